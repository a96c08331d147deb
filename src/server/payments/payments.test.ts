import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { production } from '#src/testing/starting/production.ts'

import { ConfigError, readConfig } from '../settings/env.ts'
import { WebhookForged } from './events.ts'
import { connectPayments } from './payments.ts'
import { PaymentsBroken, PaymentsUnavailable } from './reached.ts'

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }

test('T25 production does not start without the provider’s keys, nor with some of them', () => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...rest } = production
  expect(() => readConfig(rest)).toThrow('STRIPE_SECRET_KEY: production needs a payment provider')
  const some = { ...rest, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }
  expect(() => readConfig(some)).toThrow(ConfigError)
  expect(readConfig({ ...some, STRIPE_WEBHOOK_SECRET }).stripe?.webhookSecret).toBe(STRIPE_WEBHOOK_SECRET)
})

test('R32 the mode of money is that of the key', () => {
  expect(connectPayments(keys).livemode).toBe(false)
  for (const secretKey of ['sk_live_1', 'rk_live_1'])
    expect(connectPayments({ ...keys, secretKey }).livemode).toBe(true)
})

const objects = [
  [{ object: 'payment_intent', id: 'pi_1' }, 'pi_1'],
  [{ object: 'charge', id: 'ch_1', payment_intent: 'pi_2' }, 'pi_2'],
  [{ object: 'refund', id: 're_1', payment_intent: 'pi_3' }, 'pi_3'],
  [{ object: 'dispute', id: 'du_1', payment_intent: 'pi_4' }, 'pi_4'],
  [{ object: 'charge', id: 'ch_1', payment_intent: null }, undefined],
  [{ object: 'customer', id: 'cus_1' }, undefined],
  [{ object: 'subscription', id: 'sub_1' }, undefined, 'sub_1'],
  [{ object: 'checkout.session', id: 'cs_1', subscription: 'sub_2', payment_intent: null }, undefined, 'sub_2'],
  [{ object: 'checkout.session', id: 'cs_1', subscription: null, payment_intent: 'pi_5' }, 'pi_5'],
  [{ object: 'invoice', id: 'in_1', parent: { subscription_details: { subscription: 'sub_3' } } }, undefined, 'sub_3'],
  [{ object: 'invoice', id: 'in_1', parent: null }, undefined],
] as const

test.each(objects)('T25 a signed event about %j names its payment', (object, intentId, subscriptionId?: string) => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'some.type', livemode: false, data: { object } })
  const payments = connectPayments(keys)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecret })
  expect(payments.readEvent(Buffer.from(payload), signature)).toEqual({
    id: 'evt_1',
    type: 'some.type',
    livemode: false,
    intentId,
    subscriptionId,
  })
  expect(() => payments.readEvent(Buffer.from(payload), [signature, signature])).toThrow(WebhookForged)
  expect(() => payments.readEvent(Buffer.from(`${payload}\n`), signature)).toThrow(WebhookForged)
})

test('R12 nobody at the other end is told apart from a fault of ours', async () => {
  const payments = connectPayments(keys, { apiUrl: 'http://127.0.0.1:9' })
  const error = await payments.findIntent('pi_1').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PaymentsUnavailable)
  expect(error).not.toBeInstanceOf(PaymentsBroken)
})

test('T48 ASVS 15.3.2 a provider that sends us elsewhere is not followed', async () => {
  const hits: string[] = []
  const elsewhere = createServer((request, response) => {
    hits.push(String(request.url))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  const provider = createServer((_, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${portOf(elsewhere)}/inside` }).end()
  }).listen(0, '127.0.0.1')
  await Promise.all([once(elsewhere, 'listening'), once(provider, 'listening')])
  const payments = connectPayments(keys, { apiUrl: `http://127.0.0.1:${portOf(provider)}` })
  await expect(payments.findIntent('pi_1')).rejects.toThrow('Invalid JSON received')
  expect(hits).toEqual([])
  await fetch(`http://127.0.0.1:${portOf(elsewhere)}/control`)
  expect(hits, 'it would have been seen').toEqual(['/control'])
  for (const server of [elsewhere, provider]) server.close()
})

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('R2 T22 a payment whose key is in use is asked for again, until the call that has it is through', async () => {
  let turnsAway = 3
  const provider = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    if (turnsAway === 0) return response.end('{"id":"pi_1","object":"payment_intent","metadata":{}}')
    turnsAway -= 1
    const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' }
    return response.writeHead(409, { 'stripe-should-retry': 'false' }).end(JSON.stringify({ error }))
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const payments = connectPayments(keys, { apiUrl: `http://127.0.0.1:${portOf(provider)}` })
  const wanted = { amountCents: 8_900, currency: 'usd', description: '', metadata: {}, idempotencyKey: 'order-1' }
  expect(await payments.createIntent(wanted)).toMatchObject({ id: 'pi_1' })
  turnsAway = 99
  await expect(payments.createIntent(wanted)).rejects.toBeInstanceOf(PaymentsUnavailable)
  expect(turnsAway, 'five tries').toBe(94)
  provider.close()
})
