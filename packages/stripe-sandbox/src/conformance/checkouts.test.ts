// What the real provider answers to the calls that shops make, asked through its own SDK. Each row is named by what it
// asks; the comments say where the provider promises it.
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
