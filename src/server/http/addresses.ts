// Network addresses in one canonical form, for limits and logs.
import { isIPv6 } from 'node:net'

/**
 * The key under which an address is counted: IPv4 as it is (also when written inside IPv6), IPv6 by its /64, because one
 * household has 2^64 of them.
 */
export function addressKey(ip: string): string {
  const plain = ip.split('%', 1)[0] ?? ''
  if (!plain.includes(':') || !isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  return mappedIn(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * The network of an address that `addressKey` made: the /24 of IPv4, the /48 of IPv6. Whoever has one address of it may
 * well have them all.
 */
export function networkKey(key: string): string {
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : key.split('.').slice(0, 3).join('.')
}

/**
 * What the addresses of one network may together, in shares of one. A provider has many households in a /24 of IPv4 or a
 * /48 of IPv6, and ten that use all of theirs are no household.
 */
export const NETWORK_SHARES = 10

/** The eight groups of an IPv6 address, lower case without leading zeros, as RFC 5952 writes them. */
function groupsOf(ip: string): string[] {
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1)
  const [left = [], right = []] = canonical.split('::').map(side => side.split(':').filter(Boolean))
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}

/** ::ffff:a.b.c.d */
function mappedIn(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}
