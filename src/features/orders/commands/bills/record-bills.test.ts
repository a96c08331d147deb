import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import { orders, orderTurns } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

import { catchUpWithSubscriptions } from '../catching-up/catch-up.ts'
import { reconcilePayments } from '../catching-up/reconcile.ts'
import { findBills, followRecorded, recordBills } from './record-bills.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const { db } = academy.services
const job: Context = { ...academy.services, actor: { kind: 'job', name: 'find-bills' }, ip: '' }

const paidBy = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.paidAt)
const turnsOf = async (orderId = '') =>
  (await db.select().from(orderTurns).where(eq(orderTurns.orderId, orderId)).orderBy(orderTurns.at)).map(
    ({ what }) => what,
  )
const waitFor = (userId: string, expected: readonly object[]) =>
  expect.poll(() => paidBy(userId), { timeout: 20_000 }).toMatchObject(expected)
const mailsOf = async (userId: string) => (await academy.mailsTo(`${userId}@example.org`)).map(mailText)

/** Somebody who holds a plan of 29 dollars a month, and the order that their first payment is. */
async function join(card?: string) {
  await desk.clear()
  const learner = await seedUser(academy)
  const plan = await desk.seed()
  await desk.buy(plan, { reference: learner.userId, ...(card && { card }) })
  const [membership] = await desk.becomes(learner, [{ status: 'active' }])
  await waitFor(learner.userId, [{ status: 'paid' }])
  const [order] = await paidBy(learner.userId)
  return { ...learner, plan, membership, order, intentId: order?.paymentIntentId ?? '' }
}

test('R1 T85 the first payment for a membership is one order, with what was really paid and for which period', async () => {
  const { userId, membership, plan, order } = await join()
  expect(order).toMatchObject({
    courseId: null,
    planId: plan.id,
    membershipId: membership?.id,
    amountCents: 2_900,
    currency: 'usd',
    status: 'paid',
    refundedCents: 0,
    paymentIntentId: expect.stringMatching(/^pi_/),
    periodTo: membership?.currentPeriodEnd,
  })
  expect(order?.paidAt?.getTime()).toBe(order?.createdAt.getTime())
  await desk.arrived()
  expect(await paidBy(userId), 'several messages tell of it').toHaveLength(1)
  expect((await mailsOf(userId)).filter(text => text.includes('payment has arrived'))).toHaveLength(1)
})

test('R1 a renewal is an order of its own, and its receipt is mailed', async () => {
  const { userId, order } = await join()
  desk.sandbox.advance(days(32))
  await waitFor(userId, [{ id: order?.id }, { status: 'paid', amountCents: 2_900, courseId: null }])
  const [first, second] = await paidBy(userId)
  expect(second?.periodFrom).toEqual(first?.periodTo)
  await expect
    .poll(async () => (await mailsOf(userId)).at(-1))
    .toMatch(new RegExp(`Your payment has arrived[^]*\\$29\\.00[^]*${second?.id}[^]*/receipt/${second?.id}`))
})

test('R2 several that record the same bills at once make each an order once', async () => {
  const { userId, membership, intentId } = await join()
  await desk.arrived()
  await db.delete(orders).where(eq(orders.paymentIntentId, intentId))
  const subscriptionId = membership?.subscriptionId ?? ''
  const made = await Promise.all(Array.from({ length: 6 }, () => recordBills(job, { subscriptionId })))
  // A job that the last message sent may be the one that makes it.
  expect(made.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1)
  expect(await paidBy(userId)).toHaveLength(1)
  expect(await recordBills(job, { subscriptionId })).toBe(0)
})

test('R6 a payment of which no webhook told is found, and so is one from before orders of memberships were kept', async () => {
  const { userId, membership, order, intentId } = await join()
  shop.breakWith({ webhooks: { drop: true } })
  desk.sandbox.advance(days(32))
  const bills = () => job.payments.listPaidBills(membership?.subscriptionId ?? '')
  await expect.poll(async () => (await bills()).length, { timeout: 15_000 }).toBe(2)
  await catchUpWithSubscriptions(job)
  await findBills(job)
  await waitFor(userId, [{ id: order?.id }, { amountCents: 2_900 }])
  shop.breakWith({ webhooks: {} })
  await academy.asOwner(`delete from order_movements using orders where order_id = orders.id and user_id = '${userId}'`)
  await db.delete(orders).where(eq(orders.userId, userId))
  await db.update(memberships).set({ billsReadAt: null }).where(eq(memberships.userId, userId))
  await findBills(job)
  await waitFor(userId, [{ paymentIntentId: intentId }, { amountCents: 2_900 }])
  const asked = { ...job, payments: { ...job.payments, listPaidBills: () => Promise.reject(new Error('asked')) } }
  expect(await recordBills(asked, { subscriptionId: 'sub_of_nobody' }), 'nobody is asked').toBe(0)
  await findBills(asked)
  expect(academy.logs.filter(line => line.includes('bills of a membership could not be read'))).toEqual([])
})

test('T85 what goes back of a bill, in part and then whole, stands in its order; its holder hears of the part', async () => {
  const { userId, order, intentId } = await join()
  await shop.stripe.refunds.create({ payment_intent: intentId, amount: 900 })
  await waitFor(userId, [{ status: 'paid', refundedCents: 900 }])
  await expect.poll(async () => (await mailsOf(userId)).at(-1)).toMatch(/A part of your payment[^]*\$9\.00/)
  expect(await desk.membershipsOf(userId)).toMatchObject([{ status: 'active' }])
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await waitFor(userId, [{ status: 'refunded', refundedCents: 2_900, closedAt: expect.any(Date) }])
  await desk.becomes({ ...(await seedUser(academy)), userId }, [{ status: 'ended' }])
  expect(await turnsOf(order?.id)).toEqual(['refunded'])
  await expect.poll(async () => (await mailsOf(userId)).at(-1)).toMatch(/has ended[^]*was given back/)
  expect((await mailsOf(userId)).filter(text => text.includes('was refunded'))).toHaveLength(1)
})

test('T85 a refund of an earlier period leaves the membership as it is, and its holder hears of the money', async () => {
  const { userId, intentId } = await join()
  desk.sandbox.advance(days(32))
  await waitFor(userId, [{ paymentIntentId: intentId }, { status: 'paid' }])
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await waitFor(userId, [{ status: 'refunded' }, { status: 'paid' }])
  await expect.poll(async () => (await mailsOf(userId)).at(-1)).toMatch(/Your payment was refunded[^]*does not change/)
  expect(await desk.membershipsOf(userId)).toMatchObject([{ status: 'active' }])
})

test('T85 R6 a refund that no message told of is found, one that fails counts as paid again', async () => {
  const { userId, order, intentId } = await join()
  shop.breakWith({ webhooks: { drop: true } })
  const { id } = await shop.stripe.refunds.create({ payment_intent: intentId })
  await reconcilePayments(job)
  expect(await paidBy(userId)).toMatchObject([{ status: 'refunded' }])
  await shop.failRefund(id)
  await reconcilePayments(job)
  expect(await paidBy(userId)).toMatchObject([{ status: 'paid', refundedCents: 0, failedRefunds: 1, closedAt: null }])
  expect(await turnsOf(order?.id)).toEqual(['refunded', 'restored'])
  shop.breakWith({ webhooks: {} })
})

test('T85 a dispute of a bill is open, lost, and won after all; an answer from before changes nothing', async () => {
  const { userId, order, intentId } = await join()
  const before = await job.payments.findIntent(intentId)
  const disputeId = await shop.dispute(intentId)
  await waitFor(userId, [{ status: 'paid', dispute: 'open' }])
  await shop.verdict(disputeId, 'lost')
  await waitFor(userId, [{ status: 'charged-back', dispute: 'lost' }])
  const old = { ...job, payments: { ...job.payments, findIntent: () => Promise.resolve(before) } }
  await followRecorded(old, { intentId })
  expect(await paidBy(userId)).toMatchObject([{ status: 'charged-back', dispute: 'lost' }])
  await shop.overturn(disputeId)
  await reconcilePayments(job)
  await followRecorded(job, { intentId })
  expect(await paidBy(userId)).toMatchObject([{ status: 'paid', dispute: 'won' }])
  expect(await turnsOf(order?.id)).toEqual(['charged-back', 'restored'])
})

test('T85 what had happened to a payment before there was an order of it stands there, and nobody is told anew', async () => {
  const { userId, membership, intentId } = await join()
  await shop.stripe.refunds.create({ payment_intent: intentId, amount: 900 })
  await waitFor(userId, [{ refundedCents: 900 }])
  await expect.poll(async () => (await mailsOf(userId)).length).toBe(2)
  await academy.asOwner(`delete from order_movements using orders where order_id = orders.id and user_id = '${userId}'`)
  await db.delete(orders).where(eq(orders.userId, userId))
  await recordBills(job, { subscriptionId: membership?.subscriptionId ?? '' })
  await followRecorded(job, { intentId })
  expect(await paidBy(userId)).toMatchObject([{ status: 'paid', refundedCents: 900, revision: 1 }])
  await desk.arrived()
  expect(await mailsOf(userId)).toHaveLength(2)
})

test('D-5 the difference of a change is an order without a period, of the plan that was moved to; nothing to pay is none', async () => {
  const { userId, membership, plan } = await join()
  const gold = await desk.seed({ name: 'Gold', priceCents: 4_900 })
  const { items } = await shop.stripe.subscriptions.retrieve(membership?.subscriptionId ?? '')
  const move = (price: string) =>
    shop.stripe.subscriptions.update(membership?.subscriptionId ?? '', {
      items: [{ id: items.data[0]?.id ?? '', price }],
      proration_behavior: 'always_invoice',
    })
  await move(gold.priceId)
  await waitFor(userId, [{ planId: plan.id }, { planId: gold.id, periodFrom: null, amountCents: 2_000 }])
  await move(plan.priceId)
  await desk.becomes({ ...(await seedUser(academy)), userId }, [{ planId: plan.id }])
  await desk.arrived()
  expect(await paidBy(userId)).toHaveLength(2)
  await academy.asOwner(`delete from order_movements using orders where order_id = orders.id and user_id = '${userId}'`)
  await db.delete(orders).where(eq(orders.userId, userId))
  await recordBills(job, { subscriptionId: membership?.subscriptionId ?? '' })
  const planIds = (await paidBy(userId)).map(({ planId }) => planId)
  expect(new Set(planIds), 'each by the price of its bill').toEqual(new Set([gold.id, plan.id]))
})

test('T84 another shop’s customer on the same account, and what waits for staff, are no orders', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const before = await db.$count(orders)
  await desk.buy(plan, { reference: crypto.randomUUID() })
  await desk.buy({ ...plan, link: (await desk.seed({ name: 'Gold' })).link }, { reference: 'their-customer-7' })
  await desk.arrived()
  await findBills(job)
  expect(await db.$count(orders)).toBe(before)
})

test('T29 payments of who was erased are kept for the books', async () => {
  const { userId, order, membership } = await join()
  await db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, userId))
  await academy.asOwner(`delete from order_movements using orders where order_id = orders.id and user_id = '${userId}'`)
  await db.delete(orders).where(eq(orders.userId, userId))
  await recordBills(job, { subscriptionId: membership?.subscriptionId ?? '' })
  expect(await paidBy(userId)).toMatchObject([{ amountCents: order?.amountCents }])
})
