import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { production } from '#src/testing/production.ts'

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
