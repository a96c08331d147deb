import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { days } from '../durations.ts'
import { openSandbox, refusalOf, type TestSandbox } from '../testing/open-sandbox.ts'
import { subscribe } from '../testing/subscribe.ts'

let shop: TestSandbox
beforeEach(async () => {
  shop = await openSandbox()
})
afterEach(() => shop.close())

const priceOf = (unit_amount: number, interval: 'month' | 'year' = 'month', currency = 'usd') =>
  shop.stripe.prices.create({ currency, unit_amount, recurring: { interval }, product_data: { name: 'Gold' } })

async function start(): Promise<{ subscription: Stripe.Subscription; item: string }> {
  const price = await priceOf(2000)
  const { url } = await shop.stripe.paymentLinks.create({ line_items: [{ price: price.id, quantity: 1 }] })
  await subscribe(url, { site: shop.site })
  const [subscription] = (await shop.stripe.subscriptions.list({ limit: 1 })).data
  const item = subscription?.items.data[0]?.id
  if (!subscription || !item) throw new Error('Nothing was bought')
  return { subscription, item }
}

const billsOf = async () =>
  (await shop.stripe.invoices.list()).data.map(({ billing_reason, total }) => [billing_reason, total])

test('another price of the same interval keeps the period; the difference is on the next bill', async () => {
  const { subscription, item } = await start()
  const dearer = await priceOf(3000)
  const changed = await shop.stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: dearer.id }] })
  expect(changed.items.data).toMatchObject([{ id: item, price: { id: dearer.id, unit_amount: 3000 } }])
  expect(changed.items.data[0]?.current_period_end).toBe(subscription.items.data[0]?.current_period_end)
  const [updated] = await shop.waitForEvent('customer.subscription.updated')
  expect(updated?.event.data.previous_attributes).toMatchObject({ items: { data: [{ price: { unit_amount: 2000 } }] } })
  expect(await billsOf()).toEqual([['subscription_create', 2000]])
  shop.sandbox.advance(days(31.5))
  await shop.waitForEvent('invoice.paid', 2)
  expect(await billsOf()).toEqual([
    ['subscription_cycle', 4000],
    ['subscription_create', 2000],
  ])
})

/** The lines of the latest bill: what they take, from when to when they pay, and whether they only make good a change. */
async function linesOf(subscription: string) {
  const [bill] = (await shop.stripe.invoices.list({ subscription, limit: 1 })).data
  const { data } = await shop.stripe.invoices.listLineItems(bill?.id ?? '', { limit: 100 })
  expect(bill?.lines.data).toEqual(data)
  return data.map(({ amount, period, parent }) => [
    amount,
    period.end,
    parent?.subscription_item_details?.proration,
    parent?.subscription_item_details?.subscription === subscription,
  ])
}

test('the difference is billed at once, or never, where the shop says so', async () => {
  const { subscription, item } = await start()
  const dearer = await priceOf(3000)
  const items = [{ id: item, price: dearer.id }]
  await shop.stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' })
  expect(await billsOf()).toEqual([
    ['subscription_update', 1000],
    ['subscription_create', 2000],
  ])
  const end = subscription.items.data[0]?.current_period_end
  expect(await linesOf(subscription.id)).toEqual([
    [-2000, end, true, true],
    [3000, end, true, true],
  ])
  const another = await start()
  await shop.stripe.subscriptions.update(another.subscription.id, {
    items: [{ id: another.item, price: dearer.id }],
    proration_behavior: 'none',
  })
  shop.sandbox.advance(days(31.5))
  await shop.waitForEvent('invoice.paid', 5)
  expect((await billsOf()).filter(([reason]) => reason === 'subscription_cycle')).toEqual([
    ['subscription_cycle', 3000],
    ['subscription_cycle', 3000],
  ])
})

test('another interval begins now and is paid now, less what is left', async () => {
  const { subscription, item } = await start()
  const yearly = await priceOf(20_000, 'year')
  const changed = await shop.stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: yearly.id }] })
  const [sold] = changed.items.data
  expect((sold?.current_period_end ?? 0) - (sold?.current_period_start ?? 0)).toBeGreaterThan(days(364) / 1000)
  expect((await billsOf())[0]).toEqual(['subscription_update', 18_000])
  expect(await linesOf(subscription.id)).toEqual([
    [-2000, subscription.items.data[0]?.current_period_end, true, true],
    [20_000, sold?.current_period_end, false, true],
  ])
  expect((await refusalOf(shop.stripe.invoices.listLineItems('in_none'))).code).toBe('resource_missing')
})

test('a price that is closed, unknown or of another currency is refused', async () => {
  const { subscription, item } = await start()
  const closed = await priceOf(3000)
  await shop.stripe.prices.update(closed.id, { active: false, nickname: 'old' })
  expect(await shop.stripe.prices.retrieve(closed.id)).toMatchObject({ active: false, nickname: 'old' })
  const change = (price: string, id = item) =>
    shop.stripe.subscriptions.update(subscription.id, { items: [{ id, price }] })
  expect((await refusalOf(change(closed.id))).message).toContain('inactive')
  expect((await refusalOf(change((await priceOf(3000, 'month', 'eur')).id))).statusCode).toBe(400)
  expect((await refusalOf(change('price_none'))).code).toBe('resource_missing')
  expect((await refusalOf(change(closed.id, 'si_none'))).code).toBe('resource_missing')
})
