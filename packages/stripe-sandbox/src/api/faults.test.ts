import { expect, test } from 'vitest'

import { keepSandbox, keys, refusalOf } from '../testing/open-sandbox.ts'

const shop = await keepSandbox()

const balance = () => shop.stripe.balance.retrieve()
const order = (body: unknown, key = keys.secretKey) =>
  fetch(new URL('/faults', shop.sandbox.apiUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('R12 ordered errors come as often as ordered, then all is well', async () => {
  shop.sandbox.order({ api: [{ kind: 'status', status: 429, retryAfterSeconds: 7, times: 2 }] })
  const limited = await refusalOf(balance())
  expect(limited).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429, headers: { 'retry-after': '7' } })
  expect((await refusalOf(balance())).statusCode).toBe(429)
  expect((await balance()).object).toBe('balance')
})

test('R12 an answer can be late or cut off, for one address only', async () => {
  shop.sandbox.order({ api: [{ kind: 'delay', delayMs: 300, path: 'balance' }] })
  await shop.stripe.events.list()
  const start = performance.now()
  await balance()
  expect(performance.now() - start).toBeGreaterThan(290)
  shop.sandbox.order({ api: [{ kind: 'reset', times: 2 }] })
  expect((await refusalOf(balance())).type).toBe('StripeConnectionError')
})

test('R12 a line that is cut before the work leaves nothing done', async () => {
  shop.sandbox.order({ api: [{ kind: 'reset', path: 'payment_intents', times: 2 }] })
  const metadata = { cut: 'before' }
  const created = shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', metadata })
  expect((await refusalOf(created)).type).toBe('StripeConnectionError')
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 })
  expect(data.filter(intent => intent.metadata['cut'] === 'before')).toEqual([])
})

test('R12 an error after the work leaves the work done', async () => {
  shop.sandbox.order({ api: [{ kind: 'status', status: 500, when: 'after' }] })
  const create = () =>
    shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd' }, { idempotencyKey: 'after-500' })
  expect((await refusalOf(create())).statusCode).toBe(500)
  expect((await create()).lastResponse.headers['idempotent-replayed']).toBe('true')
})

test('tests in another process order over HTTP, with the secret key and a well-formed order', async () => {
  expect((await order({ api: [{ kind: 'status' }] })).status).toBe(204)
  expect((await refusalOf(balance())).statusCode).toBe(500)
  expect((await order({ api: [{ kind: 'explode' }] })).status).toBe(400)
  expect((await order({}, keys.publishableKey)).status).toBe(401)
})
