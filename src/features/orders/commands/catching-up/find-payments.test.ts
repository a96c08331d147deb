import { randomUUID } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import { openCase } from '#src/server/payments/cases.ts'
import { claimForRefund } from '#src/server/payments/claims.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

import { findPayments } from './find-payments.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const asJob = () => ({ ...academy.services, actor: { kind: 'job', name: 'find-payments' } as const, ip: '' })
const look = () => findPayments(asJob(), { since: new Date(Date.now() - days(1)).toISOString() })
const paidCard = { payment_method: 'pm_card_visa', confirm: true } as const

/** What a restore does to everything that came after its backup. */
async function forget(): Promise<void> {
  await shop.heard()
  for (const table of [
    'payment_events',
    'refund_requests',
    'enrolments',
    'order_movements',
    'orders',
    'coverages',
    'memberships',
  ]) {
    await academy.asOwner(`delete from ${table}`)
  }
}

beforeEach(async () => {
  await academy.asOwner(`delete from sandbox.objects where kind in ('payment_intent', 'subscription')`)
})

async function bought() {
  const buyer = await shop.meet()
  const { orderId, intentId } = await shop.start(buyer.client, buyer.courseId)
  await shop.pay(intentId)
  await expect.poll(() => shop.owns(buyer.client, buyer.courseId)).toBe(true)
  return { ...buyer, orderId, intentId }
}

test('R24 what was paid after the backup is granted again, with its order, once', async () => {
  const { client, courseId, userId, orderId, intentId } = await bought()
  await forget()
  expect(await shop.owns(client, courseId)).toBe(false)
  expect(await look()).toEqual({ applied: 1, toReview: 0 })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.orderOf(orderId)).toMatchObject({
    status: 'paid',
    paymentIntentId: intentId,
    amountCents: 8900,
    userId,
  })
  expect(await look()).toEqual({ applied: 0, toReview: 0 })
  await academy.asOwner(`delete from payment_events`)
  expect(await look()).toEqual({ applied: 0, toReview: 0 })
  expect(await shop.ordersFor(userId)).toHaveLength(1)
  expect(await shop.grantsOf(userId)).toHaveLength(1)
  expect((await shop.stripe.refunds.list({ payment_intent: intentId })).data).toEqual([])
})

test('R24 T84 what staff saw of a payment without its order is settled once that is found, and goes back nowhere else', async () => {
  const { client, courseId, orderId, intentId } = await bought()
  await forget()
  await shop.deliver(eventAbout(intentId))
  expect(await shop.casesOf(intentId)).toMatchObject([{ reason: 'no-order', outcome: null }])
  expect(await look()).toEqual({ applied: 1, toReview: 0 })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.casesOf(intentId)).toMatchObject([{ outcome: 'settled' }])

  const { client: admin } = await seedUser(academy, { role: 'admin' })
  await openCase(academy.services.db, { kind: 'payment', subject: intentId, reason: { code: 'no-order' } })
  const left = (await shop.casesOf(intentId)).at(-1)
  const { cases } = (await admin.get('/api/admin/payments/cases?limit=100')).body
  expect(cases).toContainEqual(expect.objectContaining({ _id: left?.id, canRefund: false }))
  const refund = await admin.post(`/api/admin/payments/cases/${left?.id}/refund`, { password: userPassword })
  expect(refund).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await shop.stripe.refunds.list({ payment_intent: intentId })).data).toEqual([])
  expect((await shop.orderOf(orderId))?.status).toBe('paid')
})

test('R24 T84 what staff have closed, given back, or are just giving back is not granted by being found', async () => {
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const all = [await bought(), await bought(), await bought()]
  const [closed, refunded, claimed] = all
  await forget()
  for (const { intentId } of all) await shop.deliver(eventAbout(intentId))
  const decide = async (intentId: string | undefined, verb: string, body: object) => {
    const id = (await shop.casesOf(intentId ?? ''))[0]?.id
    expect((await admin.post(`/api/admin/payments/cases/${id}/${verb}`, body)).status).toBe(200)
  }
  await decide(closed?.intentId, 'close', { reason: 'Paid back by bank transfer' })
  await decide(refunded?.intentId, 'refund', { password: userPassword })
  await shop.failRefund((await shop.stripe.refunds.list({ limit: 1 })).data[0]?.id ?? '')
  const [seen] = await shop.casesOf(claimed?.intentId ?? '')
  if (seen) await claimForRefund(academy.services.db, seen)
  expect(await look()).toEqual({ applied: 0, toReview: 0 })
  for (const { client, courseId } of all) expect(await shop.owns(client, courseId)).toBe(false)
})

test('R24 an order that the backup had as open is settled', async () => {
  const { client, courseId, userId, orderId } = await bought()
  await forget()
  const values = `'${orderId}', '${userId}', '${courseId}', 8900, 'usd', 'open'`
  await academy.asOwner(
    `insert into orders (id, user_id, course_id, amount_cents, currency, status) values (${values})`,
  )
  expect(await look()).toMatchObject({ applied: 1 })
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R24 what names nobody of ours, or a course that somebody opened meanwhile, waits for a person; nothing goes back', async () => {
  const { userId, courseId, intentId } = await bought()
  await forget()
  const values = `'${userId}', '${courseId}', 'grant'`
  await academy.asOwner(`insert into enrolments (user_id, course_id, source) values (${values})`)
  const metadata = { orderId: randomUUID(), userId: randomUUID(), courseId: randomUUID() }
  const unknown = await shop.stripe.paymentIntents.create({ amount: 4400, currency: 'usd', metadata, ...paidCard })
  expect(await look()).toEqual({ applied: 0, toReview: 2 })
  const toReview = await desk.toReview()
  const found = toReview.map(({ paymentIntentId, reason }) => `${paymentIntentId} ${reason}`)
  expect(new Set(found)).toEqual(new Set([`${intentId} no-order`, `${unknown.id} no-order`]))
  expect(await look()).toEqual({ applied: 0, toReview: 0 })
  expect((await shop.stripe.refunds.list({ payment_intent: intentId })).data).toEqual([])
})

test('R24 payments of other shops, unpaid ones and such as were given back are left alone', async () => {
  await forget()
  await shop.stripe.paymentIntents.create({ amount: 4400, currency: 'usd', ...paidCard })
  const { client, courseId, intentId } = await bought()
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await forget()
  expect((await look()).applied).toBe(0)
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('R24 a membership that began after the backup is found, once', async () => {
  await forget()
  const plan = await desk.seed()
  const learner = await seedUser(academy)
  await desk.buy(plan, { reference: learner.userId })
  await desk.becomes(learner, [{ status: 'active' }])
  await forget()
  expect(await look()).toMatchObject({ applied: 1 })
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'active' }])
  expect((await look()).applied).toBe(0)
})
