import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { learnersOf, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

const sell = (userId: string, courseId: string, paid: unknown, who = admin) =>
  who.post(`/api/admin/users/${userId}/courses`, { courseId, paid, reason: 'Cash at the door' })

test('P1 what was paid outside the academy is an order: it opens the course, has a receipt and stands in the sums', async () => {
  const { client, userId, courseId } = await shop.meet()
  const before = (await admin.get('/api/admin/orders?status=paid')).body
  expect((await sell(userId, courseId, '70.50')).body.code, 'it is worth money').toBe('confirmation-needed')
  expect(await shop.owns(client, courseId)).toBe(false)
  await confirmByPassword(admin)
  expect((await sell(userId, courseId, '70.50')).body).toEqual({ changed: true })
  expect([await shop.owns(client, courseId), await learnersOf(academy.services, courseId)]).toEqual([true, 1])
  const [order] = await shop.ordersFor(userId)
  expect(order).toMatchObject({ status: 'paid', amountCents: 7_050, paymentIntentId: expect.stringMatching(/^trh_/) })
  const { receipt } = (await client.get(`/api/my-orders/${order?.id}/receipt`)).body
  expect(receipt).toMatchObject({ amount: 70.5, status: 'paid' })
  const after = (await admin.get('/api/admin/orders?status=paid')).body
  expect(after.total - before.total).toBe(1)
  const [trace] = await academy.services.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.thingId, userId), eq(auditEntries.action, 'user.enrol')))
  expect(trace?.after).toMatchObject({ courseId, orderId: order?.id, reason: 'Cash at the door' })
  expect((await sell(userId, courseId, 10)).body.code).toBe('already-open')
  expect(await shop.ordersFor(userId)).toHaveLength(1)

  const asked = { password: userPassword, note: 'Given back in cash' }
  expect((await admin.post(`/api/admin/orders/${order?.id}/refund`, asked)).body).toEqual({ refunded: true })
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('D-3 a sum that the currency does not have is refused, and two who write the same sale down write one', async () => {
  const { client, userId, courseId } = await shop.meet()
  for (const paid of ['70.505', 'much', -5, 1_000_000_000])
    expect((await sell(userId, courseId, paid)).status, String(paid)).toBe(400)
  expect(await shop.ordersFor(userId)).toEqual([])
  const answers = await Promise.all([1, 2, 3].map(() => sell(userId, courseId, 50)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await shop.ordersFor(userId)).toHaveLength(1)
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('T26 a learner writes no sale down, and an open order of the buyer stands beside it until it is given up', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { orderId } = await shop.start(client, courseId)
  expect((await sell(userId, courseId, 50, client)).status).toBe(403)
  expect((await sell(userId, courseId, 50)).status).toBe(200)
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  const again = await client.post('/api/order/', { courseId })
  expect(again.body.code).toBe('already-owned')
})
