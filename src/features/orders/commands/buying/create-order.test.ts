import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { orders } from '#src/features/orders/tables.ts'
import { learnersOf } from '#src/testing/content/courses.ts'
import type { Shop } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { minutes } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()

const order = (client: Awaited<ReturnType<Shop['meet']>>['client'], courseId: string) =>
  client.post('/api/order/', { courseId })
const setPrice = (courseId: string, priceCents: number) =>
  academy.services.db.update(courses).set({ priceCents }).where(eq(courses.id, courseId))
const setAge = (orderId: string, ageMs: number) =>
  academy.services.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - ageMs) })
    .where(eq(orders.id, orderId))

test('L-PAY-4 API-17 E-10 D-3 an order answers its amount in dollars and its id, and is kept in cents', async () => {
  const { client, userId, courseId } = await shop.meet({ priceCents: 8_950 })
  const answer = await order(client, courseId)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ amount: 89.5, order: { _id: expect.any(String) }, joined: false })
  expect(await shop.ordersFor(userId)).toMatchObject([
    { id: answer.body.order._id, courseId, amountCents: 8_950, currency: 'usd', status: 'open', paymentIntentId: null },
  ])
})

test('T22 R5 twenty orders at the same moment are one order', async () => {
  const { client, userId, courseId } = await shop.meet()
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(client, courseId)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.order._id)).size).toBe(1)
  expect(await shop.ordersFor(userId)).toHaveLength(1)
})

test('T23 D-7 a course that one has is not sold again', async () => {
  const { client, userId, courseId } = await shop.meet()
  await grantCourse(academy.services.db, { userId, courseId, source: 'grant' })
  const answer = await order(client, courseId)
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'already-owned', message: 'You already own this course' })
  expect(await shop.ordersFor(userId)).toEqual([])
})

test('D-7 a free course is joined at once, and once however often it is asked for', async () => {
  const { client, userId, courseId } = await shop.meet({ priceCents: 0 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(client, courseId)))
  const joined = answers.filter(({ status }) => status === 200)
  expect(joined.map(({ body }) => body)).toEqual([{ amount: 0, order: { _id: expect.any(String) }, joined: true }])
  expect(answers.filter(({ body }) => body.code === 'already-owned')).toHaveLength(9)
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.grantsOf(userId)).toMatchObject([{ source: 'free', revokedAt: null }])
  expect(await shop.ordersFor(userId)).toMatchObject([{ status: 'paid', amountCents: 0 }])
  expect(await learnersOf(academy.services, courseId)).toBe(1)
})

test('R26 a higher price holds for orders that are older than half an hour, a lower one at once', async () => {
  const { client, courseId } = await shop.meet({ priceCents: 5_000 })
  const first = await order(client, courseId)
  await setPrice(courseId, 7_000)
  expect((await order(client, courseId)).body).toEqual(first.body)
  await setAge(first.body.order._id, minutes(31))
  const second = await order(client, courseId)
  expect(second.body).toMatchObject({ amount: 70, joined: false })
  await setPrice(courseId, 4_000)
  const third = await order(client, courseId)
  expect(third.body.amount).toBe(40)
  expect((await shop.orderOf(first.body.order._id))?.status).toBe('cancelled')
  expect((await shop.orderOf(second.body.order._id))?.status).toBe('cancelled')
})

test('R26 an order that is given up takes its payment with it', async () => {
  const { client, courseId } = await shop.meet({ priceCents: 5_000 })
  const { intentId, orderId } = await shop.start(client, courseId)
  await setPrice(courseId, 4_000)
  expect((await order(client, courseId)).body.amount).toBe(40)
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('canceled')
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
})

test('R26 an order that was paid while its price changed counts, and nothing is ordered beside it', async () => {
  const { client, userId, courseId } = await shop.meet({ priceCents: 5_000 })
  shop.breakWith({ webhooks: { drop: true } })
  const { intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  shop.breakWith({ webhooks: {} })
  await setPrice(courseId, 4_000)
  expect((await order(client, courseId)).body.code).toBe('already-owned')
  expect(await shop.ordersFor(userId)).toMatchObject([{ status: 'paid', amountCents: 5_000 }])
})

test.each([
  ['an unknown course', { courseId: '00000000-0000-4000-8000-000000000000' }, 404, 'Not found'],
  ['no id', { courseId: 'x' }, 400, 'courseId: Invalid UUID'],
  [
    'a price of one’s own',
    { courseId: '00000000-0000-4000-8000-000000000000', amount: 1 },
    400,
    'Unrecognized key: "amount"',
  ],
])('T20 T28 an order of %s is refused', async (_, body, status, message) => {
  const { client } = await shop.meet()
  const answer = await client.post('/api/order/', body)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ message, error: message })
})

test('T29 a course that is not published, or archived, cannot be ordered', async () => {
  const draft = await shop.meet({ publishedAt: null })
  expect((await order(draft.client, draft.courseId)).status).toBe(404)
  const archived = await shop.meet({ archivedAt: new Date() })
  expect((await order(archived.client, archived.courseId)).status).toBe(404)
})

test('T21 a visitor is asked to log in', async () => {
  const { courseId } = await shop.meet()
  const visitor = academy.client()
  expect((await order(visitor, courseId)).status).toBe(401)
  expect((await visitor.post('/api/payment_create', { amount: 1, orderId: courseId })).status).toBe(401)
  expect((await visitor.post('/api/payment_state', { payment_intent: 'pi_1' })).status).toBe(401)
})
