// Races and losses of plans that are paid by card with a coupon (decision 0103).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { planCheckouts } from '#src/features/coupons/tables.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openCheckoutDesk } from '#src/testing/services/checkout-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

import { recordBills } from './commands/bills/record-bills.ts'
import { orders } from './tables.ts'

const { academy, shop } = await openTestShop()
const desk = openCheckoutDesk({ academy, shop })
const { begin, check, pay, ordersFor, uses, expire, askOverdue, sessionsOf, meet } = desk
const { db } = academy.services
const job = { ...academy.services, actor: { kind: 'job' as const, name: 'find-bills' }, ip: '' }

test('R5 twenty people share five uses, by card and until a date, and a page that is over gives its use back', async () => {
  const { plan, id, code } = await meet({ maxUses: 5 })
  const people = await Promise.all(Array.from({ length: 20 }, () => seedUser(academy)))
  const answers = await Promise.all(
    people.map(({ client }, n) =>
      n % 2 ? begin(client, plan, code) : client.post(`/api/memberships/${plan.id}/order`, { coupon: code }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'coupon-used-up')).toHaveLength(15)
  expect(await uses(id)).toBe(5)
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.couponId, id))
  await expire(id)
  const begun = await desk.checkoutsOf(id)
  expect(await uses(id), 'the provider has not said that they are over').toBe(begun.length)
  await Promise.all(begun.map(({ sessionId }) => shop.stripe.checkout.sessions.expire(sessionId ?? '')))
  await askOverdue()
  expect(await uses(id)).toBe(0)
})

test('T22 R5 one person in many tabs has one page, and another way of paying takes its place', async () => {
  const { plan, id, code, learner } = await meet({ maxUses: 1 })
  const { client } = learner
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin(client, plan, code)))
  expect(new Set(answers.map(({ body }) => body.url)).size, JSON.stringify(answers.map(({ text }) => text))).toBe(1)
  expect(await sessionsOf(learner)).toHaveLength(1)
  expect((await check(client, plan, code)).status, 'their own use is no bar to them').toBe(200)
  const ordered = await client.post(`/api/memberships/${plan.id}/order`, { coupon: code })
  expect(ordered.body).toMatchObject({ amount: 14.5 })
  expect(await sessionsOf(learner)).toMatchObject([{ status: 'expired' }])
  expect(await uses(id)).toBe(1)
  const again = await begin(client, plan, code)
  expect(again.status).toBe(200)
  expect(await ordersFor(learner.userId)).toMatchObject([{ status: 'cancelled' }])
  expect(await uses(id)).toBe(1)
  expect((await pay(answers[0]?.body.url)).status).toBe(402)
})

test('T22 another plan, or another coupon, closes the page before', async () => {
  const { plan, id, code, learner } = await meet({ scope: 'chosen', planScope: 'all' })
  const gold = await desk.seed({ name: 'Gold', priceCents: 4900 })
  const first = await begin(learner.client, plan, code)
  const second = await begin(learner.client, gold, code)
  expect(second.body.url).not.toBe(first.body.url)
  expect((await sessionsOf(learner)).map(({ status }) => status)).toEqual(expect.arrayContaining(['expired', 'open']))
  expect(await uses(id)).toBe(1)
  expect((await pay(first.body.url)).status).toBe(402)
})

test('a page that is paid when its claim was given up, and somebody else has the use, counts all the same', async () => {
  const { plan, id, code, learner } = await meet({ maxUses: 1 })
  const { body } = await begin(learner.client, plan, code)
  await db.update(planCheckouts).set({ closedAt: new Date() }).where(eq(planCheckouts.couponId, id))
  const other = await seedUser(academy)
  expect((await begin(other.client, plan, code)).status).toBe(200)
  await pay(body.url)
  await desk.becomes(learner, [{ status: 'active' }])
  await expect
    .poll(() => ordersFor(learner.userId), { timeout: 20_000 })
    .toMatchObject([{ amountCents: 1450, discountCents: 1450, couponId: id }])
  expect(await uses(id)).toBe(2)
})

test('R2 R5 a process that died between the claim and the page leaves one use, and the next try gets the page', async () => {
  const { plan, id, code, learner } = await meet({ maxUses: 1 })
  const first = await begin(learner.client, plan, code)
  await db.update(planCheckouts).set({ sessionId: null }).where(eq(planCheckouts.couponId, id))
  expect((await begin(learner.client, plan, code)).body.url, 'its answer was lost').toBe(first.body.url)
  expect(await sessionsOf(learner)).toHaveLength(1)

  const { code: lost, id: lostId } = await seedCoupon(db, { planIds: [plan.id], maxUses: 1 })
  const { client } = await seedUser(academy)
  shop.breakWith({ api: [{ kind: 'reset', when: 'after', path: '/v1/checkout/sessions', times: 2 }] })
  expect((await begin(client, plan, lost)).status).toBeGreaterThanOrEqual(500)
  expect(await uses(lostId), 'it is claimed, as nobody knows what was made').toBe(1)
  shop.breakWith({ api: [] })
  await expect.poll(async () => (await begin(client, plan, lost)).status, { timeout: 15_000 }).toBe(200)
  expect(await uses(lostId)).toBe(1)
})

test('R2 R6 bills that are read many times at once, and found late, give one order its coupon once', async () => {
  const { plan, id, code, learner } = await meet()
  shop.breakWith({ webhooks: { drop: true } })
  const { body } = await begin(learner.client, plan, code)
  await pay(body.url)
  const [session] = await sessionsOf(learner)
  await learner.client.post('/api/checkout_state', { session_id: session?.id })
  await expire(id)
  const subscriptionId = (await desk.membershipsOf(learner.userId))[0]?.subscriptionId ?? ''
  const made = await Promise.all(Array.from({ length: 6 }, () => recordBills(job, { subscriptionId })))
  expect(made.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1)
  expect(await ordersFor(learner.userId)).toMatchObject([{ discountCents: 1450, couponId: id }])
  expect(await uses(id)).toBe(1)
  shop.breakWith({ webhooks: {} })
})

test('R2 R5 what was paid while nobody heard of it is a use, until the provider has said that it is over', async () => {
  const { plan, id, code, learner } = await meet({ maxUses: 1 })
  const gold = await desk.seed({ name: 'Gold', priceCents: 4900 })
  const { id: ofAll, code: everything } = await seedCoupon(db, { planScope: 'all', maxUses: 1 })
  shop.breakWith({ webhooks: { drop: true } })
  const { body } = await begin(learner.client, plan, everything)
  await pay(body.url)
  await expire(ofAll)
  expect(await uses(ofAll)).toBe(1)
  expect((await begin(learner.client, gold, everything)).body.code).toBe('payment-processing')
  const other = await seedUser(academy)
  expect((await begin(other.client, gold, everything)).body.code).toBe('coupon-used-up')
  await askOverdue()
  expect(await desk.checkoutsOf(ofAll)).toMatchObject([{ subscriptionId: expect.any(String), closedAt: null }])
  expect(await uses(ofAll)).toBe(1)
  expect((await begin(other.client, plan, code)).status, 'a page that nobody pays').toBe(200)
  await expire(id)
  await askOverdue()
  expect(await uses(id), 'it is open at the provider').toBe(1)
  shop.breakWith({ webhooks: {} })
})
