import { expect, test } from 'vitest'

import { fromMinor, stepOf } from './money.ts'
import { MOST_MINOR, priceFault } from './price-fault.ts'

test.each([
  ['usd', 0.49, 0.5, '$0.50'],
  ['gbp', 0.29, 0.3, '£0.30'],
  ['huf', 174.99, 175, 'HUF 175.00'],
  ['jpy', 49, 50, '¥50'],
  ['isk', 49, 50, 'ISK 50'],
  ['ugx', 49, 50, 'UGX 50'],
  ['kwd', 0.49, 0.5, 'KWD 0.500'],
  ['aed', 1.99, 2, 'AED 2.00'],
])('D-3 a price in %s that nobody could pay is told the least, in that currency', (currency, price, least, told) => {
  const words = `price: The payment provider charges no less than ${told}. Take a higher price, or 0`
  expect(priceFault(price, currency)?.replaceAll('\u00A0', ' ')).toBe(words)
  expect(priceFault(least, currency)).toBeUndefined()
  expect(priceFault(0, currency), 'what is free is no charge').toBeUndefined()
})

test.each([
  ['jpy', 5000, 5000.5, 'no decimals'],
  ['isk', 5000, 5000.5, 'no decimals'],
  ['eur', 19.99, 19.999, 'at most 2 decimals'],
  ['eur', 1.01, 1.005, 'at most 2 decimals'],
  // It is counted in thousandths, of which the provider takes the hundredths.
  ['kwd', 19.99, 19.999, 'at most 2 decimals'],
])('D-3 a price in %s may be %d, and %d is told how many decimals there are', (currency, good, wrong, told) => {
  expect(priceFault(good, currency)).toBeUndefined()
  expect(priceFault(wrong, currency)).toBe(`price: A price in ${currency.toUpperCase()} has ${told}`)
})

test.each(['usd', 'jpy', 'kwd', 'isk'])('D-7 a price in %s is no more than the provider takes at once', currency => {
  const most = fromMinor(MOST_MINOR - (MOST_MINOR % stepOf(currency)), currency)
  expect(priceFault(most, currency)).toBeUndefined()
  expect(priceFault(most + 1, currency)).toMatch(/^price: The payment provider charges no more than /)
})

test('D-6 what is left of a price after its discount is what has to be charged', () => {
  expect(priceFault(1, 'usd', 51)).toMatch(/no less than \$0\.50/)
  expect(priceFault(1, 'usd', 50)).toBeUndefined()
  expect(priceFault(1, 'usd', 100)).toBeUndefined()
})
