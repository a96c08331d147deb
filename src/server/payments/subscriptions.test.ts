import {
  keys,
  openSandbox,
  type TestSandbox,
  waitFor,
  webhookSecret,
} from '@palestra/stripe-sandbox/testing/open-sandbox'
import { subscribe } from '@palestra/stripe-sandbox/testing/subscribe'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { days, hours } from '#src/wire/durations.ts'

import { connectPayments, type Payments } from './payments.ts'

let shop: TestSandbox
let payments: Payments
beforeAll(async () => {
  shop = await openSandbox()
  payments = connectPayments({ ...keys, webhookSecret }, { apiUrl: shop.sandbox.apiUrl.href })
})
afterAll(() => shop.close())

const gold = {
  name: 'Gold',
  amountCents: 1900,
  currency: 'usd',
  interval: 'month',
  returnUrl: 'http://localhost:3000/pricing',
  idempotencyKey: 'plan-1',
} as const

async function buy(reference: string) {
  const plan = await payments.createPlanLink(gold)
  const before = shop.received.length
  await subscribe(`${plan.url}?client_reference_id=${reference}`, { site: shop.site })
  const completed = await waitFor(() =>
    shop.received.slice(before).find(({ event }) => event.type === 'checkout.session.completed'),
  )
  const { subscriptionId } = payments.readEvent(Buffer.from(completed.body), completed.signature)
  return { plan, id: subscriptionId ?? '' }
}

test('the same key makes the link of a plan once', async () => {
  expect(await payments.createPlanLink(gold)).toEqual(await payments.createPlanLink(gold))
})

test('T84 a subscription is read with price, amount and whom it was bought for', async () => {
  const { plan, id } = await buy('user-1')
  expect(await payments.findSubscription(id)).toMatchObject({
    id,
    status: 'active',
    livemode: false,
    reference: 'user-1',
    paymentLinkId: plan.paymentLinkId,
    isCheckoutPaid: true,
    paidCents: 1900,
    paymentLinkUrl: plan.url,
    priceId: plan.priceId,
    amountCents: 1900,
    currency: 'usd',
    interval: 'month',
    cancelsAt: null,
    endedAt: null,
  })
  expect(await payments.findSubscription('sub_none')).toBeUndefined()
})

test('R6 what webhooks missed can be listed, the oldest first', async () => {
  const since = new Date(Date.now() - hours(1))
  const { id } = await buy('user-2')
  const events = (await payments.listSubscriptionEvents(since)).filter(event => event.subscriptionId === id)
  expect(events.map(event => event.type)).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ])
  expect(await payments.listSubscriptionEvents(new Date(Date.now() + hours(1)))).toEqual([])
})

test('cancelled, it runs out or ends at once; again changes nothing', async () => {
  const { id } = await buy('user-3')
  const running = await payments.cancelSubscription(id, 'period-end')
  expect(running).toMatchObject({ status: 'active', cancelsAt: running?.periodEndsAt })
  expect(running?.periodEndsAt.getTime()).toBeGreaterThan(Date.now() + days(27))
  const ended = await payments.cancelSubscription(id, 'now')
  expect(ended).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) })
  expect(await payments.cancelSubscription(id, 'now')).toEqual(ended)
  expect(await payments.cancelSubscription('sub_none', 'now')).toBeUndefined()
})

test('the portal opens for the customer of a subscription', async () => {
  const { id } = await buy('user-4')
  const { customerId = '' } = (await payments.findSubscription(id)) ?? {}
  const url = await payments.createPortalSession({ customerId, returnUrl: 'http://localhost:3000/dashboard/profile' })
  const page = await (await fetch(shop.site + new URL(url).pathname)).text()
  expect(page).toContain(id)
  expect(page).toContain('http://localhost:3000/dashboard/profile')
})
