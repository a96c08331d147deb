// Coupons for plans that are paid until a date (decision 0103).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { coupons } from '#src/features/coupons/tables.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days } from '#src/wire/durations.ts'

import { orderMovements, orders } from './tables.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const desk = await openTransferDesk({ academy, shop })
const pass = await openPassDesk({ academy, desk })

const order = (client: Client, planId: string, coupon?: string) =>
  client.post(`/api/memberships/${planId}/order`, { ...(coupon !== undefined && { coupon }) })
const check = (client: Client, planId: string, coupon: string) =>
  client.get(`/api/memberships/${planId}/coupon?coupon=${encodeURIComponent(coupon)}`)
const transfer = async (
  client: Client,
  { amount, order: { _id: orderId } }: { amount: number; order: { _id: string } },
) => {
  const answer = await client.post('/api/payment_create', { amount, orderId, method: 'transfer' })
  expect(answer.status, answer.text).toBe(200)
  return desk.transferOf(orderId)
}
const usesOf = (couponId: string) => db.select().from(orders).where(eq(orders.couponId, couponId))
const seedPlan = async (given: Parameters<typeof pass.seed>[0] = {}) => {
  await db.update(plans).set({ archivedAt: new Date() })
  return pass.seed(given)
}

test('D-1 a coupon is taken off the first period of a plan, and never off the next one', async () => {
  const planId = await seedPlan({ discount: 10 })
  const { id, code } = await seedCoupon(db, { percentOff: 50, planIds: [planId] })
  const { client, userId } = await seedUser(academy)
  expect((await check(client, planId, ` ${code.toLowerCase()} `)).body).toEqual({
    coupon: { code, amount: 13.05, discount: 13.05 },
  })
  expect(await usesOf(id)).toEqual([])
  const { body } = await order(client, planId, code)
  expect(body).toEqual({ amount: 13.05, discount: 13.05, order: { _id: expect.any(String) }, joined: false })
  expect((await order(client, planId, code)).body, 'a second click').toEqual(body)
  expect((await client.get(`/api/memberships/${planId}/order`)).body).toMatchObject({
    amount: 26.1,
    price: 26.1,
    coupon: { code, amount: 13.05 },
  })
  const { id: transferId } = await transfer(client, body)
  expect((await desk.confirm(transferId)).body).toEqual({ outcome: 'paid' })
  expect(await shop.ordersFor(userId)).toMatchObject([
    { status: 'paid', planId, amountCents: 1305, discountCents: 1305, couponId: id, couponCode: code },
  ])
  const moved = await db.select().from(orderMovements).where(eq(orderMovements.orderId, body.order._id))
  expect(moved, 'the ledger holds what was received').toMatchObject([{ what: 'payment', amountCents: 1305 }])
  const { receipt } = (await client.get(`/api/my-orders/${body.order._id}/receipt`)).body
  expect(receipt).toMatchObject({ amount: 13.05, discount: 13.05, coupon: code, plan: { name: 'Silver' } })

  await pass.age(userId, days(20))
  expect((await check(client, planId, code)).body.code).toBe('coupon-renewal')
  await db.update(coupons).set({ perPerson: null }).where(eq(coupons.id, id))
  expect((await order(client, planId, code)).body.code).toBe('coupon-renewal')
  expect((await order(client, planId)).body).toMatchObject({ amount: 26.1 })
})

test('a coupon is for courses, for plans, or for everything, and for those alone that were chosen', async () => {
  const planId = await seedPlan()
  const other = await pass.seed({ name: 'Gold' })
  const { id: courseId } = await seedCourse(db)
  const { client } = await seedUser(academy)
  const ofCourses = await seedCoupon(db)
  const ofPlans = await seedCoupon(db, { scope: 'chosen', planScope: 'all' })
  const ofOne = await seedCoupon(db, { planIds: [planId] })
  const ofAll = await seedCoupon(db, { planScope: 'all' })
  const fits = async (code: string) => {
    const answers = [check(client, planId, code), check(client, other, code)]
    const ofCourse = client.get(`/api/course/${courseId}/coupon?coupon=${code}`)
    return (await Promise.all([...answers, ofCourse])).map(({ status, body }) => (status === 200 ? true : body.code))
  }
  expect(await fits(ofCourses.code)).toEqual(['coupon-elsewhere', 'coupon-elsewhere', true])
  expect(await fits(ofPlans.code)).toEqual([true, true, 'coupon-elsewhere'])
  expect(await fits(ofOne.code)).toEqual([true, 'coupon-elsewhere', 'coupon-elsewhere'])
  expect(await fits(ofAll.code)).toEqual([true, true, true])
  expect((await check(client, other, ofOne.code)).text).toContain('This coupon is not for this plan')
})

test('D-7 a coupon of everything opens one period at once, once, and nothing renews', async () => {
  const planId = await seedPlan()
  const { id: courseId } = await seedCourse(db)
  const { id, code } = await seedCoupon(db, { percentOff: 100, planScope: 'all' })
  const { client, userId } = await seedUser(academy)
  const answers = await Promise.all(Array.from({ length: 6 }, () => order(client, planId, code)))
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => [body.joined, body.amount])).toEqual([
    [true, 0],
  ])
  for (const { status, body } of answers)
    if (status !== 200) expect(['membership-held', 'coupon-used', 'coupon-renewal']).toContain(body.code)
  expect(await usesOf(id)).toMatchObject([
    { status: 'paid', amountCents: 0, discountCents: 2900, periodTo: expect.any(Date) },
  ])
  expect(await pass.heldBy(userId)).toMatchObject([{ status: 'active', cancelAtPeriodEnd: true }])
  expect(await shop.owns(client, courseId)).toBe(true)
  const { rows } = await db.execute('select from order_movements where amount_cents = 0')
  expect(rows).toEqual([])
})

test('R5 twenty people at once share five uses of a plan, and an order that is given up gives its use back', async () => {
  const planId = await seedPlan()
  const { id, code } = await seedCoupon(db, { maxUses: 5, planIds: [planId] })
  const people = await Promise.all(Array.from({ length: 20 }, () => seedUser(academy)))
  const answers = await Promise.all(people.map(({ client }) => order(client, planId, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'coupon-used-up')).toHaveLength(15)
  const winner = people[answers.findIndex(({ status }) => status === 200)]
  // Without the coupon it is another order.
  expect((await order(winner?.client ?? academy.client(), planId)).body).toMatchObject({ amount: 29 })
  expect((await usesOf(id)).map(({ status }) => status).toSorted()).toEqual([
    'cancelled',
    'open',
    'open',
    'open',
    'open',
  ])
  const loser = people[answers.findIndex(({ status }) => status !== 200)]
  expect((await order(loser?.client ?? academy.client(), planId, code)).status).toBe(200)
})

test('a wrong code loses no order, a guess is counted, and a coupon that ends leaves the order its half hour', async () => {
  const planId = await seedPlan()
  const { id, code } = await seedCoupon(db, { planIds: [planId] })
  const { client } = await seedUser(academy)
  const { body } = await order(client, planId, code)
  expect((await order(client, planId, 'NO-SUCH-CODE')).body.code).toBe('coupon-unknown')
  expect((await order(client, planId, code)).body).toEqual(body)
  await db.update(coupons).set({ switchedOffAt: new Date() }).where(eq(coupons.id, id))
  expect((await order(client, planId, code)).body).toEqual(body)
  await db
    .update(orders)
    .set({ createdAt: new Date(academy.clock.now.getTime() - days(1)) })
    .where(eq(orders.id, body.order._id))
  expect((await order(client, planId, code)).body.code).toBe('coupon-over')
  for (let n = 0; n < 9; n += 1) await check(client, planId, `GUESS-${n}`)
  expect((await check(client, planId, code)).body.code).toBe('too-many')
})
