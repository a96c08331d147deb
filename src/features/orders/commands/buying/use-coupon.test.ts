import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { coupons } from '#src/features/coupons/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { reconcilePayments } from '#src/features/orders/commands/catching-up/reconcile.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { intentIdOf } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, minutes } from '#src/wire/durations.ts'

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
const setPrice = (courseId: string, priceCents: number) =>
  db.update(courses).set({ priceCents }).where(eq(courses.id, courseId))
const setAge = (id: string, age: number) =>
  db
    .update(orders)
    .set({ createdAt: new Date(academy.clock.now.getTime() - age) })
    .where(eq(orders.id, id))
const today = academy.clock.now.toISOString().slice(0, 10)
const dayAt = (offset: number) => new Date(Date.parse(today) + days(offset)).toISOString().slice(0, 10)
const usesOf = (couponId: string) => db.select().from(orders).where(eq(orders.couponId, couponId))

test('D-1 a coupon is taken off, in whatever letters it is typed, and what is left is charged', async () => {
  const { client, userId, courseId } = await shop.meet({ priceCents: 8_950 })
  const { id, code } = await seedCoupon(db, { percentOff: 15 })
  const typed = ` ${code.toLowerCase().replace('-', '–')} `
  expect((await check(client, courseId, typed)).body).toEqual({ coupon: { code, amount: 76.08, discount: 13.42 } })
  expect(await usesOf(id)).toEqual([])
  const { body } = await order(client, courseId, typed)
  expect(body).toEqual({ amount: 76.08, discount: 13.42, order: { _id: expect.any(String) }, joined: false })
  const intentId = await pay(client, body)
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).amount).toBe(7_608)
  expect(await shop.ordersFor(userId)).toMatchObject([
    { amountCents: 7_608, discountCents: 1_342, couponId: id, couponCode: code, status: 'paid' },
  ])
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('an amount never takes off more than the price, and what is too little to be charged is not', async () => {
  const { client, courseId } = await shop.meet({ priceCents: 1_000 })
  const cases = [
    [250, 7.5, 2.5],
    [950, 0.5, 9.5],
    [951, 0, 10],
    [4_000, 0, 10],
  ] as const
  for (const [amountOffCents, amount, discount] of cases) {
    const { code } = await seedCoupon(db, { amountOffCents })
    expect((await check(client, courseId, code)).body.coupon).toMatchObject({ amount, discount })
  }
})

test('D-7 a coupon of everything joins at once, and is one use', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { id, code } = await seedCoupon(db, { percentOff: 100 })
  await order(client, courseId)
  const answers = await Promise.all(Array.from({ length: 6 }, () => order(client, courseId, code)))
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => [body.joined, body.amount])).toEqual([
    [true, 0],
  ])
  expect(answers.filter(({ body }) => body.code === 'already-owned')).toHaveLength(5)
  expect(await usesOf(id)).toMatchObject([{ status: 'paid', amountCents: 0, discountCents: 8_900 }])
  expect(await shop.owns(client, courseId)).toBe(true)
  // The order that was open before cannot be charged any more.
  expect((await shop.ordersFor(userId)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'paid'])
})

test('each thing that keeps a coupon from being used is said in its words', async () => {
  const { client, courseId } = await shop.meet()
  const other = await seedCourse(db)
  const free = await seedCourse(db, { priceCents: 0 })
  const cases: [Parameters<typeof seedCoupon>[1], string, string, string?][] = [
    [{ startsOn: dayAt(1) }, 'coupon-early', 'This coupon is valid from '],
    [{ endsOn: dayAt(-1) }, 'coupon-over', 'This coupon is no longer valid'],
    [{ switchedOffAt: new Date() }, 'coupon-over', 'This coupon is no longer valid'],
    [{ archivedAt: new Date() }, 'coupon-unknown', 'There is no coupon with this code'],
    [{ courseIds: [other.id] }, 'coupon-elsewhere', 'This coupon is not for this course'],
    [{ amountOffCents: 500, currency: 'eur' }, 'coupon-needless', 'This coupon takes nothing off here'],
    [{}, 'coupon-needless', 'This coupon takes nothing off here', free.id],
  ]
  for (const [fields, code, message, course = courseId] of cases) {
    const coupon = await seedCoupon(db, fields)
    for (const call of [check, order]) {
      const { body } = await call(client, course, coupon.code)
      expect(body).toMatchObject({ code, message: expect.stringContaining(message) })
    }
    expect(await usesOf(coupon.id)).toEqual([])
  }
  for (const fields of [{ startsOn: today }, { endsOn: today }, { courseIds: [courseId] }])
    expect((await check(client, courseId, (await seedCoupon(db, fields)).code)).status).toBe(200)
})

test('T29 a code that nobody made, one that was archived and one that cannot be are answered alike', async () => {
  const { client, courseId } = await shop.meet()
  const { code } = await seedCoupon(db, { archivedAt: new Date() })
  const answers = await Promise.all(['NOBODY-MADE-IT', code, 'x'.repeat(64), '💰'].map(c => check(client, courseId, c)))
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
})

test('T87 who guesses codes is refused after ten, also at the same moment and with the right one; others are not', async () => {
  const { client, courseId } = await shop.meet()
  const { code } = await seedCoupon(db)
  for (let known = 0; known < 12; known += 1) expect((await check(client, courseId, code)).status).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => check(client, courseId, `GUESS-${n}`)))
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4)
  const right = await order(client, courseId, code)
  expect([right.status, Number(right.headers.get('retry-after')) > 3_000]).toEqual([429, true])
  expect((await order(client, courseId)).status).toBe(200)
  expect((await check((await seedUser(academy)).client, courseId, code)).status).toBe(200)
})

test('T21 a visitor learns nothing of codes', async () => {
  const { courseId } = await shop.meet()
  const { code } = await seedCoupon(db)
  expect((await check(academy.client(), courseId, code)).status).toBe(401)
})

test('R26 a coupon is put on an order and taken off again: its payment is called off first', async () => {
  const { client, courseId } = await shop.meet()
  const { id, code } = await seedCoupon(db)
  const whole = await shop.start(client, courseId)
  const less = (await order(client, courseId, code)).body
  expect(less.amount).toBe(80.1)
  expect((await shop.stripe.paymentIntents.retrieve(whole.intentId)).status).toBe('canceled')
  expect((await order(client, courseId, code)).body).toEqual(less)
  const again = (await order(client, courseId)).body
  expect(again.amount).toBe(89)
  expect((await shop.orderOf(less.order._id))?.status).toBe('cancelled')
  expect((await usesOf(id)).map(({ status }) => status)).toEqual(['cancelled'])
  expect((await order(client, courseId, code)).body.amount).toBe(80.1)
})

test('R26 a coupon that cannot be used leaves the order that is open as it is', async () => {
  const { client, courseId } = await shop.meet()
  const { intentId, orderId } = await shop.start(client, courseId)
  const { code } = await seedCoupon(db, { endsOn: dayAt(-1) })
  for (const wrong of [code, 'NO-SUCH-CODE']) expect((await order(client, courseId, wrong)).status).not.toBe(200)
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('requires_payment_method')
})

test.each([
  ['is switched off', { switchedOffAt: new Date() }],
  ['ends', { endsOn: dayAt(-1) }],
  ['is archived', { archivedAt: new Date() }],
  ['begins later', { startsOn: dayAt(3) }],
] as const)('R26 an order keeps its discount for half an hour after its coupon %s', async (_, fields) => {
  const { client, courseId } = await shop.meet()
  const { id, code } = await seedCoupon(db)
  const { body } = await order(client, courseId, code)
  const start = () => client.post('/api/payment_create', { amount: 80.1, orderId: body.order._id })
  const intentId = intentIdOf(await start())
  await change(id, fields)
  expect((await start()).status).toBe(200)
  await setAge(body.order._id, minutes(31))
  await reconcilePayments({ ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' })
  expect((await shop.orderOf(body.order._id))?.status).toBe('cancelled')
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('canceled')
})

test('R26 an order with a coupon follows the price of its course like any other', async () => {
  const { client, courseId } = await shop.meet({ priceCents: 10_000 })
  const { code } = await seedCoupon(db, { percentOff: 50 })
  const first = (await order(client, courseId, code)).body
  await setAge(first.order._id, minutes(90))
  expect((await order(client, courseId, code)).body).toEqual(first)
  await setPrice(courseId, 8_000)
  expect((await order(client, courseId, code)).body).toMatchObject({ amount: 40, discount: 40 })
  expect((await shop.orderOf(first.order._id))?.status).toBe('cancelled')
})
