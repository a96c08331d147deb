import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { enrolments } from '#src/features/enrolments/tables.ts'
import { orders, paymentEvents } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { eventAbout, type Shop } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { hours, minutes } from '#src/wire/durations.ts'

import { reconcilePayments } from './reconcile.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })

const asJob = (): Context => ({ ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' })
const reconcile = () => reconcilePayments(asJob())
const ask = (client: Awaited<ReturnType<Shop['meet']>>['client'], intentId: string) =>
  client.post('/api/payment_state', { payment_intent: intentId })
const setAge = (orderId: string, ageMs: number) =>
  academy.services.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - ageMs) })
    .where(eq(orders.id, orderId))

async function begin() {
  const user = await shop.meet()
  return { ...user, ...(await shop.start(user.client, user.courseId)) }
}

test('R6 payments whose webhooks never came are found within one round', async () => {
  const paid = await Promise.all([begin(), begin(), begin(), begin(), begin(), begin(), begin()])
  await Promise.all(paid.map(({ intentId }) => shop.pay(intentId)))
  const unpaid = await begin()
  expect(await reconcile()).toBeGreaterThanOrEqual(8)
  expect(await Promise.all(paid.map(({ client, courseId }) => shop.owns(client, courseId)))).toEqual(
    paid.map(() => true),
  )
  expect((await shop.orderOf(unpaid.orderId))?.status).toBe('open')
  expect(await shop.owns(unpaid.client, unpaid.courseId)).toBe(false)
})

test('R6 an order that nobody paid for a day is given up together with its payment', async () => {
  const { client, courseId, orderId, intentId } = await begin()
  const bare = await shop.meet()
  const { body } = await bare.client.post('/api/order/', { courseId: bare.courseId })
  await setAge(orderId, hours(25))
  await setAge(body.order._id, hours(25))
  await reconcile()
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  expect((await shop.orderOf(body.order._id))?.status).toBe('cancelled')
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('canceled')
  expect((await shop.start(client, courseId)).orderId).not.toBe(orderId)
})

test('R6 an old order that was paid in the end is granted, not given up', async () => {
  const { client, courseId, orderId, intentId } = await begin()
  await shop.pay(intentId)
  await setAge(orderId, hours(72))
  await reconcile()
  expect((await shop.orderOf(orderId))?.status).toBe('paid')
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R24 after a restore, what happened since is granted once, by the repeated message and by the round together', async () => {
  const { client, userId, courseId, orderId, intentId } = await begin()
  const open = await shop.orderOf(orderId)
  await shop.pay(intentId)
  const event = eventAbout(intentId)
  expect((await shop.deliver(event)).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(true)
  // The backup was made before the payment: order, grant and message are as they were then.
  const { db } = academy.services
  await db.delete(enrolments).where(eq(enrolments.userId, userId))
  await db.delete(paymentEvents).where(eq(paymentEvents.id, event.id))
  await db
    .update(orders)
    .set(open ?? {})
    .where(eq(orders.id, orderId))
  expect(await shop.owns(client, courseId)).toBe(false)
  await Promise.all([shop.deliver(event), reconcile(), shop.deliver(event), shop.deliver(eventAbout(intentId))])
  await reconcile()
  expect(await shop.grantsOf(userId)).toMatchObject([{ courseId, revokedAt: null }])
  expect((await shop.orderOf(orderId))?.status).toBe('paid')
  expect((await shop.stripe.refunds.list({ payment_intent: intentId })).data).toEqual([])
  expect(await shop.eventsOf(intentId)).toHaveLength(2)
})

test('R12 a provider that does not answer ends the round, and nothing is given up', async () => {
  const { orderId } = await begin()
  await setAge(orderId, hours(25))
  shop.breakWith({ api: [{ kind: 'reset', times: 100 }] })
  await expect(reconcile()).rejects.toThrow(PaymentsUnavailable)
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  await shop.mend()
})

test('R6 D-2 L-PAY-11 the completion page learns the truth at once, without a webhook', async () => {
  const { client, courseId, intentId } = await begin()
  expect((await ask(client, intentId)).body).toMatchObject({ state: 'error' })
  await shop.pay(intentId)
  const answer = await ask(client, intentId)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    state: 'succeeded',
    course: {
      _id: courseId,
      title: 'Sprint Mechanics',
      thumbnail: expect.any(String),
      ground: null,
      firstVideoId: null,
    },
    plan: null,
    places: null,
  })
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('L-PAY-11 K-12 only a payment that succeeded is a success', async () => {
  const waiting = await begin()
  await shop.pay(waiting.intentId, 'pm_card_sandboxProcessing')
  expect((await ask(waiting.client, waiting.intentId)).body.state).toBe('processing')
  const declined = await begin()
  await shop.pay(declined.intentId, 'pm_card_chargeDeclined').catch(() => undefined)
  expect((await ask(declined.client, declined.intentId)).body.state).toBe('error')
  const asked = await begin()
  await shop.pay(asked.intentId, 'pm_card_threeDSecure2Required')
  expect((await ask(asked.client, asked.intentId)).body.state).toBe('error')
  const cancelled = await begin()
  await shop.stripe.paymentIntents.cancel(cancelled.intentId)
  expect((await ask(cancelled.client, cancelled.intentId)).body.state).toBe('error')
})

test('L-DONE-3 D-2 a payment that was given back is neither a success nor a failure', async () => {
  const { client, courseId, intentId } = await begin()
  await shop.pay(intentId)
  expect((await ask(client, intentId)).body.state).toBe('succeeded')
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  expect((await ask(client, intentId)).body).toMatchObject({ state: 'refunded', course: { _id: courseId } })
})

test('L-PAY-8 L-CRS-4 the page of a course offers nothing to buy while the bank works on its payment', async () => {
  const { client, courseId, intentId } = await begin()
  const path = `/course/${courseId}`
  const isProcessing = async (who = client) => (await who.get(`/api${path}/order`)).body.isProcessing
  expect(await isProcessing()).toBe(false)
  await shop.pay(intentId, 'pm_card_sandboxProcessing')
  await ask(client, intentId)
  expect(await isProcessing()).toBe(true)
  const { text } = await client.get(path)
  expect(text).toContain('Payment processing. You will receive confirmation soon.')
  expect(text).not.toContain(`href="/payment/${courseId}"`)
  const { client: other } = await seedUser(academy)
  for (const who of [other, academy.client()]) {
    expect(await isProcessing(who)).toBe(false)
    expect((await who.get(path)).text).toContain('Buy for $89')
  }
})

test('T29 T21 somebody else’s payment is answered as one that does not exist', async () => {
  const { intentId } = await begin()
  const { client } = await seedUser(academy)
  const others = await ask(client, intentId)
  expect(others.status).toBe(404)
  expect(others.body).toEqual((await ask(client, 'pi_nothing')).body)
  expect((await ask(client, "pi_1' or 1=1")).status).toBe(400)
})

test('R12 the completion page hears that the provider is away, and asks again later', async () => {
  const { client, intentId } = await begin()
  await shop.pay(intentId)
  shop.breakWith({ api: [{ kind: 'reset', times: 9 }] })
  expect((await ask(client, intentId)).status).toBe(503)
  shop.breakWith({ api: [] })
  expect((await ask(client, intentId)).body.state).toBe('succeeded')
})

test('R21 with a clock that runs ahead no webhook is believed, and the payment is granted all the same', async () => {
  const { client, courseId, intentId, userId } = await begin()
  await shop.pay(intentId)
  // To a clock ten minutes ahead, what is signed now looks ten minutes old.
  const timestamp = Math.floor((Date.now() - minutes(10)) / 1000)
  expect((await shop.deliver(eventAbout(intentId), { timestamp })).status).toBe(400)
  expect(await shop.owns(client, courseId)).toBe(false)
  const real = academy.clock.now
  for (const skew of [minutes(10), -minutes(10)]) {
    academy.clock.now = new Date(real.getTime() + skew)
    await reconcile()
    expect(await shop.owns(client, courseId)).toBe(true)
    expect(await shop.grantsOf(userId)).toHaveLength(1)
    expect((await client.get('/api/refresh')).status, 'sessions live by the clock of the database').toBe(200)
  }
  academy.clock.now = real
})
