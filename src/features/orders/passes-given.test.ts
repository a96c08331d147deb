// What becomes of memberships that are paid once when plans, people and money change (decision 0097).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { memberships, plans } from '#src/features/memberships/tables.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days } from '#src/wire/durations.ts'
import { monthsAfter } from '#src/wire/money/passes.ts'

import { orders } from './tables.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const desk = await openTransferDesk({ academy, shop })
const pass = await openPassDesk({ academy, desk })
const { mailsOf, heldOf, endOf, age, takeOffSale } = pass
const now = () => academy.services.now()
const refund = (id: string) =>
  desk.admin.post(`/api/admin/orders/${id}/refund`, { password: userPassword, note: 'sent back, no. 12' })

test('what is renewed early begins where the running period ends, also of a plan that left the sale and at its new price', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  await pass.buy(client, planId)
  await age(userId, days(18))
  await db.update(plans).set({ priceCents: 3900, archivedAt: now() }).where(eq(plans.id, planId))
  expect(await pass.mine(client)).toMatchObject([{ renewable: true, payable: 29 }])
  const end = await endOf(userId)
  const orderId = await pass.buy(client, planId)
  const order = await shop.orderOf(orderId)
  expect(order).toMatchObject({ amountCents: 3900, periodFrom: end })
  expect(await endOf(userId)).toEqual(order?.periodTo)
  const receipt = (await mailsOf(userId, 4)).at(-1) ?? ''
  expect(receipt).toContain('Your Silver membership goes on')
  const stranger = await seedUser(academy)
  expect((await stranger.client.post(`/api/memberships/${planId}/order`, {})).body.code).toBe('plan-off-sale')

  // Refunded, its days go; refunded whole, it ends.
  expect((await refund(orderId)).body).toEqual({ refunded: true })
  expect(await endOf(userId)).toEqual(end)
  const [first] = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt)
  const shown = await desk.admin.get(`/api/admin/orders/${first?.id}`)
  expect(shown.body.order.membership).toMatchObject({ endsWithRefund: true })
  expect((await refund(first?.id ?? '')).body).toEqual({ refunded: true })
  expect((await pass.heldBy(userId))[0]?.status).toBe('ended')
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 3900 })
  expect((await refund(orderId)).body.code).toBe('order-refunded')
})

test('R26 who was told what to transfer keeps the price, the period and the plan, whatever becomes of it meanwhile', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  const { orderId } = await pass.begin(client, planId)
  await db.update(plans).set({ priceCents: 9900, duration: 'year', archivedAt: now() }).where(eq(plans.id, planId))
  expect((await desk.admin.delete(`/api/admin/membership/${planId}`, { password: userPassword })).body.code).toBe(
    'plan-held',
  )
  expect((await pass.begin(client, planId)).orderId).toBe(orderId)
  await desk.confirm((await desk.transferOf(orderId)).id)
  const held = await heldOf(userId)
  expect(held).toMatchObject({ amountCents: 2900, interval: 'month' })
  expect(held?.currentPeriodEnd).toEqual(monthsAfter(held.startedAt, 1))
  expect((await pass.begin((await seedUser(academy)).client, planId, 'card')).answer.status).toBe(409)
})

test('R26 a plan that has become another thing is ordered anew before anybody pays its former price', async () => {
  const planId = await pass.seed()
  const { client } = await seedUser(academy)
  const { body } = await client.post(`/api/memberships/${planId}/order`, { replaces: false })
  const later = new Date(now().getTime() + 1000)
  await db.update(plans).set({ priceCents: 9900, duration: 'year', updatedAt: later }).where(eq(plans.id, planId))
  const paying = { amount: 29, orderId: body.order._id, method: 'transfer' }
  expect((await client.post('/api/payment_create', paying)).body.code).toBe('order-closed')
  expect((await client.post(`/api/memberships/${planId}/order`, { replaces: false })).body.amount).toBe(99)
})

test('T29 a plan is paid by no other means than once, and by nobody else; what cannot be given waits for staff', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  const { orderId } = await pass.begin(client, planId)
  const stranger = await seedUser(academy)
  expect((await stranger.client.get(`/api/transfer/${orderId}`)).status).toBe(404)
  expect((await stranger.client.post('/api/payment_create', { amount: 29, orderId, method: 'transfer' })).status).toBe(
    404,
  )
  expect((await client.post('/api/payment_create', { amount: 29, orderId, method: 'card' })).body.code).toBe(
    'method-not-offered',
  )
  expect((await client.post('/api/payment_create', { amount: 1, orderId, method: 'transfer' })).body.code).toBe(
    'amount-mismatch',
  )
  // A subscription of the same plan has begun meanwhile.
  const held = {
    userId,
    planId,
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    priceId: 'price_1',
    status: 'active',
  } as const
  const period = { startedAt: now(), currentPeriodEnd: monthsAfter(now(), 1), cancelAtPeriodEnd: false }
  await db.insert(memberships).values({ ...held, ...period, readAt: now(), billsReadAt: now() })
  const { id } = await desk.transferOf(orderId)
  expect((await desk.confirm(id)).body).toEqual({ outcome: 'to-review' })
  expect(await db.select().from(paymentCases).where(eq(paymentCases.subject, id))).toMatchObject([
    { reason: 'second', outcome: null },
  ])
  expect(await pass.heldBy(userId)).toHaveLength(1)
  expect((await refund(orderId)).body).toEqual({ refunded: true })
  expect(await db.select().from(paymentCases).where(eq(paymentCases.subject, id))).toMatchObject([
    { outcome: 'refunded' },
  ])
  expect((await pass.heldBy(userId))[0]?.status).toBe('active')

  // Another plan: its buyer has to read that the subscription stops.
  const gold = await pass.seed({ name: 'Gold' })
  expect((await client.post(`/api/memberships/${gold}/order`, {})).body.code).toBe('membership-renews')
  expect((await client.get(`/api/memberships/${gold}/order`)).body.stops).toMatchObject([{ name: 'Silver' }])
  await pass.buy(client, gold, true)
  const jobs = await academy.asOwner(`select data from pgboss.job where name = 'stop-membership'`)
  expect(JSON.stringify(jobs)).toContain('sub_1')
  await takeOffSale(planId)
  await takeOffSale(gold)
})

test('X-PRIV an erased buyer’s membership ends, and money that comes for them waits for staff', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  await pass.buy(client, planId)
  await age(userId, days(20))
  const { orderId } = await pass.begin(client, planId)
  const { id } = await desk.transferOf(orderId)
  await academy.asOwner(`update users set erased_at = now() where id = '${userId}'`)
  await pass.followAt(now())
  expect((await pass.heldBy(userId))[0]?.status).toBe('ended')
  expect((await desk.confirm(id)).body).toEqual({ outcome: 'to-review' })
  expect(await db.select().from(paymentCases).where(eq(paymentCases.subject, id))).toMatchObject([
    { reason: 'no-person' },
  ])
  expect((await desk.admin.get('/api/admin/orders?kind=memberships')).status).toBe(200)
  await takeOffSale(planId)
})
