import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { days } from '../durations.ts'
import { openSandbox, refusalOf, type TestSandbox, waitFor } from '../testing/open-sandbox.ts'
import { subscribe } from '../testing/subscribe.ts'

let shop: TestSandbox
beforeEach(async () => {
  shop = await openSandbox()
})
afterEach(() => shop.close())

async function makeLink(): Promise<string> {
  const price = await shop.stripe.prices.create({
    currency: 'usd',
    unit_amount: 1900,
    recurring: { interval: 'month' },
    product_data: { name: 'Gold' },
  })
  const link = await shop.stripe.paymentLinks.create({
    line_items: [{ price: price.id, quantity: 1 }],
    after_completion: { type: 'redirect', redirect: { url: 'http://localhost:3000/pricing?s={CHECKOUT_SESSION_ID}' } },
  })
  return link.url
}

async function start(card?: string): Promise<{ subscription: Stripe.Subscription; session: Stripe.Checkout.Session }> {
  const link = `${await makeLink()}?client_reference_id=user-1&prefilled_email=a%40example.test`
  await subscribe(link, { site: shop.site, ...(card && { card }) })
  const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
  const [subscription] = (await shop.stripe.subscriptions.list({ limit: 1 })).data
  if (!session || !subscription) throw new Error('Nothing was bought')
  return { subscription, session }
}

const read = (id: string) => shop.stripe.subscriptions.retrieve(id)
const becomes = (id: string, status: string) =>
  waitFor(async () => {
    const subscription = await read(id)
    return subscription.status === status ? subscription : undefined
  })
const endOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end ?? 0
const customerOf = ({ customer }: Stripe.Subscription) => (typeof customer === 'string' ? customer : customer.id)
const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)

test('T84 a payment link sells a subscription and carries email and reference into the signed event', async () => {
  const link = await makeLink()
  const paid = await subscribe(`${link}?client_reference_id=user-1&prefilled_email=a%40example.test`, {
    site: shop.site,
  })
  expect(paid.status).toBe(303)
  const [completed] = await shop.waitForEvent('checkout.session.completed')
  expect(completed?.event.data.object).toMatchObject({
    client_reference_id: 'user-1',
    customer_email: 'a@example.test',
    customer_details: { email: 'learner@example.test' },
    mode: 'subscription',
    payment_status: 'paid',
    amount_total: 1900,
  })
  expect(paid.location).toMatch(/^http:\/\/localhost:3000\/pricing\?s=cs_test_/)
  const [bill] = await shop.waitForEvent('invoice.paid')
  const [created] = await shop.waitForEvent('customer.subscription.created')
  expect(created?.event.data.object).toMatchObject({ status: 'active', cancel_at_period_end: false })
  expect(bill?.event.data.object).toMatchObject({ amount_paid: 1900, billing_reason: 'subscription_create' })
  const intents = await shop.stripe.paymentIntents.list()
  expect(intents.data).toMatchObject([{ status: 'succeeded', customer: expect.stringMatching(/^cus_/) }])
})

test('T84 a reference of other characters is dropped, as the real provider does', async () => {
  await subscribe(`${await makeLink()}?client_reference_id=a%20b%3Bc`, { site: shop.site })
  const { data } = await shop.stripe.checkout.sessions.list()
  expect(data).toMatchObject([{ client_reference_id: null, status: 'complete' }])
})

test('a declined card buys nothing and leaves the checkout open; two submits buy once', async () => {
  const link = await makeLink()
  const declined = await subscribe(link, { site: shop.site, card: '4000000000000002' })
  expect(declined.status).toBe(402)
  expect(declined.page).toContain('Your card was declined.')
  expect((await shop.stripe.subscriptions.list()).data).toEqual([])
  const [session] = (await shop.stripe.checkout.sessions.list()).data
  const form = { email: 'a@example.test', number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' }
  const submit = () =>
    fetch(shop.site + new URL(session?.url ?? '').pathname, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
  const answers = await Promise.all([submit(), submit(), submit()])
  expect(answers.map(answer => answer.status)).toEqual([303, 303, 303])
  expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1)
  expect((await shop.stripe.customers.list()).data).toHaveLength(1)
})

test('renews at the end of each period, also over several at once', async () => {
  const { subscription } = await start()
  shop.sandbox.advance(days(62))
  const bills = await shop.waitForEvent('invoice.paid', 3)
  expect(bills.map(({ event }) => Reflect.get(event.data.object, 'billing_reason'))).toEqual([
    'subscription_create',
    'subscription_cycle',
    'subscription_cycle',
  ])
  const renewed = await read(subscription.id)
  expect(renewed.status).toBe('active')
  expect(endOf(renewed)).toBeGreaterThan(Date.now() / 1000 + days(62) / 1000)
  expect(dayOf(endOf(renewed)).slice(0, 7) > dayOf(endOf(subscription)).slice(0, 7)).toBe(true)
})

test('a renewal that fails is told, tried again, and ends the subscription after the last time', async () => {
  const { subscription } = await start('4000000000000341')
  shop.sandbox.advance(days(31.5))
  const late = await becomes(subscription.id, 'past_due')
  expect(endOf(late)).toBeGreaterThan(endOf(subscription))
  await shop.waitForEvent('invoice.payment_failed')
  for (const wait of [3.1, 5.1, 7.1]) {
    shop.sandbox.advance(days(wait))
    const count = { 3.1: 2, 5.1: 3, 7.1: 4 }[wait] ?? 0
    await shop.waitForEvent('invoice.payment_failed', count)
  }
  expect(await becomes(subscription.id, 'canceled')).toMatchObject({ ended_at: expect.any(Number) })
  await shop.waitForEvent('customer.subscription.deleted')
})

test('cancelled, it runs to the end of what is paid, or ends at once', async () => {
  const { subscription } = await start()
  const cancelled = await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(cancelled).toMatchObject({ status: 'active', cancel_at: endOf(subscription) })
  shop.sandbox.advance(days(31.5))
  await becomes(subscription.id, 'canceled')
  await shop.waitForEvent('customer.subscription.deleted')
  expect((await refusalOf(shop.stripe.subscriptions.cancel(subscription.id))).code).toBe('resource_missing')
  const another = await start()
  expect(await shop.stripe.subscriptions.cancel(another.subscription.id)).toMatchObject({ status: 'canceled' })
})

test('the portal shows and changes what belongs to its customer only', async () => {
  const mine = await start('4000000000000341')
  const theirs = await start()
  const { url } = await shop.stripe.billingPortal.sessions.create({
    customer: customerOf(mine.subscription),
    return_url: 'http://localhost:3000/dashboard/profile',
  })
  const address = shop.site + new URL(url).pathname
  const post = async (id: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    return (await fetch(`${address}/${id}`, { method: 'POST', body, redirect: 'manual' })).status
  }
  const page = await (await fetch(address)).text()
  expect(page).toContain(mine.subscription.id)
  expect(page).not.toContain(theirs.subscription.id)
  expect(await post(theirs.subscription.id, { kind: 'cancel' })).toBe(404)
  expect(await post(mine.subscription.id, { kind: 'cancel' })).toBe(303)
  expect((await read(mine.subscription.id)).cancel_at_period_end).toBe(true)
  expect(await post(mine.subscription.id, { kind: 'keep' })).toBe(303)
  expect(await read(mine.subscription.id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
  shop.sandbox.advance(days(31.5))
  await becomes(mine.subscription.id, 'past_due')
  expect((await fetch(address)).status).toBe(404)
  const later = await shop.stripe.billingPortal.sessions.create({ customer: customerOf(mine.subscription) })
  const card = { kind: 'card', expiry: '12/40', cvc: '123' }
  const change = (number: string) =>
    fetch(`${shop.site}${new URL(later.url).pathname}/${mine.subscription.id}`, {
      method: 'POST',
      body: new URLSearchParams({ ...card, number }),
      redirect: 'manual',
    })
  expect((await change('4000000000000002')).status).toBe(402)
  expect((await change('4242424242424242')).status).toBe(303)
  expect((await read(mine.subscription.id)).status).toBe('active')
})

test('a card that is declined ends no checkout: another one pays it, with the code that was typed', async () => {
  const price = await shop.stripe.prices.create({
    currency: 'usd',
    unit_amount: 2000,
    recurring: { interval: 'month' },
    product_data: { name: 'Gold' },
  })
  const coupon = await shop.stripe.coupons.create({ percent_off: 25, duration: 'once' })
  const promotion = { type: 'coupon', coupon: coupon.id } as const
  await shop.stripe.promotionCodes.create({ promotion, code: 'AGAIN25' })
  const { id, url } = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    allow_promotion_codes: true,
    success_url: 'http://localhost:3000/done',
  })
  const pay = (card: string) => subscribe(url ?? '', { card, code: 'AGAIN25', site: shop.site })
  const declined = await pay('4000000000000002')
  expect(declined.status).toBe(402)
  for (const kept of ['Your card was declined.', 'value="AGAIN25"', 'value="learner@example.test"'])
    expect(declined.page).toContain(kept)
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null })
  expect((await pay('4242424242424242')).status).toBe(303)
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', amount_total: 1500 })
})

test('a closed link sells nothing', async () => {
  const link = await makeLink()
  const [stored] = (await shop.stripe.paymentLinks.list()).data
  await shop.stripe.paymentLinks.update(stored?.id ?? '', { active: false })
  const closed = await subscribe(link, { site: shop.site })
  expect([closed.status, closed.page]).toEqual([404, expect.stringContaining('This link is no longer active.')])
  await shop.stripe.paymentLinks.update(stored?.id ?? '', { active: true })
  expect((await subscribe(link, { site: shop.site })).status).toBe(303)
})
