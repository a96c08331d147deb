import { expect, test } from 'vitest'

import { rateIn, taxBetween, taxIn, writtenRate } from './tax.ts'

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
