import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { eventAbout, intentIdOf } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { hours, minutes, seconds } from '#src/wire/durations.ts'

import { reconcilePayments } from '../catching-up/reconcile.ts'

const { academy, shop } = await openTestShop()

/** An order of 89 dollars, and how to start its payment. */
async function orderOne() {
  const user = await shop.meet()
  const { body } = await user.client.post('/api/order/', { courseId: user.courseId })
  const orderId = String(body.order._id)
  const start = (amount: unknown = 89, client: Client = user.client) =>
    client.post('/api/payment_create', { amount, orderId })
  return { ...user, orderId, start }
}

test('L-PAY-5 API-18 E-10 a payment of the order’s amount is started, and its secret answered', async () => {
  const { userId, courseId, orderId, start } = await orderOne()
  const answer = await start()
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(answer))
  expect(intent).toMatchObject({
    amount: 8_900,
    currency: 'usd',
    status: 'requires_payment_method',
    metadata: { orderId, userId, courseId },
  })
  expect((await shop.orderOf(orderId))?.paymentIntentId).toBe(intent.id)
})

test.each([1, 0, 88.99, 89.001, 89.004, 8900])(
  'D-1 T20 another amount, %d, is refused and nothing charged',
  async amount => {
    const { orderId, start } = await orderOne()
    const answer = await start(amount)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'amount-mismatch', message: 'The amount does not match the order' })
    expect(await shop.intentsFor(orderId)).toEqual([])
  },
)

test.each(['89', null, -89, 1e300, [89]])('D-1 T20 an amount of %j is no amount', async amount => {
  const { orderId, start } = await orderOne()
  expect((await start(amount)).status).toBe(400)
  expect(await shop.intentsFor(orderId)).toEqual([])
})

test('T21 T29 somebody else’s order is answered as one that does not exist', async () => {
  const { orderId, start } = await orderOne()
  const { client } = await seedUser(academy)
  const others = await start(89, client)
  const none = await client.post('/api/payment_create', { amount: 89, orderId: '00000000-0000-4000-8000-000000000000' })
  expect(others.status).toBe(404)
  expect(others.body).toEqual(none.body)
  expect(await shop.intentsFor(orderId)).toEqual([])
})

test('T22 R2 twenty starts at the same moment are one payment', async () => {
  const { orderId, start } = await orderOne()
  const answers = await Promise.all(Array.from({ length: 20 }, () => start()))
  // While one call is under way the provider turns away others with its key: they wait for their turn.
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map(intentIdOf)).size).toBe(1)
  expect(await shop.intentsFor(orderId)).toHaveLength(1)
})

test('R2 a payment whose number was lost on the way is found again', async () => {
  const { orderId, start } = await orderOne()
  const first = intentIdOf(await start())
  await academy.services.db.update(orders).set({ paymentIntentId: null }).where(eq(orders.id, orderId))
  expect(intentIdOf(await start())).toBe(first)
  expect(await shop.intentsFor(orderId)).toHaveLength(1)
})

test('T23 D-7 nothing is charged for a course that came another way since the order', async () => {
  const { userId, courseId, orderId, start } = await orderOne()
  await grantCourse(academy.services.db, { userId, courseId, source: 'grant' })
  expect((await start()).body.code).toBe('already-owned')
  expect(await shop.intentsFor(orderId)).toEqual([])
})

test('R5 a payment that was cancelled at the provider gets a successor, once', async () => {
  shop.breakWith({ webhooks: { drop: true } })
  const { client, courseId, orderId, start } = await orderOne()
  const first = intentIdOf(await start())
  await shop.stripe.paymentIntents.cancel(first)
  const [second, again] = (await Promise.all([start(), start()])).map(intentIdOf)
  expect(second).not.toBe(first)
  expect(again).toBe(second)
  await shop.pay(second ?? '')
  await shop.deliver(eventAbout(first, 'payment_intent.canceled'))
  await shop.deliver(eventAbout(second ?? ''))
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', paymentIntentId: second })
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R5 a payment that was cancelled closes its order, and the next visit makes another', async () => {
  const { client, courseId, orderId, start } = await orderOne()
  const first = intentIdOf(await start())
  await shop.stripe.paymentIntents.cancel(first)
  await expect.poll(async () => (await shop.orderOf(orderId))?.status).toBe('cancelled')
  const closed = await start()
  expect(closed.status).toBe(409)
  expect(closed.body).toMatchObject({ code: 'order-closed', message: 'This order is closed. Please start again' })
  const next = await shop.start(client, courseId)
  expect(next.orderId).not.toBe(orderId)
})

test('R5 an order that is closed while its payment is being made hands out no secret', async () => {
  const { orderId, start } = await orderOne()
  shop.breakWith({ api: [{ kind: 'delay', when: 'after', path: '/v1/payment_intents', delayMs: 800 }] })
  const answer = start()
  await expect.poll(async () => (await shop.intentsFor(orderId)).length).toBe(1)
  await academy.services.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId))
  expect(await answer).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'This has changed in the meantime' },
  })
  expect((await shop.orderOf(orderId))?.paymentIntentId).toBeNull()
})

test('R2 a provider that lost the payment is asked for another', async () => {
  const { orderId, start } = await orderOne()
  await start()
  await academy.services.db.update(orders).set({ paymentIntentId: 'pi_unknown' }).where(eq(orders.id, orderId))
  const intentId = intentIdOf(await start())
  expect((await shop.orderOf(orderId))?.paymentIntentId).toBe(intentId)
})

test('R6 L-PAY-9 who has paid and comes back before the webhook does owns the course', async () => {
  shop.breakWith({ webhooks: { drop: true } })
  const { client, courseId, start } = await orderOne()
  await shop.pay(intentIdOf(await start()))
  const answer = await start()
  expect(answer.status).toBe(409)
  expect(answer.body.code).toBe('already-owned')
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('L-PAY-8 a payment under way is not started again, whether the webhook has come or not', async () => {
  shop.breakWith({ webhooks: { drop: true } })
  const { orderId, start } = await orderOne()
  await shop.pay(intentIdOf(await start()), 'pm_card_sandboxProcessing')
  for (const status of ['open', 'processing']) {
    expect((await shop.orderOf(orderId))?.status).toBe(status)
    const answer = await start()
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe('Payment processing. You will receive confirmation soon.')
  }
})

async function startMany(client: Client, count: number) {
  const courses = await Promise.all(Array.from({ length: count }, () => seedCourse(academy.services.db)))
  const made = await Promise.all(courses.map(({ id }) => client.post('/api/order/', { courseId: id })))
  const starts = made.map(({ body }) => client.post('/api/payment_create', { amount: 49, orderId: body.order._id }))
  return Promise.all(starts)
}

test('T87 five payments in an hour can be begun at the same moment, the others wait', async () => {
  const { client, userId } = await seedUser(academy)
  const answers = await startMany(client, 8)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.body.message).toBe('Too many attempts. Please try again later')
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500)
  const before = new Date(Date.now() - hours(1))
  await academy.services.db.update(orders).set({ createdAt: before }).where(eq(orders.userId, userId))
  expect((await startMany(client, 1))[0]?.status).toBe(200)
})

test('T87 who pays can go on buying', async () => {
  const { client, userId } = await seedUser(academy)
  const answers = await startMany(client, 5)
  await academy.services.db.update(orders).set({ status: 'paid' }).where(eq(orders.userId, userId))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await startMany(client, 1))[0]?.status).toBe(200)
})

test('T87 the twenty-first declined card of a day takes the payment away', async () => {
  const { client, courseId, start } = await orderOne()
  const intentId = intentIdOf(await start())
  for (let index = 0; index < 20; index += 1) await shop.deliver(eventAbout(intentId, 'payment_intent.payment_failed'))
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('requires_payment_method')
  await shop.deliver(eventAbout(intentId, 'payment_intent.payment_failed'))
  await expect
    .poll(async () => (await shop.stripe.paymentIntents.retrieve(intentId)).status, { timeout: seconds(20) })
    .toBe('canceled')
  // Its order is closed with it: what is ordered before that would be the same one.
  await shop.heard()
  const { body } = await client.post('/api/order/', { courseId })
  const next = await client.post('/api/payment_create', { amount: 89, orderId: body.order._id })
  expect(next.status).toBe(429)
})

const setPrice = (courseId: string, priceCents: number) =>
  academy.services.db.update(courses).set({ priceCents }).where(eq(courses.id, courseId))
const setAge = (orderId: string, age: number) =>
  academy.services.db
    .update(orders)
    .set({ createdAt: new Date(academy.clock.now.getTime() - age) })
    .where(eq(orders.id, orderId))

test('R26 an order that is older than half an hour is not paid at its old price, by whatever way', async () => {
  const { courseId, orderId, start } = await orderOne()
  const intentId = intentIdOf(await start())
  await setPrice(courseId, 12_000)
  expect((await start()).status).toBe(200)
  await setAge(orderId, minutes(31))
  expect((await start()).body.code).toBe('order-closed')
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('canceled')
})

test('R26 a payment form that was left open does not take a price of the past: its payment is called off', async () => {
  const { courseId, orderId, start } = await orderOne()
  const intentId = intentIdOf(await start())
  await setPrice(courseId, 12_000)
  const reconcile = () =>
    reconcilePayments({ ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' })
  await reconcile()
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  await setAge(orderId, minutes(31))
  await reconcile()
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  await expect(shop.pay(intentId)).rejects.toThrow(/status/)
})

test('R26 an order that was paid while its price rose counts', async () => {
  const { client, courseId, orderId, start } = await orderOne()
  const intentId = intentIdOf(await start())
  shop.breakWith({ webhooks: { drop: true } })
  await shop.pay(intentId)
  await setPrice(courseId, 12_000)
  await setAge(orderId, minutes(31))
  expect((await start()).body.code).toBe('already-owned')
  expect(await shop.owns(client, courseId)).toBe(true)
})
