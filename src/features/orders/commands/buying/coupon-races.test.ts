import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { coupons } from '#src/features/coupons/tables.ts'
import { reconcilePayments } from '#src/features/orders/commands/catching-up/reconcile.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'
import { intentIdOf } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()
const { db } = academy.services

const order = (client: Client, courseId: string, coupon?: string) =>
  client.post('/api/order/', { courseId, ...(coupon !== undefined && { coupon }) })
const check = (client: Client, courseId: string, coupon: string) =>
  client.get(`/api/course/${courseId}/coupon?coupon=${encodeURIComponent(coupon)}`)
const pay = async (client: Client, { amount, order: { _id } }: { amount: number; order: { _id: string } }) => {
  const intentId = intentIdOf(await client.post('/api/payment_create', { amount, orderId: _id }))
  await shop.pay(intentId)
  await shop.heard()
  return intentId
}
const change = (id: string, fields: Partial<typeof coupons.$inferInsert>) =>
  db.update(coupons).set(fields).where(eq(coupons.id, id))
const setAge = (id: string, age: number) =>
  db
    .update(orders)
    .set({ createdAt: new Date(academy.clock.now.getTime() - age) })
    .where(eq(orders.id, id))
const usesOf = (couponId: string) => db.select().from(orders).where(eq(orders.couponId, couponId))

test('R5 twenty people at once share five uses, and no more', async () => {
  const { id: courseId } = await seedCourse(db, { priceCents: 8_900 })
  const { id, code } = await seedCoupon(db, { maxUses: 5 })
  const people = await Promise.all(Array.from({ length: 20 }, () => seedUser(academy)))
  const answers = await Promise.all(people.map(({ client }) => order(client, courseId, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'coupon-used-up')).toHaveLength(15)
  expect(await usesOf(id)).toHaveLength(5)
})

test('R5 who waits for the last use counts what those before took', async () => {
  const { id: courseId } = await seedCourse(db, { priceCents: 8_900 })
  const { id, code } = await seedCoupon(db, { maxUses: 2 })
  const people = await Promise.all(Array.from({ length: 6 }, () => seedUser(academy)))
  await using held = await holdRows(academy, 'select from coupons where id = $1', [id])
  const asked = people.map(({ client }) => order(client, courseId, code))
  await untilWaiting(academy, 6)
  await held.letGo()
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await usesOf(id)).toHaveLength(2)
})

test('T22 one person in many tabs has one order with it, and for another course it is used', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { id: otherId } = await seedCourse(db)
  const { id, code } = await seedCoupon(db, { maxUses: 3 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => order(client, n % 2 ? courseId : otherId, code)),
  )
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(5)
  expect(new Set(made.map(({ body }) => body.order._id)).size).toBe(1)
  expect(answers.filter(({ body }) => body.code === 'coupon-used')).toHaveLength(5)
  expect(await usesOf(id)).toMatchObject([{ userId }])
  await change(id, { perPerson: null })
  for (const course of [courseId, otherId]) expect((await order(client, course, code)).status).toBe(200)
  expect(await usesOf(id)).toHaveLength(2)
})

test('an order that expires gives its use back, and one that was refunded does not', async () => {
  const { client, courseId } = await shop.meet()
  const { id, code } = await seedCoupon(db, { maxUses: 1 })
  const { body } = await order(client, courseId, code)
  const next = (await seedUser(academy)).client
  expect((await check(next, courseId, code)).body.code).toBe('coupon-used-up')
  await setAge(body.order._id, days(2))
  await reconcilePayments({ ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' })
  const second = (await order(next, courseId, code)).body
  const intentId = await pay(next, second)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await expect.poll(async () => (await shop.orderOf(second.order._id))?.status).toBe('refunded')
  expect((await check(client, courseId, code)).body.code).toBe('coupon-used-up')
  expect((await usesOf(id)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'refunded'])
})

test('a payment that comes for an order whose use somebody else has by now counts all the same', async () => {
  const { client, courseId } = await shop.meet()
  const { id, code } = await seedCoupon(db, { maxUses: 1 })
  const { body } = await order(client, courseId, code)
  const intentId = intentIdOf(
    await client.post('/api/payment_create', { amount: body.amount, orderId: body.order._id }),
  )
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, body.order._id))
  const other = await seedUser(academy)
  await pay(other.client, (await order(other.client, courseId, code)).body)
  await shop.pay(intentId)
  await shop.heard()
  expect(await shop.orderOf(body.order._id)).toMatchObject({ status: 'paid', amountCents: 8_010, discountCents: 890 })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await usesOf(id)).toHaveLength(2)
  expect((await check((await seedUser(academy)).client, courseId, code)).body.code).toBe('coupon-used-up')
})
