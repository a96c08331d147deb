import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addressKey, networkKey } from './addresses.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:CB00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('T7 ASVS 4.1.3 %s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test.each([
  ['203.0.113.9', '::ffff:203.0.113.200', true],
  ['203.0.113.9', '203.0.114.9', false],
  ['2001:db8:1:2::1', '2001:db8:1:ffff::', true],
  ['2001:db8:1:2::1', '2001:db8:2:2::1', false],
])('T5 T49 %s and %s are of one network: %s', (one, other, isSame) => {
  expect(networkKey(addressKey(one)) === networkKey(addressKey(other))).toBe(isSame)
})

const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 })
const isMapped = (all: number[]) => all.slice(0, 5).every(group => group === 0) && all[5] === 0xffff

test('T7 ASVS 15.3.4 however an IPv6 address is spelled, its /64 is one key, and no other address has it', () => {
  fc.assert(
    fc.property(groups, groups, fc.boolean(), (one, other, pad) => {
      fc.pre(!isMapped(one) && !isMapped(other))
      const spell = (all: number[]) => all.map(group => group.toString(16).padStart(pad ? 4 : 1, '0')).join(':')
      const neighbour = [...one.slice(0, 4), ...other.slice(4)]
      expect(addressKey(spell(one))).toBe(addressKey(spell(neighbour).toUpperCase()))
      const isSameNetwork = one.slice(0, 4).join() === other.slice(0, 4).join()
      expect(addressKey(spell(one)) === addressKey(spell(other))).toBe(isSameNetwork)
    }),
  )
})

test('T7 an IPv4 address inside IPv6 is the same caller, spelled either way', () => {
  fc.assert(
    fc.property(fc.ipV4(), ip => {
      const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number)
      expect(addressKey(`::ffff:${ip}`)).toBe(ip)
      expect(addressKey(`::ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`)).toBe(ip)
    }),
  )
})
