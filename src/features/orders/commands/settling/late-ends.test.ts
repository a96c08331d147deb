import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { db } = academy.services

/** A payment that has begun, and of which nothing was heard. */
async function begin() {
  const user = await shop.meet()
  return { ...user, ...(await shop.start(user.client, user.courseId)) }
}
const outcomesOf = async (intentId: string) => (await shop.eventsOf(intentId)).map(({ outcome }) => outcome)

test('R24 a payment that waits for staff because its order was lost settles that order once it is there again', async () => {
  const { client, courseId, orderId, intentId } = await begin()
  const order = await shop.orderOf(orderId)
  await db.delete(orders).where(eq(orders.id, orderId))
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  expect(await shop.casesOf(intentId)).toMatchObject([{ reason: 'no-order', closedAt: null }])
  if (order) await db.insert(orders).values(order)
  await shop.deliver(eventAbout(intentId))
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid' })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.casesOf(intentId)).toMatchObject([{ outcome: 'settled' }])
})

test('T29 R4 what was paid for an account that was erased, and went back whole before it was heard of, needs nobody', async () => {
  const { userId, orderId, intentId } = await begin()
  await shop.pay(intentId)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await db.execute(sql`update users set erased_at = now() where id = ${userId}`)
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  expect((await shop.orderOf(orderId))?.status).toBe('refunded')
  expect(await outcomesOf(intentId)).toEqual(['applied'])
  expect(await shop.casesOf(intentId)).toEqual([])
})

test('T20 T84 a payment of another amount that went back whole before it was heard of is no case', async () => {
  const { orderId, intentId } = await begin()
  await shop.stripe.paymentIntents.update(intentId, { amount: 9_500 })
  await shop.pay(intentId)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  expect(await shop.eventsOf(intentId)).toMatchObject([{ outcome: 'needs-review', reason: 'amount' }])
  expect(await shop.casesOf(intentId)).toEqual([])
  expect((await shop.orderOf(orderId))?.status).toBe('open')
})

test.for([
  ['processing', 1],
  ['open', 0],
] as const)('L-PAY-8 L-PAY-11 the payment of an order that is %s is cancelled: %i mails tell of it', async row => {
  const [status, mails] = row
  const { userId, orderId, intentId } = await begin()
  await db.update(orders).set({ status }).where(eq(orders.id, orderId))
  await shop.stripe.paymentIntents.cancel(intentId)
  await shop.deliver(eventAbout(intentId, 'payment_intent.canceled'))
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'cancelled', closedAt: expect.any(Date) })
  const told = await academy.mailsTo(`${userId}@example.org`, 1, mails > 0 ? undefined : 300)
  expect(told.filter(mail => mail.includes('did not go through'))).toHaveLength(mails)
})
