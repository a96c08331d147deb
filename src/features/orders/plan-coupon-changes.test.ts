// Changes of plans that were paid by card with a coupon (decisions 0099 and 0103).
import { afterEach, expect, test } from 'vitest'

import { confirmByPassword } from '#src/testing/factors.ts'
import { openCheckoutDesk } from '#src/testing/services/checkout-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()
const desk = openCheckoutDesk({ academy, shop })
const { begin, pay, meet } = desk

afterEach(desk.comeBack)

const billsOf = async (subscription = '') =>
  (await shop.stripe.invoices.list({ subscription })).data.map(({ total }) => total)

test('a year that a coupon paid is no credit: the month that comes instead is paid', async () => {
  const { plan, code, learner } = await meet({ percentOff: 100 }, { duration: 'year', priceCents: 29_000 })
  const month = await desk.seed({ name: 'Basic', priceCents: 1_000 })
  await pay((await begin(learner.client, plan, code)).body.url)
  const [held] = await desk.becomes(learner, [{ status: 'active', paidCents: 0 }])
  await confirmByPassword(learner.client)
  const address = `/api/memberships/${held?.id}/change`
  const { at, ...change } = (await learner.client.get(`${address}/${month.id}`)).body.change
  expect(change).toMatchObject({ takes: 10, credit: 0, next: 10 })
  const { takes, next } = change
  expect((await learner.client.post(address, { planId: month.id, at, takes, next })).status).toBe(200)
  expect(await billsOf(held?.subscriptionId)).toEqual([1_000, 0])
})

test('a provider that reckons by the price gives no credit for what a coupon paid: the change is refused', async () => {
  const { plan, learner } = await meet({}, { duration: 'year', priceCents: 29_000 })
  const month = await desk.seed({ name: 'Basic', priceCents: 1_000 })
  const { id: coupon } = await shop.stripe.coupons.create({ percent_off: 100, duration: 'once' })
  const { url } = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: plan.priceId, quantity: 1 }],
    discounts: [{ coupon }],
    client_reference_id: learner.userId,
    customer_email: `${learner.userId}@example.org`,
    success_url: academy.url,
    subscription_data: { billing_mode: { type: 'classic' } },
  })
  await pay(url ?? '')
  const [held] = await desk.becomes(learner, [{ status: 'active', paidCents: 0 }])
  await confirmByPassword(learner.client)
  const address = `/api/memberships/${held?.id}/change`
  expect((await learner.client.get(`${address}/${month.id}`)).body.code).toBe('change-not-offered')
  const agreed = { planId: month.id, at: Math.floor(Date.now() / 1000), takes: 0, next: 10 }
  expect((await learner.client.post(address, agreed)).body.code).toBe('change-outdated')
  expect(await billsOf(held?.subscriptionId)).toEqual([0])
})

test('beside free days the discount is for the first payment after them, and for no change', async () => {
  const { plan, code, learner } = await meet({ percentOff: 100 }, { trialDays: 7 })
  const gold = await desk.seed({ name: 'Gold', priceCents: 5_900 })
  await pay((await begin(learner.client, plan, code)).body.url)
  const [held] = await desk.becomes(learner, [{ status: 'active', trialEndsAt: expect.any(Date) }])
  const id = held?.subscriptionId ?? ''
  desk.advance(days(8))
  await expect.poll(() => billsOf(id), { timeout: 20_000 }).toEqual([0, 0])
  const items = [{ id: (await shop.stripe.subscriptions.retrieve(id)).items.data[0]?.id ?? '', price: gold.priceId }]
  const reckoned = { items, proration_behavior: 'always_invoice' } as const
  const inherited = await shop.stripe.invoices.createPreview({ subscription: id, subscription_details: reckoned })
  expect(inherited.total_discount_amounts, 'the provider would take it off again').toMatchObject([{ amount: 2_900 }])
  await confirmByPassword(learner.client)
  const address = `/api/memberships/${held?.id}/change`
  const { at, ...change } = (await learner.client.get(`${address}/${gold.id}`)).body.change
  expect(change).toMatchObject({ takes: 59, credit: 0, next: 59 })
  expect((await learner.client.post(address, { planId: gold.id, at, takes: 59, next: 59 })).status).toBe(200)
  expect(await billsOf(id)).toEqual([5_900, 0, 0])
})
