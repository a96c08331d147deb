import { setTimeout as wait } from 'node:timers/promises'

import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'

import { startSandbox } from '../plugin.ts'
import { keys, openSandbox, type TestSandbox, waitFor, webhookSecret } from '../testing/open-sandbox.ts'
import { loopbackUrl } from './send.ts'

const nothing = { body: '', signature: '', event: undefined }
let shop: TestSandbox
afterEach(() => shop.close())

const create = () => shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd' })
const pay = () =>
  shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true })

const startAnother = () => {
  const { pool, site: origin, onTrouble } = shop
  const webhook = { url: `${origin}/webhook`, secret: webhookSecret }
  return startSandbox({ pool, origin, webhook, ...keys, production: false, onTrouble })
}

test('T25 events are signed with the secret: another secret or a changed byte is refused', async () => {
  shop = await openSandbox()
  const intent = await pay()
  const [succeeded] = await shop.waitForEvent('payment_intent.succeeded')
  const { body, signature, event } = succeeded ?? nothing
  expect(event).toMatchObject({ livemode: false, data: { object: { id: intent.id, status: 'succeeded' } } })
  expect(signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
  const verify = (text: string, secret: string) => () => Stripe.webhooks.constructEvent(text, signature, secret)
  expect(verify(body, webhookSecret)).not.toThrow()
  expect(verify(body, 'whsec_other')).toThrow('signature')
  expect(verify(body.replace('8900', '1'), webhookSecret)).toThrow('signature')
})

test('R6 a receiver that fails is asked again with the same bytes until it accepts', async () => {
  shop = await openSandbox({ retryDelays: [20, 1100, 30] })
  shop.answers.push(500, 302)
  await create()
  const attempts = await shop.waitForEvent('payment_intent.created', 3)
  expect(new Set(attempts.map(attempt => attempt.body)).size).toBe(1)
  expect(attempts[2]?.signature).not.toBe(attempts[0]?.signature)
  const delivery = await waitFor(async () => {
    const found = await shop.pool.query(`SELECT state, attempts FROM sandbox.deliveries WHERE state <> 'pending'`)
    return found.rows[0]
  })
  expect(delivery).toEqual({ state: 'delivered', attempts: 3 })
})

test('gives up after the last delay and can be sent again by hand', async () => {
  shop = await openSandbox({ retryDelays: [10, 10], origin: 'http://localhost' })
  shop.answers.push(500, 500, 500)
  await create()
  const failed = await waitFor(async () => {
    const found = await shop.pool.query(`SELECT event, log FROM sandbox.deliveries WHERE state = 'failed'`)
    return found.rows[0]
  })
  expect(failed.log.map((attempt: { status: number }) => attempt.status)).toEqual([500, 500, 500])
  const page = await (await fetch(`${shop.site}/sandbox-pay/`)).text()
  expect(page).toContain(failed.event)
  const resend = (origin: string) =>
    fetch(`${shop.site}/sandbox-pay/events/${failed.event}/resend`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
    })
  expect((await resend('https://evil.example')).status).toBe(404)
  expect((await resend(shop.site)).status).toBe(303)
  await shop.waitForEvent('payment_intent.created', 4)
})

test('R6 a receiver that hangs counts as failed after the time-out', async () => {
  let hang = true
  shop = await openSandbox({
    addRoutes: site =>
      site.addHook('onRequest', async request => {
        if (request.url === '/webhook' && hang) {
          hang = false
          await wait(700)
        }
      }),
  })
  await create()
  const delivery = await waitFor(async () => {
    const found = await shop.pool.query(`SELECT log FROM sandbox.deliveries WHERE state = 'delivered'`)
    return found.rows[0]
  })
  expect(delivery.log).toEqual([
    { at: expect.any(String), status: null, error: expect.stringContaining('timeout') },
    { at: expect.any(String), status: 200, error: null },
  ])
})

test('R3 duplicates on order: the same event arrives several times', async () => {
  shop = await openSandbox()
  shop.sandbox.order({ webhooks: { copies: 4 } })
  await create()
  const copies = await shop.waitForEvent('payment_intent.created', 5)
  expect(new Set(copies.map(({ event }) => event.id)).size).toBe(1)
})

test('R4 R6 out of order, late and never, on order', async () => {
  shop = await openSandbox()
  shop.sandbox.order({ webhooks: { newestFirst: true, delayMs: 300 } })
  await pay()
  await shop.waitForEvent('payment_intent.created')
  expect(shop.received.map(({ event }) => event.type)).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ])
  shop.sandbox.order({ webhooks: { drop: true } })
  const intent = await pay()
  expect(intent.status).toBe('succeeded')
  await wait(150)
  expect(shop.received).toHaveLength(3)
  const dropped = await shop.pool.query(`SELECT 1 FROM sandbox.deliveries WHERE state = 'dropped'`)
  expect(dropped.rowCount).toBe(3)
})

test('R1 ASVS 2.3.3 what was not delivered before a stop is delivered after the next start', async () => {
  shop = await openSandbox()
  shop.sandbox.order({ webhooks: { delayMs: 200 } })
  await create()
  await shop.sandbox.close()
  expect(shop.received).toHaveLength(0)
  const next = await startAnother()
  await shop.waitForEvent('payment_intent.created')
  await next.close()
})

test('R17 two processes over one database send each event once', async () => {
  shop = await openSandbox()
  const second = await startAnother()
  for (let count = 0; count < 15; count += 1) await create()
  await shop.waitForEvent('payment_intent.created', 15)
  await wait(200)
  expect(shop.received).toHaveLength(15)
  expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(15)
  await second.close()
})

test('calls this machine only', async () => {
  shop = await openSandbox()
  expect(loopbackUrl('http://127.0.0.1:3000/api/webhooks/stripe').pathname).toBe('/api/webhooks/stripe')
  for (const address of [
    'http://example.com/',
    'https://127.0.0.1/',
    'http://169.254.169.254/',
    'http://127.0.0.1.nip.io/',
  ]) {
    expect(() => loopbackUrl(address)).toThrow('this machine only')
  }
})
