import { expect, test } from 'vitest'

import { amountIn, isUnclear, typedOf } from './typed-price.ts'

test.each([
  ['0', 0, '0'],
  [' 49 ', 49, '49'],
  ['12.5', 12.5, '12.50'],
  ['12,5', 12.5, '12.50'],
  ['12,50', 12.5, '12.50'],
  ['0,99', 0.99, '0.99'],
  ['1,234', 1234, '1234'],
  ['1,234.50', 1234.5, '1234.50'],
  ['999,999.99', 999_999.99, '999999.99'],
])('D-3 %j is %d dollars, and stands there again as %j', (typed, dollars, shown) => {
  expect(amountIn(typed)).toBe(dollars)
  expect(typedOf(dollars)).toBe(shown)
  expect(amountIn(shown)).toBe(dollars)
})

test.each([
  ['49,900', 'tnd', true],
  [' 1.250 ', 'kwd', true],
  ['49,9', 'tnd', false],
  ['49900', 'tnd', false],
  ['1,249,900', 'tnd', false],
  ['49,900', 'usd', false],
  ['49,900', 'jpy', false],
])('D-3 that %j in %s may be two prices: %s', (typed, currency, is) => {
  expect(isUnclear(typed, currency)).toBe(is)
})
