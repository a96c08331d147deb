import { expect, test } from 'vitest'

import { tooSmall } from './smallest-charges.ts'

test.each([
  ['usd', 49, '$0.50'],
  ['gbp', 29, '£0.30'],
  ['huf', 17_499, 'HUF 175.00'],
  ['jpy', 49, '¥50'],
  ['aed', 199, 'AED 2.00'],
])('D-3 a price in %s that nobody could pay is told the least, in that currency', (currency, cents, least) => {
  const words = `price: The payment provider charges no less than ${least}. Take a higher price, or 0`
  expect(tooSmall(cents, currency)?.replaceAll('\u00A0', ' ')).toBe(words)
  expect(tooSmall(cents + 1, currency)).toBeUndefined()
  expect(tooSmall(0, currency), 'what is free is no charge').toBeUndefined()
})
