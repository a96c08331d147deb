import { expect, test } from 'vitest'

import { countries, isInUnion } from '../countries.ts'
import { isVatNumber, sampleOf, tidyTaxNumber } from './vat-numbers.ts'

const union = countries.filter(isInUnion)

test('every country of the Union has a shape, and what is shown of it fits', () => {
  expect(union).toHaveLength(27)
  for (const country of union) {
    const taxNumber = sampleOf(country)
    expect([taxNumber, isVatNumber({ country, taxNumber })]).toEqual([taxNumber, true])
    for (const wrong of [taxNumber.slice(2), `${taxNumber}12345`, taxNumber.slice(0, 3), `XX${taxNumber.slice(2)}`])
      expect([wrong, isVatNumber({ country, taxNumber: wrong })]).toEqual([wrong, false])
  }
})

test.each([
  ['BE', 'BE1012345678', true],
  ['BE', 'BE2012345678', false],
  ['CZ', 'CZ123456789', true],
  ['ES', 'ESX1234567X', true],
  ['ES', 'ES12345678X', true],
  ['ES', 'ES123456789', false],
  ['FR', 'FRXX123456789', true],
  ['GR', 'GR123456789', false],
  ['GR', 'EL123456789', true],
  ['IE', 'IE12S4567L', false],
  ['IE', 'IE1+23456L', true],
  ['IE', 'IE1234567WA', true],
  ['LT', 'LT123456789012', true],
  ['LT', 'LT1234567890', false],
  ['NL', 'NL123456789B01', true],
  ['NL', 'NL123456789C01', false],
  ['RO', 'RO12', true],
  ['RO', 'RO1', false],
  ['DE', 'de 123 456 789', true],
  ['CH', 'CHE123456789', false],
  ['', 'DE123456789', false],
])('of %s %s is one by its shape: %s', (country, taxNumber, isOne) => {
  expect(isVatNumber({ country, taxNumber })).toBe(isOne)
})

test('a number is kept without spaces, and in the Union without points and in capitals', () => {
  expect(tidyTaxNumber({ country: 'AT', taxNumber: ' atu 123-456.78/ ' })).toBe('ATU12345678')
  expect(tidyTaxNumber({ country: 'CH', taxNumber: 'CHE-123.456.789 Mwst' })).toBe('CHE-123.456.789Mwst')
})
