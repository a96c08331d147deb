// Coupons for plans that are paid by card: pages of the provider made for one buyer (decision 0103).
import { afterEach, expect, test } from 'vitest'

import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openCheckoutDesk } from '#src/testing/services/checkout-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()
const desk = openCheckoutDesk({ academy, shop })
const { begin, check, pay, checkoutsOf, ordersFor, uses, expire, sessionsOf, meet } = desk
const { db } = academy.services

afterEach(desk.comeBack)

test('D-1 T85 the first bill is less, its order says by what, and the next one is whole', async () => {
  const { plan, id, code, learner } = await meet()
  const { client, userId } = learner
  expect((await check(client, plan, code)).body.coupon).toEqual({ code, amount: 14.5, discount: 14.5 })
  const { body } = await begin(client, plan, code)
  const [session] = await sessionsOf(learner)
  expect(session).toMatchObject({ url: body.url, amount_total: 1450, customer_email: `${userId}@example.org` })
  expect(await checkoutsOf(id)).toMatchObject([
    { userId, discountCents: 1450, sessionId: session?.id, orderedAt: null },
  ])
  expect(await uses(id)).toBe(1)
  expect((await begin(client, plan, code)).body.url, 'a second click').toBe(body.url)
  const paid = await pay(body.url)
  expect(paid.location).toBe(`${academy.services.publicUrl}/dashboard/membership?checkout=${session?.id}`)
  expect((await client.post('/api/checkout_state', { session_id: session?.id })).body).toEqual({ state: 'active' })
  const [membership] = await desk.becomes(learner, [{ status: 'active', planId: plan.id, amountCents: 2900 }])
  await expect
    .poll(() => ordersFor(userId), { timeout: 20_000 })
    .toMatchObject([
      {
        status: 'paid',
        amountCents: 1450,
        discountCents: 1450,
        couponId: id,
        couponCode: code,
        membershipId: membership?.id,
      },
    ])
  expect(await checkoutsOf(id)).toMatchObject([
    { subscriptionId: membership?.subscriptionId, orderedAt: expect.any(Date) },
  ])
  expect(await uses(id)).toBe(1)
  expect((await check(client, plan, code)).body.code).toBe('coupon-renewal')
  desk.advance(days(32))
  await expect
    .poll(() => ordersFor(userId), { timeout: 20_000 })
    .toMatchObject([{ amountCents: 1450 }, { amountCents: 2900, discountCents: 0, couponId: null }])
  expect(await uses(id)).toBe(1)
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  expect((await admin.get(`/api/admin/coupons/${id}/uses`)).body.uses).toMatchObject([
    { plan: { name: 'Silver', duration: 'month' }, course: null, discount: 14.5, paid: 14.5, status: 'paid' },
  ])
})

test('D-7 a coupon of everything begins a membership without an order, and is a use for good', async () => {
  const { plan, id, code, learner } = await meet({ percentOff: 100 })
  const { body } = await begin(learner.client, plan, code)
  expect(await sessionsOf(learner)).toMatchObject([{ amount_total: 0 }])
  await pay(body.url)
  const [membership] = await desk.becomes(learner, [{ status: 'active', paidCents: 0 }])
  await expect
    .poll(() => checkoutsOf(id), { timeout: 20_000 })
    .toMatchObject([{ subscriptionId: membership?.subscriptionId, orderedAt: null }])
  await expire(id)
  await desk.askOverdue()
  expect(await uses(id)).toBe(1)
  expect(await ordersFor(learner.userId)).toEqual([])
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const used = await admin.get(`/api/admin/coupons/${id}/uses`)
  expect(used.body.uses).toMatchObject([{ orderId: null, status: 'begun', discount: 29, paid: 0 }])
  expect((await admin.get(`/api/admin/coupons/${id}`)).body.coupon).toMatchObject({ uses: 1, given: 29 })
  desk.advance(days(32))
  await expect
    .poll(() => ordersFor(learner.userId), { timeout: 20_000 })
    .toMatchObject([{ amountCents: 2900, discountCents: 0, couponId: null }])
  expect(await uses(id)).toBe(1)
})

test('free days stay free, and the coupon is for the first payment after them; who had them pays at once', async () => {
  const { plan, id, code, learner } = await meet({ perPerson: null }, { trialDays: 7 })
  const { client, userId } = learner
  const { body } = await begin(client, plan, code)
  await pay(body.url)
  const [membership] = await desk.becomes(learner, [{ status: 'active', trialEndsAt: expect.any(Date) }])
  await expect.poll(() => checkoutsOf(id), { timeout: 20_000 }).toMatchObject([{ begunAt: expect.any(Date) }])
  expect(await uses(id)).toBe(1)
  desk.advance(days(8))
  await expect
    .poll(() => ordersFor(userId), { timeout: 20_000 })
    .toMatchObject([{ amountCents: 1450, discountCents: 1450, couponId: id }])
  desk.advance(days(32))
  await expect
    .poll(() => ordersFor(userId), { timeout: 20_000 })
    .toMatchObject([{ amountCents: 1450 }, { amountCents: 2900, discountCents: 0 }])
  await academy.services.payments.cancelSubscription(membership?.subscriptionId ?? '', 'now')
  await desk.becomes(learner, [{ status: 'ended' }])
  desk.comeBack()
  expect((await begin(client, plan, code)).status).toBe(200)
  const [latest] = await sessionsOf(learner)
  expect(latest).toMatchObject({ status: 'open', amount_total: 1450 })
})

test('D-8 T84 it is refused to who has not agreed, who has the plan, and for what the provider sells otherwise', async () => {
  const { plan, code, learner } = await meet()
  const gold = await desk.seed({ name: 'Gold', priceCents: 4900 })
  await desk.buy(gold, { reference: learner.userId })
  await desk.becomes(learner, [{ status: 'active' }])
  expect((await begin(learner.client, plan, code)).body.code).toBe('membership-renews')
  const { body } = await begin(learner.client, plan, code, true)
  await pay(body.url)
  await desk.becomes(learner, [
    { planId: gold.id, cancelAtPeriodEnd: true },
    { planId: plan.id, status: 'active' },
  ])
  expect((await begin(learner.client, plan, code)).body.code).toBe('membership-held')
  const basic = await desk.seed({ name: 'Basic', priceCents: 1900, soldAtCents: 2000 })
  const other = await seedUser(academy)
  const ofAll = await seedCoupon(db, { planScope: 'all' })
  expect((await begin(other.client, basic, ofAll.code)).body.code).toBe('coupon-unsold')
  expect(await uses(ofAll.id)).toBe(0)
  expect((await academy.client().post(`/api/memberships/${plan.id}/checkout`, { coupon: code })).status).toBe(401)
})
