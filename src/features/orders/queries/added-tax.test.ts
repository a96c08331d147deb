import { expect, test } from 'vitest'

import { MOST_MINOR } from '#src/wire/money/price-fault.ts'

import { isTaxedElsewhere, shownTax, taxedAgain, taxedAmount, withTax } from './added-tax.ts'

const tax = { name: 'VAT', rate: 1_900, reason: null, country: 'DE', taxNumber: '' }
const reversed = { ...tax, rate: 0, reason: 'reverse-charge', country: 'FR', taxNumber: 'FR1' } as const

test('D-1 the amount of an order is price and tax, or the price that holds it', () => {
  expect(taxedAmount(10_000, 'usd', null)).toEqual({ amountCents: 10_000 })
  expect(taxedAmount(0, 'usd', { ...tax, country: '' })).toEqual({ amountCents: 0 })
  expect(taxedAmount(10_000, 'usd', tax)).toMatchObject({ amountCents: 11_900, netCents: 10_000, taxCents: 1_900 })
  expect(taxedAmount(10_000, 'usd', { ...tax, country: '' })).toMatchObject({ refused: 'country-needed' })
  expect(taxedAmount(MOST_MINOR, 'usd', tax)).toMatchObject({ refused: 'too-much-taxed' })
  expect(taxedAmount(MOST_MINOR, 'usd', reversed)).toMatchObject({ amountCents: MOST_MINOR, untaxed: 'reverse-charge' })
})

test('R26 what is offered has the tax of now; who does not say any more where they are keeps the rate of the order', () => {
  const order = { currency: 'usd', taxRate: 2_000 }
  expect(withTax(10_000, order, null)).toBe(10_000)
  expect(withTax(10_000, order, tax)).toBe(11_900)
  expect(withTax(10_000, order, { ...tax, country: '' })).toBe(12_000)
  expect(withTax(10_000, { ...order, taxRate: null }, { ...tax, country: '' })).toBe(11_900)
})

test('R26 an order is of elsewhere by its country, and by its number where that takes the tax away', () => {
  const order = { taxCountry: 'DE', taxNumber: '', untaxed: null }
  expect(isTaxedElsewhere(order, tax)).toBe(false)
  expect(isTaxedElsewhere(order, null)).toBe(false)
  expect(isTaxedElsewhere(order, { ...tax, country: '' })).toBe(false)
  expect(isTaxedElsewhere(order, { ...tax, country: 'CH' })).toBe(true)
  expect(isTaxedElsewhere(order, { ...tax, taxNumber: '12 345' })).toBe(false)
  expect(isTaxedElsewhere({ ...order, taxCountry: null }, { ...tax, country: 'CH' })).toBe(false)
  const french = { taxCountry: 'FR', taxNumber: 'FR1', untaxed: 'reverse-charge' } as const
  expect(isTaxedElsewhere(french, reversed)).toBe(false)
  expect(isTaxedElsewhere(french, { ...reversed, taxNumber: 'FR2' })).toBe(true)
  expect(isTaxedElsewhere({ ...french, untaxed: null, taxNumber: '' }, reversed)).toBe(true)
  // Where administrators end reverse charge, the price has changed, and not the buyer.
  expect(isTaxedElsewhere(french, { ...reversed, reason: null, rate: 2_000 })).toBe(false)
})

test('T20 an order that becomes what was really paid has its tax in that', () => {
  const order = { amountCents: 11_900, netCents: 10_000, taxCents: 1_900, taxRate: 1_900, currency: 'usd' }
  const paid = { amountCents: 5_950, currency: 'usd' }
  expect(taxedAgain(order, paid)).toEqual({ netCents: 5_000, taxCents: 950 })
  expect(taxedAgain({ ...order, netCents: null }, paid)).toEqual({ netCents: null, taxCents: null })
  expect(taxedAgain({ ...order, taxRate: 0 }, paid)).toEqual({ netCents: 5_950, taxCents: 0 })
  // Of the same sum the tax stays, which was rounded to ten fils and not taken out of it.
  const dinars = { amountCents: 10_550, netCents: 10_050, taxCents: 500, taxRate: 500, currency: 'kwd' }
  const { amountCents, netCents, taxCents } = dinars
  expect(taxedAgain(dinars, { amountCents, currency: 'kwd' })).toEqual({ netCents, taxCents })
  expect(taxedAgain(dinars, { amountCents, currency: 'usd' })).toEqual({ netCents: 10_048, taxCents: 502 })
})

test('what holds its tax shows none', () => {
  expect(shownTax({ currency: 'jpy' })).toBeNull()
  const added = taxedAmount(1_005, 'jpy', { ...tax, rate: 1_000 })
  // 100.5 yen, half up
  expect(shownTax({ currency: 'jpy', ...added })).toMatchObject({ net: 1_005, amount: 101, country: 'DE' })
})
