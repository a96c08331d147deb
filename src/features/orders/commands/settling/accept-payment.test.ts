import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, buy, refund, givenBack } = await openRefunds({ academy, shop })
const { db } = academy.services

const grant = (id: string) => admin.client.post(`/api/admin/payments/cases/${id}/grant`, {})

/** A payment that says what it is for. @returns its id, and that of its case */
async function payFor(metadata: Record<string, string>, amount = 8_900) {
  const { id: intentId } = await shop.stripe.paymentIntents.create({ amount, currency: 'usd', metadata })
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const [found] = await shop.casesOf(intentId)
  return { intentId, caseId: found?.id ?? '' }
}

test.for([
  ['an order that is no number of ours', { orderId: 'order-17' }],
  ['no person', { userId: '' }],
  ['a person who is not here', { userId: randomUUID }],
  ['no course', { courseId: '' }],
  ['a course that is not here', { courseId: randomUUID }],
] as const)('T20 R24 a payment that names %s opens nothing, and is left to be given back', async ([, named]) => {
  const { userId, courseId } = await shop.meet()
  const wrong = Object.entries(named).map(([key, value]) => [key, typeof value === 'string' ? value : value()])
  const metadata = { orderId: randomUUID(), userId, courseId, ...Object.fromEntries(wrong) }
  const { intentId, caseId } = await payFor(metadata)
  expect((await grant(caseId)).body).toMatchObject({
    code: 'conflict',
    message: 'This payment names no course and no person of this academy',
  })
  expect(await shop.ordersFor(userId)).toEqual([])
  expect(await shop.grantsOf(userId)).toEqual([])
  expect(await shop.casesOf(intentId)).toMatchObject([{ reason: 'no-order', closedAt: null }])
})

test('R5 T20 a payment of another amount is not granted for an order that another one has settled', async () => {
  const { client, userId, courseId, orderId, intentId: firstId } = await buy()
  expect((await refund(orderId)).status).toBe(200)
  const { intentId, caseId } = await payFor({ orderId, userId, courseId }, 9_500)
  expect((await grant(caseId)).body).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Another payment has settled this order'),
  })
  const unchanged = { status: 'refunded', amountCents: 8_900, paymentIntentId: firstId }
  expect(await shop.orderOf(orderId)).toMatchObject(unchanged)
  expect(await shop.owns(client, courseId)).toBe(false)
  expect(await shop.casesOf(intentId)).toMatchObject([{ reason: 'amount', closedAt: null }])
  expect(await givenBack(intentId)).toEqual([])
})

test('R24 R4 a payment whose order is lost is granted with its buyer locked before its case', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId } = await shop.start(client, courseId)
  await db.delete(orders).where(eq(orders.id, orderId))
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const [found] = await shop.casesOf(intentId)
  await using held = await holdRows(academy, 'select from users where id = $1', [userId])
  const granting = grant(found?.id ?? '')
  await untilWaiting(academy, 1)
  // Whoever holds the buyer may write to the case at once, as an erasure does.
  await held.change(`set local lock_timeout = '500ms'`, [])
  await held.change('update payment_cases set lost = null where id = $1', [found?.id])
  await held.letGo()
  expect((await granting).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', amountCents: 8_900, paymentIntentId: intentId })
})
