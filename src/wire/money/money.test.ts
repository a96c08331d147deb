import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  decimalOf,
  fromMinor,
  inCurrency,
  moneyFormat,
  priceDecimals,
  shownDecimals,
  stepOf,
  sumOf,
  toMinor,
  withCode,
} from './money.ts'
import { payableCents } from './payable.ts'

const currencies = Intl.supportedValuesOf('currency').map(code => code.toLowerCase())
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('D-3 money comes back from the wire to the last minor unit, in every currency', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(amount, fc.constantFrom(...currencies), (minor, currency) => {
      expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor)
      expect(toMinor(Number(decimalOf(minor - (minor % 100), currency)), currency)).toBe(minor - (minor % 100))
    }),
  )
})

test.each([
  [0.29, 'usd', 29],
  [49.9, 'usd', 4990],
  [0.1 + 0.2, 'usd', 30],
  // In binary, 1.005 times 100 is 100.49999999999999.
  [1.005, 'usd', 101],
  [999_999.99, 'usd', 99_999_999],
  [1e-7, 'usd', 0],
  [5000, 'jpy', 5000],
  [1.5, 'jpy', 2],
  [19.999, 'kwd', 19_999],
  [1.0005, 'kwd', 1001],
  [5000, 'isk', 500_000],
  [5000, 'ugx', 500_000],
  [5000, 'dzd', 500_000],
  [5, 'tnd', 5000],
])('D-3 %d %s are %d minor units at the provider', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor)
})

test('D-3 amounts have the decimals that ISO 4217 says, but where the provider counts otherwise', () => {
  const said = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const others = currencies.filter(currency => said(currency) !== shownDecimals(currency))
  // The provider counts hundredths of all these. Unicode gives them none, where nobody pays with the coins any more; of
  // `iqd` and `lyd`, which have three, it takes nothing at all.
  expect(others.join(' ')).toBe('afn all cop huf idr iqd irr kpw lak lbp lyd mmk pkr sll sos syp yer')
})

test('D-3 what the provider takes of a currency', () => {
  const of = (currency: string) => [shownDecimals(currency), priceDecimals(currency), stepOf(currency)]
  expect(
    Object.fromEntries(['usd', 'dzd', 'jpy', 'isk', 'ugx', 'mga', 'kwd', 'tnd'].map(one => [one, of(one)])),
  ).toEqual({
    usd: [2, 2, 1],
    dzd: [2, 2, 1],
    jpy: [0, 0, 1],
    isk: [0, 0, 100],
    ugx: [0, 0, 100],
    mga: [0, 0, 1],
    kwd: [3, 2, 10],
    tnd: [3, 2, 10],
  })
})

test.each([
  [8900, 'usd', '$89.00 USD', '89.00'],
  [5000, 'jpy', '¥5,000 JPY', '5000'],
  [1999, 'eur', '€19.99 EUR', '19.99'],
  [19_990, 'kwd', 'KWD 19.990', '19.990'],
  [500_000, 'isk', 'ISK 5,000', '5000'],
  [250_000, 'dzd', 'DZD 2,500.00', '2500.00'],
])('D-3 %d minor units of %s are written %s, and %s for programs', (minor, currency, told, digits) => {
  expect(plain(sumOf(minor, currency))).toBe(told)
  expect(decimalOf(minor, currency)).toBe(digits)
})

test('D-3 a reader finds amounts as their language writes them', () => {
  const write = (language: string, currency: string) =>
    new Intl.NumberFormat(language, moneyFormat(currency)).format(1234.5).replaceAll(/[\u00A0\u202F]/g, ' ')
  expect([write('fr', 'eur'), write('en', 'kwd'), write('en', 'rsd')]).toEqual([
    '1 234,50 €',
    'KWD 1,234.500',
    'RSD 1,234.50',
  ])
  expect([withCode('$1', 'usd'), withCode('USD 1', 'usd')]).toEqual(['$1 USD', 'USD 1'])
})

test.each([
  ['usd', 999, 33, 669],
  ['jpy', 999, 33, 669],
  ['kwd', 9990, 33, 6690],
  ['isk', 99_900, 33, 66_900],
  ['kwd', 10_010, 50, 5010],
  ['usd', 4900, 0, 4900],
  ['usd', 4900, 100, 0],
])('D-6 in %s %d less %d percent are %d, which can be charged', (currency, priceCents, discount, payable) => {
  expect(payableCents({ priceCents, discount, currency })).toBe(payable)
  expect(payable % stepOf(currency)).toBe(0)
})

test('D-3 the same number in another currency', () => {
  expect(inCurrency(4900, 'usd', 'jpy')).toBe(49)
  expect(inCurrency(4950, 'usd', 'jpy')).toBe(50)
  expect(inCurrency(4950, 'usd', 'kwd')).toBe(49_500)
  expect(inCurrency(4950, 'usd', 'isk')).toBe(5000)
  expect(inCurrency(49, 'jpy', 'usd')).toBe(4900)
})
