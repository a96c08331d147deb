import { expect, test } from 'vitest'

import { startSandbox } from '../plugin.ts'
import { keepSandbox, keys, openSandbox } from '../testing/open-sandbox.ts'
import { subscribe } from '../testing/subscribe.ts'

const shop = await keepSandbox()

const evil = '<script>alert(1)</script>"\'&'
const create = () =>
  shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', description: evil, metadata: { order: 'o-1' } })

async function call(path: string, fields: Record<string, string>, method = 'POST') {
  const encoded = new URLSearchParams({ key: keys.publishableKey, ...fields })
  const url = `${shop.site}/sandbox-pay/v1/${path}`
  const response = await (method === 'GET' ? fetch(`${url}?${encoded}`) : fetch(url, { method, body: encoded }))
  return { status: response.status, body: await response.json() }
}

test('a browser reads a payment with its secret only, and only what is safe', async () => {
  const { id, client_secret: secret } = await create()
  const { status, body } = await call(`payment_intents/${id}`, { client_secret: String(secret) }, 'GET')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, amount: 8900, status: 'requires_payment_method' })
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['metadata']))
  expect(body).not.toHaveProperty('latest_charge')
  const others = [
    { client_secret: 'wrong' },
    { client_secret: '' },
    { client_secret: String(secret), key: 'pk_test_x' },
  ]
  for (const fields of others) {
    const refused = await call(`payment_intents/${id}`, fields, 'GET')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(refused.body)).not.toContain(secret)
  }
})

test('T20 a browser confirms with the secret only, and cannot change the amount', async () => {
  const { id, client_secret: secret } = await create()
  const fields = { client_secret: String(secret), payment_method: 'pm_card_visa' }
  for (const wrong of [
    { ...fields, client_secret: `${id}_secret_x` },
    { ...fields, amount: '50' },
  ]) {
    expect((await call(`payment_intents/${id}/confirm`, wrong)).status).toBe(400)
  }
  expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  const paid = await call(`payment_intents/${id}/confirm`, fields)
  expect(paid.body).toMatchObject({ id, status: 'succeeded', amount: 8900 })
  const again = await call(`payment_intents/${id}/confirm`, fields)
  expect(again.body.error.code).toBe('payment_intent_unexpected_state')
  expect(again.body.error.payment_intent).not.toHaveProperty('metadata')
})

test('a browser reaches nothing of the secret-key side', async () => {
  for (const path of ['payment_intents', 'refunds', 'events', 'charges', 'balance']) {
    const response = await fetch(`${shop.site}/sandbox-pay/v1/${path}`, {
      headers: { authorization: `Bearer ${keys.secretKey}` },
    })
    expect(response.status).toBe(404)
  }
})

test.each([
  [{ 'card[number]': '4242424242424241' }, 402, 'incorrect_number'],
  [{ 'card[exp_month]': '13' }, 402, 'invalid_expiry_month'],
  [{ 'card[exp_year]': '2020' }, 402, 'invalid_expiry_year'],
  [{ 'card[cvc]': '1' }, 400, 'parameter_invalid'],
  [{ 'card[owner]': 'x' }, 400, 'parameter_unknown'],
])('a card %o answers %i %s', async (change, status, code) => {
  const card = {
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
    'billing_details[address][country]': 'DZ',
  }
  const refused = await call('payment_methods', { ...card, ...change })
  expect([refused.status, refused.body.error.code]).toEqual([status, code])
})

test('keeps no card number, and declines a real card as test mode does', async () => {
  const number = '4111111111111111'
  const made = await call('payment_methods', {
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
    'billing_details[address][country]': 'DZ',
  })
  expect(made.body.card).toMatchObject({ brand: 'visa', last4: '1111' })
  const { id, client_secret: secret } = await create()
  const fields = { client_secret: String(secret), payment_method: made.body.id }
  const declined = await call(`payment_intents/${id}/confirm`, fields)
  expect([declined.status, declined.body.error.decline_code]).toEqual([402, 'test_mode_live_card'])
  const found = await shop.pool.query(`SELECT 1 FROM sandbox.objects WHERE object::text LIKE $1`, [`%${number}%`])
  expect(found.rowCount).toBe(0)
})

test('T40 the receipt escapes, is found by its token only and names the refund', async () => {
  const { id } = await create()
  const paid = await shop.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  })
  await shop.stripe.refunds.create({ payment_intent: id, amount: 900 })
  const url = typeof paid.latest_charge === 'object' ? (paid.latest_charge?.receipt_url ?? '') : ''
  expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox-pay\/receipts\/[0-9a-f]{48}$/)
  const response = await fetch(shop.site + new URL(url).pathname)
  const page = await response.text()
  expect(page).toContain('$89.00')
  expect(page).toContain('$9.00')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
  expect(page).not.toContain('<script>alert')
  expect((await fetch(`${shop.site}/sandbox-pay/receipts/${id}`)).status).toBe(404)
})

test('T60 T61 ASVS 3.4.5 ASVS 14.2.3 pages have a policy of their own and may be framed by the site only', async () => {
  const card = await fetch(`${shop.site}/sandbox-pay/card`)
  const policy = card.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe')
  expect(card.headers.get('x-content-type-options')).toBe('nosniff')
  const markup = await card.text()
  expect(markup).not.toMatch(/<style|style="|<script(?![^>]* src=)|\son\w+=/)
  const script = await fetch(`${shop.site}/sandbox-pay/v3.js`)
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toBe('no-cache')
  expect((await fetch(`${shop.site}/sandbox-pay/assets/..%2Fplugin.ts`)).status).toBe(404)
})

test('the admin page is for this machine’s own user', async () => {
  expect((await fetch(`${shop.site}/sandbox-pay/`)).status).toBe(200)
  const { port } = new URL(shop.site)
  const { request } = await import('node:http')
  const status = await new Promise(resolve => {
    const headers = { host: `evil.example:${port}` }
    request({ host: 'localhost', port, path: '/sandbox-pay/', headers }, answer =>
      resolve(answer.resume().statusCode),
    ).end()
  })
  expect(status).toBe(404)
  const publicShop = await openSandbox({ origin: 'https://academy.example' })
  expect((await fetch(`${publicShop.site}/sandbox-pay/`)).status).toBe(404)
  await publicShop.close()
})

test('the admin page gives a payment back, and ends the period of a subscription', async () => {
  const { id } = await create()
  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  const price = await shop.stripe.prices.create({
    currency: 'usd',
    unit_amount: 1900,
    recurring: { interval: 'month' },
    product_data: { name: 'Gold' },
  })
  const link = await shop.stripe.paymentLinks.create({ line_items: [{ price: price.id, quantity: 1 }] })
  await subscribe(link.url, { site: shop.site })
  const [subscription] = (await shop.stripe.subscriptions.list({ limit: 1 })).data
  const admin = `${shop.site}/sandbox-pay/`
  const page = await (await fetch(admin)).text()
  const press = async (path: string) => {
    expect(page).toContain(`action="/sandbox-pay/${path}"`)
    return (await fetch(`${admin}${path}`, { method: 'POST', redirect: 'manual' })).status
  }
  expect(await press(`payments/${id}/refund`)).toBe(303)
  const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(charge).toMatchObject({ refunded: true })
  expect(await press(`subscriptions/${subscription?.id}/renew`)).toBe(303)
  const renewed = await shop.stripe.subscriptions.retrieve(subscription?.id ?? '')
  expect(renewed.items.data[0]?.current_period_start).toBe(subscription?.items.data[0]?.current_period_end)
  expect((await fetch(`${admin}subscriptions/sub_none/renew`, { method: 'POST' })).status).toBe(404)
  const { headers } = await fetch(admin)
  expect(headers.get('referrer-policy'), 'its own forms name their origin').toBe('same-origin')
  const from = (origin: string) => fetch(`${admin}payments/${id}/refund`, { method: 'POST', headers: { origin } })
  expect((await from('null')).status).toBe(404)
  expect((await from(shop.site)).status, 'refunded before').toBe(400)
})

test.each([
  [{ production: true }, 'in production it must be allowed explicitly'],
  [{ secretKey: 'sk_live_x' }, 'test keys only'],
  [{ publishableKey: 'pk_live_x' }, 'test keys only'],
])('T25 refuses to start with %o', async (misuse, message) => {
  const { pool, onTrouble } = shop
  const webhook = { url: `${shop.site}/webhook`, secret: 'whsec_x' }
  const options = { pool, origin: shop.site, webhook, production: false, onTrouble, ...keys, ...misuse }
  await expect(startSandbox(options)).rejects.toThrow(message)
})
