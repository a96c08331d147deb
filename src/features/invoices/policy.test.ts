import { describe, expect, test } from 'vitest'

import { addedFor, isBusiness, numberOf, taxOf, vatNumberOf } from './policy.ts'

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

describe('which number of a party is one for value added tax', () => {
  test.each([
    ['DE', 'DE123456789', 'DE123456789'],
    ['FR', 'fr ab 123.456-789', 'FRAB123456789'],
    ['GR', 'EL123456789', 'EL123456789'],
    ['ES', 'ESX1234567X', 'ESX1234567X'],
    ['NL', 'NL*+SSSSSS1B12', 'NL*+SSSSSS1B12'],
    ['RO', 'RO12', 'RO12'],
    ['GB', 'GB123456789', 'GB123456789'],
    ['CH', 'CHE-123.456.789', 'CHE123456789'],
    ['CH', 'CHE-123.456.789 IVA', 'CHE123456789IVA'],
    ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ])('one that begins with the letters of its country is, as programs read it: %s %s', (country, taxNumber, number) => {
    expect(vatNumberOf({ country, taxNumber })).toBe(number)
  })

  test.each([
    ['of a tax office', 'DE', '12/345/67890'],
    ['of another country', 'DE', 'FR12345678901'],
    ['with the letters of its country at its end', 'DE', '123456789DE'],
    ['with the letters of its country alone', 'DE', 'DE'],
    ['with one sign after them', 'FR', 'FR1'],
    ['without a digit', 'FR', 'FRanything'],
    ['with what stands in none', 'DE', 'DE12345678!'],
    ['with what stands in none before it', 'DE', 'DE!DE123456789'],
    ['that is too long', 'CH', 'CHE123456789MWSTX'],
    ['of Greece with the letters of its addresses', 'GR', 'GR123456789'],
    ['of another country, in Greece', 'GR', 'DE123456789'],
    ['of who did not say where they are', '', 'DE123456789'],
    ['that is empty', 'DE', ''],
    ['that is empty, of who did not say where they are', '', ''],
  ])('one %s is not: %s %s', (_, country, taxNumber) => {
    expect(vatNumberOf({ country, taxNumber })).toBeUndefined()
  })
})

test('who names a company or a tax number keeps books, who names neither does not', () => {
  expect(isBusiness({ company: 'Palestra GmbH', taxNumber: 'DE123456789' })).toBe(true)
  expect(isBusiness({ company: 'Palestra GmbH', taxNumber: '' })).toBe(true)
  expect(isBusiness({ company: '', taxNumber: 'DE123456789' })).toBe(true)
  expect(isBusiness({ company: '', taxNumber: '' })).toBe(false)
})
