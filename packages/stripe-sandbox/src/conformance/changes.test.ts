// What the real provider answers to a change of what somebody subscribes to, asked through its own SDK. Each row is named
// by what it asks; the comments say where the provider promises it.
import { expect, test } from 'vitest'

import { keepSandbox, refusalOf } from '../testing/open-sandbox.ts'
import { idOf, openPlans } from '../testing/plans.ts'

const shop = await keepSandbox()
const { stripe } = shop
const desk = openPlans(shop)

type Change = { price: string; at: number; proration?: 'always_invoice' | 'none' }

/** Somebody who has paid for a month, and how it is changed. */
async function subscribed(terms: { unit_amount?: number; currency?: string } = {}) {
  const { subscription } = await desk.checkoutBy(await desk.linkOf({}, await desk.priceOf(terms)))
  const [item] = subscription.items.data
  if (!item) throw new Error('Nothing was bought')
  const { id } = subscription
  const half = Math.floor((item.current_period_start + item.current_period_end) / 2)
  const of = ({ price, at, proration = 'always_invoice' }: Change) => ({
    items: [{ id: item.id, price }],
    proration_behavior: proration,
    proration_date: at,
  })
  return {
    id,
    item,
    half,
    preview: (change: Change) => stripe.invoices.createPreview({ subscription: id, subscription_details: of(change) }),
    update: (change: Change) =>
      stripe.subscriptions.update(id, { ...of(change), payment_behavior: 'error_if_incomplete' }),
    lastBill: async () => {
      const [bill] = (await stripe.invoices.list({ subscription: id, limit: 1 })).data
      return bill
    },
    balance: async () => {
      const customer = await stripe.customers.retrieve(idOf(subscription.customer))
      return customer.deleted ? undefined : customer.balance
    },
  }
}

// https://docs.stripe.com/billing/subscriptions/prorations#preview-proration
test.each([
  ['usd', 2000, 3001, 501],
  ['jpy', 2001, 3002, 501],
  ['kwd', 20_000, 30_010, 5000],
])('a preview in %s takes nothing, and the update with its date takes just that', async (currency, was, is, due) => {
  const one = await subscribed({ currency, unit_amount: was })
  const { id: price } = await desk.priceOf({ currency, unit_amount: is })
  const [end, at] = [one.item.current_period_end, one.half]
  const seen = await one.preview({ price, at })
  expect(seen.amount_due).toBeGreaterThanOrEqual(due - 10)
  expect(seen.amount_due).toBeLessThanOrEqual(due + 10)
  if (currency === 'kwd') expect(seen.amount_due % 10).toBe(0)
  expect(seen.lines.data.map(({ period }) => period.end)).toEqual([end, end])
  expect((await one.lastBill())?.billing_reason).toBe('subscription_create')
  const changed = await one.update({ price, at })
  expect(changed.items.data[0]).toMatchObject({ price: { id: price }, current_period_end: end })
  expect(await one.lastBill()).toMatchObject({ amount_paid: seen.amount_due, status: 'paid' })
})

// https://docs.stripe.com/billing/customer/balance
test('what a cheaper price gives back stays with the customer, and pays the next bills', async () => {
  const one = await subscribed({ unit_amount: 3000 })
  const { id: price } = await desk.priceOf({ unit_amount: 1000 })
  const at = one.half
  const seen = await one.preview({ price, at })
  expect(seen).toMatchObject({ amount_due: 0, starting_balance: 0, ending_balance: null })
  expect(seen.total).toBeLessThan(-900)
  await one.update({ price, at })
  expect(await one.lastBill()).toMatchObject({ amount_due: 0, amount_paid: 0, status: 'paid', total: seen.total })
  expect(await one.balance()).toBe(seen.total)
  const next = await stripe.invoices.createPreview({ subscription: one.id })
  expect(next).toMatchObject({ total: 1000, starting_balance: seen.total, amount_due: Math.max(0, 1000 + seen.total) })
})

// https://docs.stripe.com/billing/subscriptions/prorations: another interval begins now, and is paid now.
test('another interval begins now; a preview without prorations says its whole price', async () => {
  const one = await subscribed()
  const { id: price } = await desk.priceOf({ unit_amount: 20_000, recurring: { interval: 'year' } })
  const at = one.half
  const seen = await one.preview({ price, at })
  expect(seen.amount_due).toBe(20_000 + (seen.lines.data[0]?.amount ?? 0))
  expect((await one.preview({ price, at, proration: 'none' })).total).toBe(20_000)
  await one.update({ price, at })
  expect(await one.lastBill()).toMatchObject({ amount_paid: seen.amount_due, billing_reason: 'subscription_update' })
})

// https://docs.stripe.com/api/subscriptions/update#update_subscription-payment_behavior
test('a card that does not pay changes nothing where the shop asks for that', async () => {
  const one = await subscribed()
  const { id: price } = await desk.priceOf({ unit_amount: 9000 })
  await stripe.subscriptions.update(one.id, { default_payment_method: 'pm_card_chargeDeclined' })
  const refused = await refusalOf(one.update({ price, at: one.half }))
  expect(refused).toMatchObject({ statusCode: 402, type: 'StripeCardError' })
  const after = await stripe.subscriptions.retrieve(one.id)
  expect(after).toMatchObject({ status: 'active', items: { data: [{ price: { id: one.item.price.id } }] } })
  expect((await one.lastBill())?.billing_reason).toBe('subscription_create')
})

// https://docs.stripe.com/api/invoices/create_preview
test('a date outside of the period, a bill that does not come and a subscription that is over are refused', async () => {
  const one = await subscribed()
  const { id: price } = await desk.priceOf({ unit_amount: 3000 })
  const early = one.item.current_period_start - 10
  expect((await refusalOf(one.preview({ price, at: early }))).statusCode).toBe(400)
  expect((await refusalOf(one.update({ price, at: early }))).statusCode).toBe(400)
  await stripe.subscriptions.update(one.id, { cancel_at_period_end: true })
  const none = stripe.invoices.createPreview({ subscription: one.id })
  expect((await refusalOf(none)).code).toBe('invoice_upcoming_none')
  await stripe.subscriptions.cancel(one.id)
  expect((await refusalOf(one.preview({ price, at: one.half }))).code).toBe('resource_missing')
})
