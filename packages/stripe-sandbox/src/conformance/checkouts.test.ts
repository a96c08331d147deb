// What the real provider answers to the calls that shops make, asked through its own SDK. Each row is named by what it
// asks; the comments say where the provider promises it.
import type Stripe from 'stripe'
import { expect, test } from 'vitest'

import { keepSandbox, refusalOf } from '../testing/open-sandbox.ts'
import { openPlans } from '../testing/plans.ts'

const shop = await keepSandbox()
const { stripe } = shop
const desk = openPlans(shop)

// https://docs.stripe.com/payments/checkout/fulfillment
test('checkout.sessions.create sells once: payment mode', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'A book' } }, quantity: 2 }],
    payment_intent_data: { metadata: { orderId: 'o-1' } },
    client_reference_id: 'person-1',
    success_url: 'http://localhost:3000/done?s={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/stop',
  })
  expect(session).toMatchObject({ mode: 'payment', amount_total: 3000, payment_status: 'unpaid', status: 'open' })
  expect((await desk.pay(session.url)).location).toBe(`http://localhost:3000/done?s=${session.id}`)
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
  expect(paid).toMatchObject({
    client_reference_id: 'person-1',
    payment_intent: { amount: 3000, metadata: { orderId: 'o-1' }, status: 'succeeded' },
    payment_status: 'paid',
    status: 'complete',
    subscription: null,
  })
})

test('checkout.sessions.create sells again and again: subscription mode, for a known customer; and expires', async () => {
  const price = await desk.priceOf()
  const customer = await stripe.customers.create({ email: 'c@example.test' })
  const create = () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      subscription_data: { metadata: { person: '1' } },
      success_url: 'http://localhost:3000/done',
    })
  const session = await create()
  await desk.pay(session.url)
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
  expect(paid).toMatchObject({ customer: customer.id, subscription: { metadata: { person: '1' }, status: 'active' } })
  const given = await create()
  expect(await stripe.checkout.sessions.expire(given.id)).toMatchObject({ status: 'expired', url: null })
  expect((await refusalOf(stripe.checkout.sessions.expire(given.id))).statusCode).toBe(400)
  expect((await desk.pay(given.url)).status).toBe(402)
  const wrong = stripe.checkout.sessions.create({ mode: 'payment', line_items: [{ price: price.id, quantity: 1 }] })
  expect((await refusalOf(wrong)).message).toContain('recurring')
})

// https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at
test('checkout.sessions.create ends when it is told, between half an hour and a day from now', async () => {
  const price = await desk.priceOf()
  const now = Math.floor(Date.now() / 1000)
  const create = (expires_at: number, more: object = {}) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://localhost:3000/done',
      expires_at,
      ...more,
    })
  expect(await create(now + 2700)).toMatchObject({ expires_at: now + 2700, status: 'open' })
  expect(await refusalOf(create(now + 1700))).toMatchObject({ statusCode: 400, param: 'expires_at' })
  expect(await refusalOf(create(now + 90_000))).toMatchObject({ statusCode: 400, param: 'expires_at' })
})

// https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-discounts
test('checkout.sessions.create takes an amount off the first bill alone, and asks no email that it was told', async () => {
  const price = await desk.priceOf()
  const coupon = await stripe.coupons.create({ amount_off: 700, currency: 'usd', duration: 'once', max_redemptions: 1 })
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    discounts: [{ coupon: coupon.id }],
    customer_email: 'told@example.test',
    client_reference_id: 'person-1',
    success_url: 'http://localhost:3000/done',
  }
  const session = await stripe.checkout.sessions.create(asked)
  expect(session).toMatchObject({ amount_subtotal: 2000, amount_total: 1300, total_details: { amount_discount: 700 } })
  await desk.pay(session.url)
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice', 'subscription'] })
  expect(paid).toMatchObject({
    client_reference_id: 'person-1',
    customer_details: { email: 'told@example.test' },
    payment_link: null,
    invoice: { amount_paid: 1300, total_discount_amounts: [{ amount: 700 }] },
    subscription: { items: { data: [{ price: { id: price.id, unit_amount: 2000 } }] } },
  })
  expect((await refusalOf(stripe.checkout.sessions.create(asked))).message).toContain('expired')
  const both = stripe.checkout.sessions.create({ ...asked, allow_promotion_codes: true })
  expect((await refusalOf(both)).message).toContain('allow_promotion_codes')
})

test('paymentLinks say whether taxes are reckoned', async () => {
  expect(await desk.linkOf()).toMatchObject({ automatic_tax: { enabled: false } })
  expect(await desk.linkOf({ automatic_tax: { enabled: true } })).toMatchObject({ automatic_tax: { enabled: true } })
})
