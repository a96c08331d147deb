import { expect, test } from 'vitest'

import { payableCents, payableOf } from './payable.ts'

test.each([
  ['usd', 9.99, 10, 8.99],
  ['jpy', 999, 50, 500],
  ['kwd', 4.99, 15, 4.24], // 4.2415, and the last of three decimals is not charged
  ['isk', 4_999, 15, 4_249],
  ['usd', 9, 100, 0],
] as const)('D-3 D-6 in %s a price of %d with %d percent off is %d', (currency, price, discount, left) => {
  expect(payableOf({ price, discount }, currency)).toBe(left)
})

test('D-6 no discount changes no price', () => {
  expect(payableCents({ priceCents: 4_990, discount: 0, currency: 'kwd' })).toBe(4_990)
})
