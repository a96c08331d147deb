import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { learnersOf as countedLearners } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

import { settleOrder } from './settle-order.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })

const learnersOf = (courseId: string) => countedLearners(academy.services, courseId)
const openGrants = async (userId: string) => (await shop.grantsOf(userId)).filter(({ revokedAt }) => !revokedAt)
const refunds = (intentId: string) => shop.stripe.refunds.list({ payment_intent: intentId })
const gaveBack = async (intentId: string) => (await refunds(intentId)).data.length === 1

async function buy(card?: string) {
  const user = await shop.meet()
  const started = await shop.start(user.client, user.courseId)
  await shop.pay(started.intentId, card)
  return { ...user, ...started }
}

const story = [
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'charge.succeeded',
  'payment_intent.succeeded',
  'payment_intent.canceled',
]

const quiet = ['payment_intent.created', 'charge.succeeded']

test('R4 R3 events in any order, doubled or missing, end in the same state', async () => {
  const seed = fc.record({
    events: fc.array(fc.constantFrom(...story), { minLength: 1, maxLength: 10 }),
    isRefunded: fc.boolean(),
    atOnce: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(seed, async ({ events, isRefunded, atOnce }) => {
      const { userId, courseId, orderId, intentId } = await buy()
      if (isRefunded) await shop.stripe.refunds.create({ payment_intent: intentId })
      const made = events.map(type => eventAbout(intentId, type))
      if (atOnce) await Promise.all(made.map(event => shop.deliver(event)))
      else for (const event of made) expect((await shop.deliver(event)).status).toBe(200)
      // What can move no order is not asked about; the reconciliation finds what nothing else told.
      const isTold = events.some(type => !quiet.includes(type))
      const paid = isRefunded ? 'refunded' : 'paid'
      expect((await shop.orderOf(orderId))?.status).toBe(isTold ? paid : 'open')
      const learners = isTold && !isRefunded ? 1 : 0
      expect(await openGrants(userId)).toHaveLength(learners)
      expect(await learnersOf(courseId)).toBe(learners)
    }),
    { numRuns: 12 },
  )
})

test('T85 a refund withdraws the course, once; it can be bought again', async () => {
  const { client, userId, courseId, orderId, intentId } = await buy()
  await shop.deliver(eventAbout(intentId))
  expect(await learnersOf(courseId)).toBe(1)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await Promise.all([0, 1, 2].map(() => shop.deliver(eventAbout(intentId, 'charge.refunded'))))
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'refunded', closedAt: expect.any(Date) })
  expect(await shop.owns(client, courseId)).toBe(false)
  expect(await learnersOf(courseId)).toBe(0)
  const told = (await academy.mailsTo(`${userId}@example.org`, 2)).filter(mail => mail.includes('was refunded'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('$89.00 USD')
  const again = await shop.start(client, courseId)
  await shop.pay(again.intentId)
  await shop.deliver(eventAbout(again.intentId))
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.grantsOf(userId)).toHaveLength(2)
})

test('T85 a refund of a part leaves the course open', async () => {
  const { client, courseId, intentId } = await buy()
  await shop.deliver(eventAbout(intentId))
  await shop.stripe.refunds.create({ payment_intent: intentId, amount: 1_000 })
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  expect(await shop.owns(client, courseId)).toBe(true)
})

const failures = (mails: string[]) =>
  mails.filter(mail => mail.includes('Subject: Your payment for Sprint Mechanics did not go through'))

test('L-PAY-11 L-PAY-8 a payment waits for the bank and fails there: the buyer is told once, and can pay again', async () => {
  shop.breakWith({ webhooks: {} })
  const { client, userId, courseId, orderId, intentId } = await buy('pm_card_sandboxProcessingDeclined')
  await expect.poll(async () => (await shop.orderOf(orderId))?.status).toBe('processing')
  const mails = await academy.mailsTo(`${userId}@example.org`, 1, 12_000)
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  expect(failures(mails)).toHaveLength(1)
  expect(mailText(mails.join(''))).toContain(`${academy.url}/payment/${courseId}`)
  await Promise.all([0, 1].map(() => shop.deliver(eventAbout(intentId, 'payment_intent.payment_failed'))))
  expect(failures(await academy.mailsTo(`${userId}@example.org`, 2, 500))).toHaveLength(1)
  const state = await client.post('/api/payment_state', { payment_intent: intentId })
  expect(state.body).toMatchObject({ state: 'error', course: { _id: courseId } })
  expect(await shop.start(client, courseId)).toEqual({ orderId, intentId })
})

test('R4 an answer that is older than the step to processing takes no order back and mails nobody', async () => {
  const { userId, orderId, intentId } = await buy('pm_card_sandboxProcessing')
  const { db, payments } = academy.services
  const intent = await payments.findIntent(intentId)
  if (!intent) throw new Error('There is no such payment')
  await shop.deliver(eventAbout(intentId, 'payment_intent.processing'))
  const context: Context = { ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' }
  const late = { intent: { ...intent, status: 'waiting' as const }, before: 'open' as const }
  expect(await db.transaction(tx => settleOrder(context, tx, late))).toEqual({ outcome: 'ignored' })
  expect((await shop.orderOf(orderId))?.status).toBe('processing')
  expect(await academy.mailsTo(`${userId}@example.org`, 1, 300)).toEqual([])
})

test('L-PAY-11 a payment waits for the bank and then succeeds', async () => {
  shop.breakWith({ webhooks: {} })
  const { client, courseId, orderId } = await buy('pm_card_sandboxProcessing')
  await expect.poll(async () => (await shop.orderOf(orderId))?.status).toBe('processing')
  await expect.poll(() => shop.owns(client, courseId), { interval: 200 }).toBe(true)
  expect((await shop.orderOf(orderId))?.status).toBe('paid')
})

test('R5 two payments of one order: the second goes back, once, and the learner is told', async () => {
  const { userId, courseId, orderId, intentId } = await buy()
  await shop.deliver(eventAbout(intentId))
  const metadata = { orderId, userId, courseId }
  const second = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(second.id)
  const types = ['charge.succeeded', 'payment_intent.succeeded', 'payment_intent.succeeded']
  await Promise.all(types.map(type => shop.deliver(eventAbout(second.id, type))))
  const outcomes = (await shop.eventsOf(second.id)).map(({ outcome }) => outcome)
  expect(outcomes.toSorted(), 'given back by one of them').toEqual(['applied', 'ignored', 'ignored'])
  await expect.poll(() => gaveBack(second.id)).toBe(true)
  const jobs = sql`select 1 from pgboss.job where name = 'refund-payment' and data ->> 'intentId' = ${second.id}`
  expect((await academy.services.db.execute(jobs)).rows).toHaveLength(1)
  expect((await refunds(intentId)).data).toEqual([])
  await shop.deliver(eventAbout(second.id, 'charge.refunded'))
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', paymentIntentId: intentId })
  expect(await openGrants(userId)).toHaveLength(1)
  const mails = await academy.mailsTo(`${userId}@example.org`, 2)
  const told = mails.filter(mail => mail.includes('Subject: Your second payment for Sprint Mechanics goes back'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('$89.00 USD')
  expect(told[0]).toContain(second.id)
})

test('R5 two orders for one course: the second is given back and does not take the first one’s course along', async () => {
  const first = await shop.meet()
  const { client, userId, courseId } = first
  const one = await shop.start(client, courseId)
  await academy.services.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, one.orderId))
  const two = await shop.start(client, courseId)
  await shop.pay(one.intentId)
  await shop.pay(two.intentId)
  await Promise.all([one, two].map(({ intentId }) => shop.deliver(eventAbout(intentId))))
  const isBack = async () => Promise.all([gaveBack(one.intentId), gaveBack(two.intentId)])
  await expect.poll(async () => (await isBack()).filter(Boolean).length).toBe(1)
  await Promise.all([one, two].map(({ intentId }) => shop.deliver(eventAbout(intentId, 'charge.refunded'))))
  const statuses = (await shop.ordersFor(userId)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['paid', 'refunded'])
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await learnersOf(courseId)).toBe(1)
})

test('R5 a second payment counts while the first has come to nothing', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId } = await shop.start(client, courseId)
  const metadata = { orderId, userId, courseId }
  const second = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(second.id)
  await shop.deliver(eventAbout(second.id))
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', paymentIntentId: second.id })
  await shop.deliver(eventAbout(intentId, 'payment_intent.created'))
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R5 T85 who was given the course meanwhile gets the money back and keeps the course', async () => {
  const { client, userId, courseId, intentId } = await buy()
  await grantCourse(academy.services.db, { userId, courseId, source: 'grant' })
  await shop.deliver(eventAbout(intentId))
  await expect.poll(() => gaveBack(intentId)).toBe(true)
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R26 a course that was withdrawn from sale while it was paid for is opened', async () => {
  const { userId, courseId, intentId } = await buy()
  await academy.services.db.update(courses).set({ publishedAt: null }).where(eq(courses.id, courseId))
  await shop.deliver(eventAbout(intentId))
  expect(await openGrants(userId)).toHaveLength(1)
})

test('R27 who changes the address while paying gets the course, and the receipt at the new address', async () => {
  const { client, userId, courseId, intentId } = await buy()
  const email = `new-${userId}@example.org`
  await academy.services.db.update(accountEmails).set({ email }).where(eq(accountEmails.userId, userId))
  await shop.deliver(eventAbout(intentId))
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await academy.mailsTo(email)).toHaveLength(1)
})

test('T29 what is paid for an account that was erased meanwhile opens nothing, and stays before the staff', async () => {
  const { userId, orderId, intentId } = await buy()
  await academy.services.db.execute(sql`update users set erased_at = now() where id = ${userId}`)
  await shop.deliver(eventAbout(intentId))
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  expect(await shop.grantsOf(userId)).toEqual([])
  expect(await shop.casesOf(intentId)).toMatchObject([{ reason: 'no-person', closedAt: null }])
})
