import { expect, test } from 'vitest'

import { keepSandbox, keys, openSandbox, refusalOf } from '../testing/open-sandbox.ts'

const shop = await keepSandbox()

const create = (amount = 8900) => shop.stripe.paymentIntents.create({ amount, currency: 'usd' })

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, shop.sandbox.apiUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}`, ...headers },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test.each([
  [{ currency: 'usd' }, 'parameter_missing', 'amount'],
  [{ amount: '8900' }, 'parameter_missing', 'currency'],
  [{ amount: 'abc', currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
  [{ amount: '49', currency: 'usd' }, 'amount_too_small', 'amount'],
  [{ amount: '-1', currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
  [{ amount: '999999999', currency: 'usd' }, 'amount_too_large', 'amount'],
  [{ amount: '8900', currency: 'xxq' }, 'parameter_invalid', 'currency'],
  [{ amount: '8900', currency: 'usd', courseId: '1' }, 'parameter_unknown', 'courseId'],
  [
    { amount: '8900', currency: 'usd', 'automatic_payment_methods[enable]': 'true' },
    'parameter_missing',
    'automatic_payment_methods[enabled]',
  ],
  [{ amount: '8900', currency: 'usd', __proto__x: '1' }, 'parameter_unknown', '__proto__x'],
])('refuses %o as %s', async (fields, code, param) => {
  const { status, body } = await post('/v1/payment_intents', { ...fields })
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ type: 'invalid_request_error', code, param })
  expect(body.error.message).toEqual(expect.any(String))
})

test('answers 401 without the secret key, with another and with the publishable one', async () => {
  for (const authorization of ['', 'Bearer sk_test_other', `Bearer ${keys.publishableKey}`]) {
    const { status, body, headers } = await post('/v1/payment_intents', {}, { authorization })
    expect(status).toBe(401)
    expect(body.error.type).toBe('invalid_request_error')
    expect(headers.get('request-id')).toMatch(/^req_/)
  }
})

test('says what it does not have: 404 for an object, 404 for an address', async () => {
  expect(await refusalOf(shop.stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  expect(await refusalOf(shop.stripe.payouts.list())).toMatchObject({ statusCode: 404 })
})

test('updates until paid, merges metadata, cancels once', async () => {
  const intent = await shop.stripe.paymentIntents.create({
    amount: 8900,
    currency: 'usd',
    metadata: { a: '1', b: '2' },
  })
  const updated = await shop.stripe.paymentIntents.update(intent.id, { amount: 5000, metadata: { b: '', c: '3' } })
  expect(updated).toMatchObject({ amount: 5000, metadata: { a: '1', c: '3' } })
  const canceled = await shop.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  for (const call of [
    () => shop.stripe.paymentIntents.cancel(intent.id),
    () => shop.stripe.paymentIntents.update(intent.id, { amount: 6000 }),
    () => shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 })
  }
})

test('needs a payment method to confirm', async () => {
  const intent = await create()
  const error = await refusalOf(shop.stripe.paymentIntents.confirm(intent.id))
  expect(error.code).toBe('payment_intent_unexpected_state')
  const unknown = shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_unknown' })
  expect((await refusalOf(unknown)).code).toBe('resource_missing')
})

test('R6 lists newest first, page by page, and by the time of creation', async () => {
  const other = await openSandbox()
  const { paymentIntents } = other.stripe
  const made: string[] = []
  for (let count = 0; count < 7; count += 1)
    made.unshift((await paymentIntents.create({ amount: 8900, currency: 'usd' })).id)
  const first = await paymentIntents.list({ limit: 3 })
  expect(first).toMatchObject({ has_more: true, url: '/v1/payment_intents' })
  expect(first.data.map(intent => intent.id)).toEqual(made.slice(0, 3))
  const all: string[] = []
  for await (const intent of paymentIntents.list({ limit: 2 })) all.push(intent.id)
  expect(all).toEqual(made)
  const now = Math.floor(Date.now() / 1000)
  expect((await paymentIntents.list({ created: { gte: now - 60 } })).data).toHaveLength(7)
  expect((await paymentIntents.list({ created: { gte: now + 60 } })).data).toHaveLength(0)
  expect((await paymentIntents.list({ created: { lt: now + 60, gt: now - 60 } })).data).toHaveLength(7)
  for (const parameters of [{ limit: 101 }, { limit: 0 }, { starting_after: 'pi_none' }]) {
    expect((await refusalOf(paymentIntents.list(parameters))).statusCode).toBeGreaterThanOrEqual(400)
  }
  await other.close()
})

test('expands what can be expanded', async () => {
  const intent = await shop.stripe.paymentIntents.create({
    amount: 8900,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  const options = { expand: ['latest_charge.payment_intent', 'payment_method'] }
  const expanded = await shop.stripe.paymentIntents.retrieve(intent.id, options)
  expect(expanded.latest_charge).toMatchObject({ object: 'charge', payment_intent: { id: intent.id } })
  expect(expanded.payment_method).toMatchObject({ card: { last4: '4242', brand: 'visa' } })
  const listed = await shop.stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] })
  expect(listed.data[0]?.latest_charge).toMatchObject({ object: 'charge' })
  const wrong = shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['metadata'] })
  expect((await refusalOf(wrong)).message).toContain('cannot be expanded')
})

test('keeps events and a balance', async () => {
  const other = await openSandbox()
  const { stripe } = other
  const intent = await stripe.paymentIntents.create({
    amount: 8900,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  await stripe.refunds.create({ payment_intent: intent.id, amount: 900 })
  expect(await stripe.balance.retrieve()).toMatchObject({
    available: [{ amount: 8000, currency: 'usd' }],
    livemode: false,
  })
  const events = await stripe.events.list({ limit: 100 })
  expect(events.data.map(event => event.type)).toEqual([
    'charge.refunded',
    'refund.created',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ])
  const [newest] = events.data
  expect(await stripe.events.retrieve(newest?.id ?? '')).toMatchObject({ id: newest?.id, data: newest?.data })
  expect((await stripe.events.list({ type: 'refund.created' })).data).toHaveLength(1)
  await other.close()
})
