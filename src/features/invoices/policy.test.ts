import { expect, test } from 'vitest'

import { addedFor, numberOf, taxOf } from './policy.ts'

const rules = {
  chargesTax: true,
  country: 'DE',
  rate: 1_900,
  countryRates: [
    { country: 'FR', rate: 2_000 },
    { country: 'US', rate: 0 },
  ],
  taxesAbroad: true,
  reverseCharge: true,
}
const taxFor = (country: string, taxNumber = '', changed: Partial<typeof rules> = {}) => {
  const { rate, noTax } = taxOf({ ...rules, ...changed }, { country, taxNumber })
  return noTax ?? rate
}

test('a sale has the rate of the country of its buyer, else the standard one', () => {
  expect(['', 'DE', 'FR', 'IT', 'US', 'CH'].map(country => taxFor(country))).toEqual([
    1_900,
    1_900,
    2_000,
    1_900,
    'no-rate',
    1_900,
  ])
})

test.each([
  ['FR', 'FR12345678901', 'reverse-charge'],
  ['FR', 'fr 123.456-78901', 'reverse-charge'],
  ['GR', 'EL123456789', 'reverse-charge'],
  ['GR', 'GR123456789', 1_900],
  ['FR', '12345678901', 2_000],
  ['FR', 'DE123456789', 2_000],
  ['FR', 'FR', 2_000],
  ['FR', 'FRanything', 2_000],
  ['FR', 'FR1234567890', 2_000],
  ['AT', 'AT12345678', 1_900],
  ['AT', 'ATU12345678', 'reverse-charge'],
  ['DE', 'DE123456789', 1_900],
  ['CH', 'CH123456789', 1_900],
  ['', 'FR12345678901', 1_900],
])(
  'reverse charge is for a business of another country of the Union with a number of its form: %s %s',
  (country, number, tax) => {
    expect(taxFor(country, number)).toBe(tax)
  },
)

test('reverse charge is what administrators switched on, where the academy is in the Union and charges tax', () => {
  expect(taxFor('FR', 'FR12345678901', { reverseCharge: false })).toBe(2_000)
  expect(taxFor('FR', 'FR12345678901', { country: 'DZ' })).toBe(2_000)
  expect(taxFor('FR', 'FR12345678901', { chargesTax: false })).toBe('not-charged')
})

test('a number has five digits at least', () => {
  expect(numberOf({ series: 'INV', year: 2026, serial: 1 })).toBe('INV-2026-00001')
  expect(numberOf({ series: 'INV', year: 2026, serial: 123_456 })).toBe('INV-2026-123456')
})

test('buyers abroad whose country has no rate pay none where the academy says so', () => {
  const pays = (country: string) => taxFor(country, '', { taxesAbroad: false })
  expect(['', 'DE', 'FR', 'IT', 'US', 'CH'].map(pays)).toEqual([1_900, 1_900, 2_000, 'no-rate', 'no-rate', 'no-rate'])
  // At home it is a rate as any other.
  expect(taxFor('DE', '', { rate: 0 })).toBe(0)
})

test('the tax is added where the academy charges one and adds it', () => {
  const adding = { ...rules, addsTax: true, taxName: 'VAT' }
  const buyer = { country: 'US', taxNumber: '12' }
  expect(addedFor(adding, buyer)).toEqual({ name: 'VAT', rate: 0, reason: 'no-rate', country: 'US', taxNumber: '12' })
  expect(addedFor(adding, { country: '', taxNumber: '' })).toMatchObject({ rate: 1_900, reason: null, country: '' })
  expect(addedFor(adding, { country: 'FR', taxNumber: 'FR12345678901' })).toMatchObject({ reason: 'reverse-charge' })
  for (const none of [undefined, { ...adding, addsTax: false }, { ...adding, chargesTax: false }])
    expect(addedFor(none, buyer)).toBeNull()
})
