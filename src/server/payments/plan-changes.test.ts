import { randomUUID } from 'node:crypto'

import { keys, openSandbox, type TestSandbox, webhookSecret } from '@palestra/stripe-sandbox/testing/open-sandbox'
import { subscribe } from '@palestra/stripe-sandbox/testing/subscribe'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { days, minutes } from '#src/wire/durations.ts'

import { connectPayments, type Payments } from './payments.ts'

let shop: TestSandbox
let payments: Payments
/** The provider's clock runs ahead of ours by so much. */
let ahead = 0
beforeAll(async () => {
  shop = await openSandbox()
  payments = connectPayments({ ...keys, webhookSecret }, { apiUrl: shop.sandbox.apiUrl.href })
})
afterAll(() => shop.close())

const plan = (amountCents: number, currency: string, interval: 'month' | 'year' = 'month') =>
  payments.createPlanLink({
    name: 'Gold',
    amountCents,
    currency,
    interval,
    returnUrl: 'http://localhost:3000/pricing',
    idempotencyKey: randomUUID(),
  })

async function subscribed(amountCents: number, currency: string) {
  const { url, priceId: from } = await plan(amountCents, currency)
  await subscribe(url, { site: shop.site })
  const [subscription] = (await shop.stripe.subscriptions.list({ limit: 1, price: from })).data
  return { id: subscription?.id ?? '', from }
}

test.each([
  ['usd', 2000, 3001],
  ['jpy', 2001, 3002],
  ['kwd', 20_000, 30_010],
])('half a month in %s is whole minor units, and taken as it was shown, once for a key', async (currency, was, is) => {
  const { id, from } = await subscribed(was, currency)
  const { priceId: to } = await plan(is, currency)
  ahead += days(15)
  shop.sandbox.advance(days(15))
  const change = await payments.previewChange(id, { from, to, now: new Date(Date.now() + ahead) })
  if (!change || change === 'unpaid') throw new Error('Nothing was shown')
  const { takesCents, at } = change
  expect(Number.isInteger(takesCents)).toBe(true)
  expect(takesCents).toBeGreaterThan((is - was) / 3)
  expect(takesCents).toBeLessThan((is - was) / 1.5)
  if (currency === 'kwd') expect(takesCents % 10).toBe(0)
  expect(change).toMatchObject({ creditCents: 0, nextCents: is, currency })
  const key = randomUUID()
  const done = await Promise.all([1, 2].map(() => payments.changePrice(id, { from, to, at, key })))
  expect(done).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }])
  const paid = (await shop.stripe.invoices.list({ subscription: id })).data.map(({ amount_paid: cents }) => cents)
  expect(paid).toEqual([takesCents, was])
})

test('what is not as it was believed is outdated; a subscription that is gone has no change', async () => {
  const { id, from } = await subscribed(2000, 'usd')
  const { priceId: to } = await plan(3000, 'usd')
  const now = new Date(Date.now() + ahead)
  expect(await payments.previewChange(id, { from: to, to: from, now })).toBeUndefined()
  expect(await payments.previewChange('sub_none', { from, to, now })).toBeUndefined()
  const at = Math.floor(now.getTime() / 1000) + 10
  expect(await payments.changePrice(id, { from: 'price_x', to: 'price_y', at, key: randomUUID() })).toEqual({
    outcome: 'outdated',
  })
  expect(await payments.changePrice(id, { from, to, at: at - 9999, key: randomUUID() })).toEqual({
    outcome: 'outdated',
  })
})

test('a second of the last minutes counts, one of long ago does not: days that were used are not credited', async () => {
  const { id, from } = await subscribed(2000, 'usd')
  const { priceId: to } = await plan(1000, 'usd')
  ahead += days(2)
  shop.sandbox.advance(days(2))
  const now = new Date(Date.now() + ahead)
  const ago = (ms: number) => Math.floor((now.getTime() - ms) / 1000)
  expect(await payments.previewChange(id, { from, to, at: ago(minutes(10)), now })).toMatchObject({ takesCents: 0 })
  expect(await payments.previewChange(id, { from, to, at: ago(minutes(20)), now })).toBeUndefined()
  expect(await payments.previewChange(id, { from, to, at: ago(-minutes(10)), now })).toBeUndefined()
})
