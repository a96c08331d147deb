import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'

let academy: TestAcademy
let admin: Client
let stripe: Stripe
let sold: { priceId: string; paymentLinkId: string; url: string }
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  admin = (await seedUser(academy, { role: 'admin' })).client
  const { hostname: host, port } = openPlans(academy).sandbox.apiUrl
  stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http' })
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await openPlans(academy).clear()
  sold = await academy.services.payments.createPlanLink({
    name: 'Silver',
    amountCents: 2900,
    currency: 'usd',
    interval: 'month',
    returnUrl: 'http://localhost:3000/pricing',
    idempotencyKey: crypto.randomUUID(),
  })
})

const entered = (changes: object = {}) => ({
  name: 'Silver',
  price: 29,
  duration: 'month',
  paymentId: sold.priceId,
  link: sold.url,
  ...changes,
})
const save = (changes: object = {}) => admin.post('/api/memberships', { ...entered(changes), differing: 'refused' })
const compared = async (changes: object = {}) => {
  const { name: _, ...terms } = { ...entered(changes) }
  const query = new URLSearchParams(Object.entries(terms).map(([key, value]) => [key, String(value)]))
  const { body } = await admin.get(`/api/admin/memberships/comparison?${String(query)}`)
  return body.differences.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
}

test('A-MEM-1 D-5 a plan that is sold as it is entered is saved, by its price or by its payment link', async () => {
  expect(await compared()).toEqual([])
  expect(await compared({ paymentId: sold.paymentLinkId })).toEqual([])
  expect(await compared({ price: 58, discount: 50 })).toEqual([])
  expect(await save()).toMatchObject({ status: 200, body: { comparison: { state: 'same', differences: [] } } })
})

const other = async (fields: object) => {
  const made = { name: 'Other', amountCents: 2900, currency: 'usd', interval: 'month' as const, ...fields }
  const returnUrl = 'http://localhost:3000/pricing'
  return academy.services.payments.createPlanLink({ ...made, returnUrl, idempotencyKey: crypto.randomUUID() })
}

test('A-MEM-1 D-5 what differs is told with its field: amount, currency, rhythm, an unknown id and a link', async () => {
  expect(await compared({ price: 39 })).toEqual(['price amount'])
  expect(await compared({ discount: 10 })).toEqual(['price amount'])
  expect(await compared({ duration: 'year' })).toEqual(['duration interval'])
  expect(await compared({ paymentId: 'price_nobody' })).toEqual(['paymentId id-unknown'])
  expect(await compared({ paymentId: 'plink_nobody' })).toEqual(['paymentId id-unknown'])
  expect(await compared({ paymentId: '../v1/prices?x=é' })).toEqual(['paymentId id-unknown'])
  expect(await compared({ link: 'https://buy.stripe.com/test_1' })).toEqual(['link link-unknown'])
  const euros = await other({ currency: 'eur' })
  expect(await compared({ paymentId: euros.priceId, link: euros.url })).toEqual(['price currency'])
  const dear = await other({ amountCents: 9900 })
  expect(await compared({ link: dear.url })).toEqual(['link link-other'])
  expect(await compared({ paymentId: dear.paymentLinkId })).toEqual(['price amount', 'link link-other'])
})

test('A-MEM-1 a price or a link that is closed sells nothing, and is told', async () => {
  await stripe.prices.update(sold.priceId, { active: false })
  expect(await compared()).toEqual(['paymentId price-inactive'])
  await stripe.paymentLinks.update(sold.paymentLinkId, { active: false })
  expect(await compared()).toEqual(['paymentId price-inactive', 'link link-inactive'])
  expect(await compared({ paymentId: sold.paymentLinkId })).toEqual(['paymentId link-inactive', 'link link-inactive'])
})

test('A-MEM-1 D-5 terms that differ are saved by choice alone, and the trace tells that they did', async () => {
  expect((await save({ price: 39 })).body.code).toBe('plan-differs')
  expect((await admin.get('/api/memberships')).body.plans).toEqual([])
  const chosen = await admin.post('/api/memberships', { ...entered({ price: 39 }), differing: 'accepted' })
  expect(chosen.body).toMatchObject({
    plan: { price: 39 },
    comparison: { state: 'differs', differences: [{ field: 'price', code: 'amount', amount: 29, currency: 'usd' }] },
  })
  const change = { ...entered({ price: 49 }), differing: 'refused' }
  expect((await admin.put(`/api/admin/membership/${chosen.body.plan._id}`, change)).body.code).toBe('plan-differs')
  const entries = await academy.services.db.select().from(auditEntries)
  expect(entries.at(-1)).toMatchObject({ action: 'plan.create', after: { differsFromProvider: ['amount'] } })
})

test('R12 while the provider is away a plan is saved, and told to be uncompared', async () => {
  openPlans(academy).sandbox.order({ api: [{ kind: 'reset', path: '/v1/prices', times: 3 }] })
  expect(await save({ price: 39 })).toMatchObject({ status: 200, body: { comparison: { state: 'unknown' } } })
})
