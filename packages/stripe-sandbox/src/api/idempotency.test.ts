import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { keepSandbox, openSandbox, refusalOf } from '../testing/open-sandbox.ts'

const shop = await keepSandbox()

const create = (amount: number, idempotencyKey: string) =>
  shop.stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey })

test('T22 R2 the same key and body give the same answer, marked as replayed', async () => {
  const first = await create(8900, 'order-1')
  const second = await create(8900, 'order-1')
  expect(second).toEqual(first)
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  })
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId)
})

test('T22 the same key with another body is refused', async () => {
  await create(8900, 'order-2')
  const error = await refusalOf(create(100, 'order-2'))
  expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

test('T22 twenty at the same moment make one payment; the SDK retries those that came too early', async () => {
  const { hostname: host, port } = shop.sandbox.apiUrl
  const patient = new Stripe('sk_test_sandbox', {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 5,
  })
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      patient.paymentIntents.create({ amount: 8900, currency: 'usd' }, { idempotencyKey: 'order-3' }),
    ),
  )
  expect(new Set(made.map(intent => intent.id)).size).toBe(1)
})

test('a decline is kept under its key, an invalid call is not', async () => {
  const decline = () =>
    refusalOf(
      shop.stripe.paymentIntents.create(
        { amount: 8900, currency: 'usd', payment_method: 'pm_card_chargeDeclined', confirm: true },
        { idempotencyKey: 'order-4' },
      ),
    )
  const [first, second] = [await decline(), await decline()]
  expect(second.payment_intent?.id).toBe(first.payment_intent?.id)
  await refusalOf(create(1, 'order-5'))
  expect((await create(8900, 'order-5')).status).toBe('requires_payment_method')
})

test('R2 an answer that is lost after the work is there for the retry', async () => {
  // The SDK itself asks once more after a broken connection.
  shop.sandbox.order({ api: [{ kind: 'reset', when: 'after', path: 'payment_intents', times: 2 }] })
  const lost = await refusalOf(create(8900, 'order-6'))
  expect(lost.type).toBe('StripeConnectionError')
  const found = await create(8900, 'order-6')
  expect(found.lastResponse.headers['idempotent-replayed']).toBe('true')
  const made = await shop.pool.query(`SELECT 1 FROM sandbox.idempotency_keys WHERE key = 'order-6'`)
  expect(made.rowCount).toBe(1)
})

test('a key is forgotten after a day', async () => {
  let now = new Date()
  const other = await openSandbox({ clock: () => now })
  const make = () => other.stripe.paymentIntents.create({ amount: 8900, currency: 'usd' }, { idempotencyKey: 'k' })
  const first = await make()
  now = new Date(now.getTime() + 23 * 3_600_000)
  expect((await make()).id).toBe(first.id)
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect((await make()).id).not.toBe(first.id)
  await other.close()
})
