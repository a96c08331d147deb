// Plans that are paid once at Chargily, in dinars, and in yen: coming back, what is lost, and what comes twice.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { meet } from '#src/testing/meet.ts'
import { openChargilyDesk } from '#src/testing/services/chargily-desk.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import { reconcilePayments } from './commands/catching-up/reconcile.ts'
import { orders } from './tables.ts'

const desk = await openChargilyDesk({ LOG_LEVEL: 'error' })
const { academy, shop, standIn } = desk
const { db, publicUrl } = academy.services

const planId = await insertPlan(db, publicUrl, {
  name: 'Gold',
  duration: 'year',
  priceCents: 1_200_000,
  currency: 'dzd',
  paymentId: 'own_gold',
  link: '',
})
const begin = async (client: Client) => {
  const { body } = await client.post(`/api/memberships/${planId}/order`, {})
  const orderId = String(body.order._id)
  const answer = await client.post('/api/payment_create', { amount: body.amount, orderId, method: 'chargily' })
  return { orderId, checkoutId: desk.checkoutAt(answer) }
}
const heldBy = (userId: string) => db.select().from(memberships).where(eq(memberships.userId, userId))

test('L-DONE-1 R3 who comes back from Chargily has the plan for a year, told twice at once or never', async () => {
  standIn.breakWith({ isSilent: true })
  const { client, userId } = await seedUser(academy)
  const { orderId, checkoutId } = await begin(client)
  expect((await client.post('/api/payment_state', { order: orderId })).body).toMatchObject({
    state: 'waiting',
    course: null,
    plan: { name: 'Gold', until: null },
  })
  await standIn.move(checkoutId, 'paid')
  const told = () => desk.deliver(checkoutId)
  const asked = () => client.post('/api/payment_state', { order: orderId })
  await meet(db, [memberships], [told, asked])
  const { body } = await client.post('/api/payment_state', { order: orderId })
  const [held, ...more] = await heldBy(userId)
  expect(more).toEqual([])
  expect(body).toMatchObject({ state: 'succeeded', plan: { until: held?.currentPeriodEnd.toISOString() } })
  expect(held).toMatchObject({ interval: 'year', amountCents: 1_200_000, currency: 'dzd', status: 'active' })
  expect((await desk.deliver(checkoutId)).status).toBe(200)
  expect(await heldBy(userId)).toMatchObject([{ currentPeriodEnd: held?.currentPeriodEnd }])

  // No message comes at all.
  const other = await seedUser(academy)
  const lost = await begin(other.client)
  await standIn.move(lost.checkoutId, 'paid')
  await reconcilePayments({ ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' })
  expect(await heldBy(other.userId)).toMatchObject([{ status: 'active' }])
  expect(await shop.orderOf(lost.orderId)).toMatchObject({ status: 'paid' })
})

test('R24 what was paid for a plan is found after a restore, whose backup had no order of it', async () => {
  standIn.breakWith({ isSilent: true })
  const { client, userId } = await seedUser(academy)
  const { orderId, checkoutId } = await begin(client)
  await standIn.move(checkoutId, 'paid')
  await db.delete(orders).where(eq(orders.id, orderId))
  const { findPayments } = await import('./commands/catching-up/find-payments.ts')
  await findPayments({ ...academy.services, actor: { kind: 'job', name: 'find-payments' }, ip: '' }, {})
  expect(await heldBy(userId)).toMatchObject([{ status: 'active', subscriptionId: `pass_${orderId}` }])
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', planId })
})

test('R26 an order that nobody pays is given up after a day, and with it its page', async () => {
  const { client } = await seedUser(academy)
  const { orderId } = await begin(client)
  await db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(orders.id, orderId))
  await reconcilePayments({ ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' })
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  expect((await begin(client)).orderId).not.toBe(orderId)
})

test('a discount leaves whole yen and whole fils', () => {
  expect(payableCents({ priceCents: 3333, discount: 10, currency: 'jpy' })).toBe(3000)
  expect(payableCents({ priceCents: 10_000, discount: 33, currency: 'kwd' })).toBe(6700)
})
