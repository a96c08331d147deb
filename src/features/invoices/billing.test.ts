// What is kept of to whom invoices are made out.
import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { company } from '#src/testing/services/invoicing.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })

const nothing = { ...company, company: '', line1: '', postalCode: '', city: '', country: '', taxNumber: '' }
const wrongs = { line1: 'street', postalCode: 'postal code', city: 'city', country: 'country' }

test.each([
  ['a country alone', { country: 'FR' }, ['line1', 'postalCode', 'city']],
  ['a street alone', { line1: '1 rue de Rivoli' }, ['city', 'country']],
  ['a city of where letters need no code', { city: 'Dublin', country: 'IE' }, ['line1']],
  ['a company alone', { company: 'Sprint SARL' }, ['line1', 'city', 'country']],
  ['a number alone', { taxNumber: 'FR12345678901' }, ['line1', 'city', 'country']],
])('of an address what an invoice needs is asked for together, each beside its field: %s', async (_, given, paths) => {
  const { client } = await seedUser(academy)
  expect((await client.put('/api/billing', nothing)).status).toBe(200)
  const { status, body } = await client.put('/api/billing', { ...nothing, ...given })
  expect([status, body.fields]).toEqual([
    400,
    paths.map(path => ({ path, message: expect.stringContaining(wrongs[path as keyof typeof wrongs]) })),
  ])
  expect((await client.get('/api/billing')).body.billing).toEqual(nothing)
})

test('a tax number is kept without spaces, and in the Union has the shape of its country', async () => {
  const { client } = await seedUser(academy)
  const put = (changes: object) => client.put('/api/billing', { ...company, ...changes })
  for (const [country, taxNumber, sample] of [
    ['FR', 'FR1234567890', 'FR12345678901'],
    ['AT', '12345678', 'ATU12345678'],
    ['GR', 'GR123456789', 'EL123456789'],
    ['NL', 'NL12345678901', 'NL123456789B01'],
  ]) {
    const message = `A tax number of this country looks like ${sample}`
    expect((await put({ country, taxNumber })).body.fields).toEqual([{ path: 'taxNumber', message }])
  }
  expect((await put({ taxNumber: ' fr 12 345.678.901 ' })).body.billing.taxNumber).toBe('FR12345678901')
  expect((await put({ country: 'CH', taxNumber: 'CHE-123.456.789 MWST' })).body.billing.taxNumber).toBe(
    'CHE-123.456.789MWST',
  )
})

test('billing details need a name or a company, have limits, and can be taken away', async () => {
  const { client } = await seedUser(academy)
  expect((await client.put('/api/billing', { ...company, name: '', company: '' })).status).toBe(400)
  expect((await client.put('/api/billing', { ...company, city: 'x'.repeat(81) })).status).toBe(400)
  expect((await client.put('/api/billing', { ...company, country: 'XX' })).status).toBe(400)
  expect((await client.put('/api/billing', { ...company, name: '' })).status).toBe(200)
  expect((await client.delete('/api/billing')).status).toBe(200)
  expect((await client.get('/api/billing')).body.billing).toBeNull()
})
