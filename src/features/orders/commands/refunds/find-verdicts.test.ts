import { beforeEach, expect, test } from 'vitest'

import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

import { sliceOf } from './find-verdicts.ts'

const { academy, shop } = await openTestShop()
const { buy, reconcile, admin } = await openRefunds({ academy, shop })
const desk = openPlans(academy)
const { id: courseId } = await seedCourse(academy.services.db)
beforeEach(() => desk.clear())

/** A dispute of which we heard, and which began 40 days ago; no message comes any more. */
async function disputeLongAgo(intentId: string): Promise<string> {
  const disputeId = await shop.dispute(intentId)
  await expect.poll(() => shop.casesOf(intentId)).toMatchObject([{ reason: 'dispute', closedAt: null }])
  await shop.age(disputeId, days(40))
  shop.breakWith({ webhooks: { drop: true } })
  return disputeId
}

async function disputedOrder() {
  const bought = await buy()
  return { ...bought, disputeId: await disputeLongAgo(bought.intentId) }
}

/** A membership that opens everything, and the disputed payment of its bill. */
async function disputedMembership() {
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed({ name: 'Gold', duration: 'year', opens: 'all' }), { reference: learner.userId })
  const [membership] = await desk.becomes(learner, [{ status: 'active' }])
  const { data } = await shop.stripe.paymentIntents.list({ customer: membership?.customerId ?? '' })
  const intentId = data[0]?.id ?? ''
  return { ...learner, intentId, disputeId: await disputeLongAgo(intentId) }
}

const close = async (intentId: string) => {
  const [found] = await shop.casesOf(intentId)
  return admin.client.post(`/api/admin/payments/cases/${found?.id}/close`, { reason: 'Nothing is left to do' })
}

test('T85 R6 the missed verdict of an old dispute about an order is found', async () => {
  for (const [verdict, status] of [
    ['lost', 'charged-back'],
    ['won', 'paid'],
  ] as const) {
    const { client, intentId, orderId, disputeId, ...bought } = await disputedOrder()
    await reconcile()
    expect(await shop.orderOf(orderId), 'nothing is decided').toMatchObject({ status: 'paid', dispute: 'open' })
    await shop.verdict(disputeId, verdict)
    await reconcile()
    expect(await shop.orderOf(orderId)).toMatchObject({ status, dispute: verdict })
    expect(await shop.owns(client, bought.courseId)).toBe(verdict === 'won')
    expect(await shop.casesOf(intentId)).toMatchObject([{ outcome: 'settled' }])
    shop.breakWith({ webhooks: {} })
  }
})

test('T85 R6 so is that of an old dispute about a membership, and that it is won after all', async () => {
  const { client, userId, intentId, disputeId } = await disputedMembership()
  await shop.verdict(disputeId, 'lost')
  await reconcile()
  expect(await desk.membershipsOf(userId)).toMatchObject([{ status: 'past-due' }])
  expect(await desk.opens(client, courseId)).toBe(false)
  expect(await shop.casesOf(intentId)).toMatchObject([{ reason: 'dispute-lost', closedAt: null }])
  await shop.overturn(disputeId)
  await reconcile()
  expect(await desk.membershipsOf(userId)).toMatchObject([{ status: 'active' }])
  expect(await shop.casesOf(intentId)).toMatchObject([{ outcome: 'settled' }])
})

test('T85 who closes the case of a dispute settles a verdict that nobody had heard of', async () => {
  const order = await disputedOrder()
  expect((await close(order.intentId)).body.code).toBe('dispute-open')
  await shop.verdict(order.disputeId, 'lost')
  expect((await close(order.intentId)).body.code).toBe('case-decided')
  expect(await shop.orderOf(order.orderId)).toMatchObject({ status: 'charged-back', dispute: 'lost' })
  expect(await shop.owns(order.client, order.courseId)).toBe(false)
  expect(await shop.casesOf(order.intentId)).toMatchObject([{ outcome: 'settled', closedBy: null }])
  shop.breakWith({ webhooks: {} })

  const membership = await disputedMembership()
  await shop.verdict(membership.disputeId, 'lost')
  expect((await close(membership.intentId)).body.code, 'staff decide what becomes of it').toBe('conflict')
  expect(await desk.membershipsOf(membership.userId)).toMatchObject([{ status: 'past-due' }])
  expect(await shop.casesOf(membership.intentId)).toMatchObject([{ reason: 'dispute-lost', closedAt: null }])
  expect((await close(membership.intentId)).status).toBe(200)
})

test('R6 of more disputes than one run asks about, the next ones take the rest', () => {
  const all = [1, 2, 3, 4, 5]
  const taken = [0, 1, 2].map(run => sliceOf(all, run, 2))
  expect(taken).toEqual([
    [1, 2],
    [3, 4],
    [5, 1],
  ])
  expect(sliceOf(all, 7, 5)).toEqual(all)
})
