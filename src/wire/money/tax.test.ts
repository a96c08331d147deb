import { expect, test } from 'vitest'

import { stepOf } from './money.ts'
import { rateIn, taxBetween, taxIn, taxOn, writtenRate } from './tax.ts'

test.each([
  // 2 decimals
  [8_900, '0', 'eur', 0],
  [8_900, '7.7', 'chf', 636],
  [8_900, '19', 'eur', 1_421],
  [8_900, '20', 'eur', 1_483],
  [8_900, '25.5', 'eur', 1_808],
  [1, '20', 'eur', 0],
  [4, '20', 'eur', 1],
  [99_999_999_00, '25.5', 'eur', 2_031_872_490],
  // none
  [100, '0', 'jpy', 0],
  [100, '7.7', 'jpy', 7],
  [1_250, '19', 'jpy', 200],
  [1_250, '20', 'jpy', 208],
  [1_250, '25.5', 'jpy', 254],
  // three
  [10_000, '0', 'kwd', 0],
  [10_010, '7.7', 'kwd', 716],
  [10_010, '19', 'kwd', 1_598],
  [10_010, '20', 'kwd', 1_668],
  [10_010, '25.5', 'kwd', 2_034],
  // none, although it is counted in hundredths
  [1_000_00, '25.5', 'isk', 203_00],
])('D-3 of %i with %s %% in %s the tax is %i', (total, rate, currency, tax) => {
  expect(taxIn(total, rateIn(rate), currency)).toBe(tax)
})

test('D-3 a tax is what the exact fraction rounds to, for every small sum and odd rate', () => {
  for (const rate of [0, 1, 770, 1_900, 2_000, 2_550, 9_999])
    for (let total = 0; total < 3_000; total += 7) {
      const net = (2n * BigInt(total) * 10_000n + BigInt(10_000 + rate)) / (2n * BigInt(10_000 + rate))
      expect(taxIn(total, rate, 'eur')).toBe(total - Number(net))
    }
})

test('D-3 what is credited in parts adds up to the tax of the whole, in any order', () => {
  const [total, rate, currency] = [8_900, 1_900, 'eur']
  const steps = [0, 33, 66, 1_000, 900, 4_567, 8_899, 8_900]
  const parts = steps
    .slice(1)
    .map((after, index) =>
      taxBetween(
        { before: steps[index] ?? 0, after },
        { rate, currency, totalCents: total, taxCents: taxIn(total, rate, currency) },
      ),
    )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(taxIn(total, rate, currency))
})

test('a rate is read as people write it, and written so again', () => {
  const written = ['0', '7.7', '19', '8.05', '25.5', '99.99']
  expect(written.map(rateIn)).toEqual([0, 770, 1_900, 805, 2_550, 9_999])
  expect(written.map(rateIn).map(writtenRate)).toEqual(written)
  expect(rateIn('7,7')).toBe(770)
})

test.each([
  [8_900, '19', 'eur', 1_691],
  [10_000, '0', 'eur', 0],
  // 0.005 of a cent more than half
  [50, '7', 'eur', 4],
  [1_005, '10', 'jpy', 101],
  [1_004, '10', 'jpy', 100],
  // Whole króna, which are counted in hundredths: 24.12 of 100.5
  [10_000, '24', 'isk', 2_400],
  [10_100, '24', 'isk', 2_400],
  [10_300, '24', 'isk', 2_500],
  // Dinars of a thousand, of which the last one of three decimals is not charged: 0.5025
  [10_050, '5', 'kwd', 500],
  [10_100, '5', 'kwd', 510],
] as const)('D-3 to %i of a price %s %% add, in %s, %i', (net, rate, currency, tax) => {
  expect(taxOn(net, rateIn(rate), currency)).toBe(tax)
})

test.each(['eur', 'jpy', 'isk', 'kwd'])(
  'D-3 price and tax can always be charged in %s, and are credited as they were',
  currency => {
    const step = stepOf(currency)
    for (const rate of [0, 1, 500, 770, 1_000, 1_900, 2_550, 9_999])
      for (let price = step; price < 700 * step; price += 7 * step) {
        const taxCents = taxOn(price, rate, currency)
        const totalCents = price + taxCents
        expect([totalCents % step, taxCents >= 0]).toEqual([0, true])
        const invoice = { rate, currency, taxCents, totalCents }
        const third = Math.floor(totalCents / 3 / step) * step
        const steps = [0, step, third, totalCents - step, totalCents]
        const parts = steps.slice(1).map((after, index) => taxBetween({ before: steps[index] ?? 0, after }, invoice))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(taxCents)
      }
  },
)

test('D-3 a rate of nothing adds nothing, also to what is no multiple of what is charged', () => {
  expect([taxOn(4_995, 0, 'kwd'), taxOn(0, 1_900, 'eur')]).toEqual([0, 0])
})
