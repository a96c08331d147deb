import { expect, test } from 'vitest'

import { amountFault, CODE_SHAPE, codeOf, discountOf } from './coupons.ts'
import { stepOf } from './money.ts'
import { leastOf, MOST_MINOR } from './price-fault.ts'

const percent = (percentOff: number) => ({ percentOff, amountOffCents: null, currency: null })
const amount = (amountOffCents: number, currency: string) => ({ percentOff: null, amountOffCents, currency })

test.each([
  ['jpy', percent(15), 4_999, 750],
  ['jpy', percent(1), 60, 1],
  ['jpy', amount(500, 'jpy'), 4_400, 500],
  ['kwd', percent(15), 4_990, 750], // 0.7485, and the last of three decimals is not charged
  ['kwd', amount(1_250, 'kwd'), 4_990, 1_250],
  ['isk', percent(15), 499_900, 75_000],
  ['usd', percent(33), 100, 33],
  ['usd', percent(100), 1, 1],
  ['usd', percent(50), 100, 50], // what is left is just what the provider charges
  ['usd', percent(51), 100, 100],
  ['usd', amount(5_000, 'usd'), 4_900, 4_900],
  ['usd', amount(5_000, 'eur'), 4_900, 0],
] as const)('D-3 in %s %j takes of %d minor units %d', (currency, coupon, priceCents, off) => {
  expect(discountOf(coupon, { priceCents, currency })).toBe(off)
})

test('what is left of any price is nothing, or something that the provider charges', () => {
  for (const currency of ['usd', 'jpy', 'kwd', 'isk', 'huf', 'gbp'])
    for (let off = 1; off <= 100; off += 1)
      for (const times of [1, 3, 7, 50, 999]) {
        const priceCents = Math.ceil((leastOf(currency) * times) / stepOf(currency)) * stepOf(currency)
        const discount = discountOf(percent(off), { priceCents, currency })
        const left = priceCents - discount
        expect([discount >= 0, left === 0 || left >= leastOf(currency), left % stepOf(currency)]).toEqual([
          true,
          true,
          0,
        ])
      }
})

test('a code has one spelling, however it comes', () => {
  for (const typed of ['ab-12', ' AB-12\n', 'Ab –12', 'ａｂ－１２', 'ab—12']) expect(codeOf(typed)).toBe('AB-12')
})

test.each([
  [5, 'jpy', undefined],
  [5.5, 'jpy', 'An amount in JPY has no decimals'],
  [0.5, 'kwd', undefined],
  [0, 'usd', 'Please enter an amount above zero'],
  [MOST_MINOR / 100, 'usd', undefined],
  [1_000_000, 'usd', 'This is more than any course costs'],
  [0.125, 'kwd', 'An amount in KWD has at most 2 decimals'],
])('D-3 an amount of %d %s', (value, currency, fault) => {
  expect(amountFault(value, currency)).toBe(fault)
})

test('a code is letters and digits, and dashes between them', () => {
  const good = ['A', '1', 'AB', 'A-B', 'SPRINT-10', '2--7']
  const bad = ['', '-', '-A', 'A-', 'a', 'A B', 'A_B', 'A\n', 'AÉ', 'A-B!', '!A-B', 'ÉA']
  expect(good.filter(code => !CODE_SHAPE.test(code))).toEqual([])
  expect(bad.filter(code => CODE_SHAPE.test(code))).toEqual([])
})
