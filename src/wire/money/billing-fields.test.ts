import { expect, test } from 'vitest'

import { billingFaults, taxNumberFaults } from './billing-fields.ts'

const nothing = { name: '', company: '', line1: '', line2: '', postalCode: '', city: '', country: '', taxNumber: '' }
const person = { ...nothing, name: 'Amel' }
const at = { line1: '1 rue de Rivoli', postalCode: '75001', city: 'Paris', country: 'FR' }
const whole = { ...person, ...at, company: 'Coureurs SARL', line2: 'Bât. B', taxNumber: 'FR12345678901' }

const nameless = { path: 'name', message: 'Please enter a name or a company' }
const streetless = { path: 'line1', message: 'Please enter the street and number' }
const codeless = { path: 'postalCode', message: 'Please enter the postal code' }
const cityless = { path: 'city', message: 'Please enter the city' }
const landless = { path: 'country', message: 'Please choose the country' }

test.each([
  ['a name alone is enough', person, []],
  ['so is all of it', whole, []],
  ['and an address without a second line, a company and a number', { ...person, ...at }, []],
  ['a company alone stands for a name', { ...whole, name: '' }, []],
  ['nobody', nothing, [nameless]],
  ['nobody at an address', { ...nothing, ...at }, [nameless]],
  ['a company alone', { ...nothing, company: 'Coureurs SARL' }, [streetless, cityless, landless]],
  ['a street alone', { ...person, line1: at.line1 }, [cityless, landless]],
  ['a second line alone', { ...person, line2: 'Bât. B' }, [streetless, cityless, landless]],
  ['a postal code alone', { ...person, postalCode: '75001' }, [streetless, cityless, landless]],
  ['a city alone', { ...person, city: 'Paris' }, [streetless, landless]],
  ['a country alone', { ...person, country: 'FR' }, [streetless, codeless, cityless]],
  ['a number alone', { ...person, taxNumber: 'FR12345678901' }, [streetless, cityless, landless]],
] as const)('what an invoice needs is asked for together: %s', (_, billing, faults) => {
  expect(billingFaults(billing)).toEqual(faults)
})

test.each(['AU', 'BR', 'DZ', 'GB', 'US', 'DE', 'GR'])('no letter goes to %s without a postal code', country => {
  expect(billingFaults({ ...person, ...at, country, postalCode: '' })).toEqual([codeless])
})
test.each(['IE', 'AE', 'HK', 'SN'])('a letter goes to %s without one', country => {
  expect(billingFaults({ ...person, ...at, country, postalCode: '' })).toEqual([])
})

test('a number of the Union has the shape of its country, any other has none, and none is wrong for nobody', () => {
  const fault = { path: 'taxNumber', message: 'A tax number of this country looks like FR12345678901' }
  expect(billingFaults({ ...whole, taxNumber: 'FR1' })).toEqual([fault])
  expect(taxNumberFaults({ country: 'FR', taxNumber: 'FR1' })).toEqual([fault])
  expect(taxNumberFaults({ country: 'FR', taxNumber: 'FR12345678901' })).toEqual([])
  expect(taxNumberFaults({ country: 'FR', taxNumber: '' })).toEqual([])
  expect(taxNumberFaults({ country: 'CH', taxNumber: 'anything' })).toEqual([])
})
