// What the real provider answers to the calls that shops make, asked through its own SDK. Each row is named by what it
// asks; the comments say where the provider promises it.
import type Stripe from 'stripe'
import { expect, test } from 'vitest'

import { keepSandbox, refusalOf } from '../testing/open-sandbox.ts'
import { idOf, openPlans } from '../testing/plans.ts'

const shop = await keepSandbox()
const { stripe } = shop
const desk = openPlans(shop)

// https://docs.stripe.com/api/subscriptions/list#list_subscriptions-status
test('subscriptions.list leaves out canceled ones unless it is asked for all', async () => {
  const price = await desk.priceOf()
  const link = await desk.linkOf({}, price)
  const first = await desk.checkoutBy(link)
  const second = await desk.checkoutBy(link)
  await stripe.subscriptions.cancel(first.subscription.id)
  const ids = async (status?: Stripe.SubscriptionListParams.Status) => {
    const { data } = await stripe.subscriptions.list({ price: price.id, ...(status && { status }) })
    return data.map(({ id }) => id)
  }
  expect(await ids()).toEqual([second.subscription.id])
  expect(await ids('all')).toEqual([second.subscription.id, first.subscription.id])
  expect(await ids('canceled')).toEqual([first.subscription.id])
  expect(await ids('ended')).toEqual([first.subscription.id])
  expect(await ids('past_due')).toEqual([])
})

test('prices and products change their names and close, never their amount', async () => {
  const price = await desk.priceOf()
  expect(await stripe.prices.update(price.id, { active: false, metadata: { a: '1' } })).toMatchObject({ active: false })
  expect(await stripe.products.update(idOf(price.product), { name: 'Silver' })).toMatchObject({ name: 'Silver' })
  const refused = await refusalOf(stripe.prices.update(price.id, { unit_amount: 1 } as Stripe.PriceUpdateParams))
  expect(refused.code).toBe('parameter_unknown')
  expect((await stripe.prices.list({ active: true })).data.map(({ id }) => id)).not.toContain(price.id)
})

test('subscriptions.create charges the card of a customer; a bill names the payment that paid it', async () => {
  const price = await desk.priceOf()
  const customer = await stripe.customers.create({ email: 'd@example.test' })
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } })
  const items = [{ price: price.id }]
  const subscription = await stripe.subscriptions.create({ customer: customer.id, items, metadata: { a: '1' } })
  expect(subscription).toMatchObject({ status: 'active', metadata: { a: '1' } })
  const bill = await stripe.invoices.retrieve(idOf(subscription.latest_invoice), {
    expand: ['payments.data.payment.payment_intent'],
  })
  expect(bill).toMatchObject({ status: 'paid', number: expect.any(String), hosted_invoice_url: expect.any(String) })
  const paid = bill.payments?.data[0]?.payment.payment_intent
  expect(paid).toMatchObject({ amount: 2000, status: 'succeeded', customer: customer.id })
  expect(await stripe.refunds.create({ payment_intent: idOf(paid) })).toMatchObject({ amount: 2000 })
  const listed = await stripe.invoicePayments.list({ invoice: bill.id })
  expect(listed.data).toMatchObject([{ status: 'paid', payment: { payment_intent: idOf(paid) } }])
  const billsOf = async (intent: string) => {
    const payment = { type: 'payment_intent', payment_intent: intent } as const
    return (await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] })).data
  }
  expect(await billsOf(idOf(paid))).toMatchObject([{ invoice: { id: bill.id } }])
  expect(await billsOf('pi_none')).toEqual([])
  const broke = stripe.subscriptions.create({
    customer: customer.id,
    items,
    default_payment_method: 'pm_card_chargeDeclined',
  })
  expect((await refusalOf(broke)).statusCode).toBe(402)
})

test('billing_portal.sessions.create opens for a customer', async () => {
  const customer = await stripe.customers.create({ email: 'e@example.test' })
  const session = await stripe.billingPortal.sessions.create({ customer: customer.id })
  expect((await fetch(shop.site + new URL(session.url).pathname)).status).toBe(200)
  const unknown = stripe.billingPortal.sessions.create({ customer: 'cus_none' })
  expect((await refusalOf(unknown)).code).toBe('resource_missing')
})
