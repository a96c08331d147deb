// Network addresses in one canonical form, for limits and logs.
import { isIPv6 } from 'node:net'

/**
 * The key under which an address is counted: IPv4 as it is (also when written inside IPv6), IPv6 by its /64, because one
 * household has 2^64 of them.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
