import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { openInvoicing } from '#src/testing/services/invoicing.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } }, { environment: { LOG_LEVEL: 'error' } })
const { client: admin, userId: adminId } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { switchOn } = openInvoicing(academy, admin)

test('T29 forty-five orders come by twenty, each with its own papers; a stranger finds none of them', async () => {
  await switchOn()
  const { client, userId } = await seedUser(academy)
  const { id: courseId } = await seedCourse(academy.services.db, { title: 'Sprint Mechanics' })
  const paidAt = new Date()
  const made = Array.from({ length: 45 }, (_, index) => ({
    userId,
    courseId,
    amountCents: 100 + index,
    currency: 'usd',
    status: 'refunded' as const,
    createdAt: new Date(paidAt.getTime() - index * 1000),
    paidAt,
  }))
  expect((await client.get('/api/my-payments')).body).toEqual({ orders: [], NbOfPages: 0, total: 0 })
  await academy.services.db.insert(orders).values(made)
  const pages = await Promise.all([1, 2, 3, 4].map(page => client.get(`/api/my-payments?page=${page}`)))
  expect(pages.map(({ body }) => body.orders.length)).toEqual([20, 20, 5, 0])
  expect(pages[0]?.body).toMatchObject({ NbOfPages: 3, total: 45 })
  const ids = new Set(pages.flatMap(({ body }) => body.orders.map(({ _id }: { _id: string }) => _id)))
  expect(ids.size).toBe(45)
  const stranger = await seedUser(academy)
  expect((await stranger.client.get('/api/my-payments')).body.orders).toEqual([])
  expect((await academy.client().get('/api/my-payments')).status).toBe(401)
  expect((await client.get('/api/my-payments?page=0')).status).toBe(400)
})

test('T29 what was bought stands with its invoice; staff find it on the page of the person, others do not', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  expect((await client.post(`/api/my-orders/${orderId}/invoices`, {})).status).toBe(200)
  const { body } = await client.get('/api/my-payments')
  expect(body.orders).toMatchObject([{ _id: orderId, issued: [{ kind: 'invoice', total: 89, orderId }] }])
  expect((await admin.get(`/api/admin/users/${userId}/invoices`)).body.invoices).toMatchObject([{ orderId }])
  expect((await admin.get(`/api/admin/users/${adminId}/invoices`)).body.invoices).toEqual([])
  expect((await client.get(`/api/admin/users/${userId}/invoices`)).status).toBe(403)
})
