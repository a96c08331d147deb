import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { learnersOf } from '#src/testing/content/courses.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { db } = academy.services
const { admin, buy, refund, givenBack, reconcile } = await openRefunds({ academy, shop })

test('P2 D-7 a course that was joined for free can be taken back, and is no payment for a later purchase', async () => {
  const { client, userId, courseId } = await shop.meet({ priceCents: 0 })
  const joined = (await client.post('/api/order/', { courseId })).body.order._id
  const page = `/api/admin/users/${userId}`
  const takeBack = () => admin.client.delete(`${page}/courses/${courseId}`)
  expect((await admin.client.get(page)).body.courses).toMatchObject([{ _id: courseId, source: 'free' }])
  expect((await takeBack()).body).toEqual({ changed: true })
  expect((await takeBack()).body.code).toBe('not-by-hand')
  expect([await shop.owns(client, courseId), await learnersOf(academy.services, courseId)]).toEqual([false, 0])
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.thingId, userId))
  expect(entries).toMatchObject([{ action: 'user.withdraw', before: { courseId, course: 'Sprint Mechanics' } }])
  const { order } = (await admin.client.get(`/api/admin/orders/${joined}`)).body
  expect(order).toMatchObject({ canWithdraw: false, timeline: [{}, { what: 'joined' }, { what: 'taken-back' }] })

  await db.update(courses).set({ priceCents: 8_900 }).where(eq(courses.id, courseId))
  const { orderId, intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  expect(await shop.owns(client, courseId)).toBe(true)
  expect((await takeBack()).body.code, 'what was bought is withdrawn at its order').toBe('not-by-hand')
  expect((await refund(orderId)).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(false)
})

const reopenings = ['grant', 'free'] as const

test.each(reopenings)(
  'T85 D-7 whose money came back keeps the course when what opened it meanwhile, a %s, is taken back',
  async source => {
    const { client, userId, courseId, orderId, intentId } = await buy()
    expect((await refund(orderId)).status).toBe(200)
    const page = `/api/admin/users/${userId}`
    if (source === 'grant') expect((await admin.client.post(`${page}/courses`, { courseId })).status).toBe(200)
    else {
      await db.update(courses).set({ priceCents: 0 }).where(eq(courses.id, courseId))
      await client.post('/api/order/', { courseId })
      await db.update(courses).set({ priceCents: 8_900 }).where(eq(courses.id, courseId))
    }
    const [given] = await givenBack(intentId)
    await shop.failRefund(given?.id ?? '')
    await reconcile()
    const shown = async () => (await admin.client.get(`/api/admin/orders/${orderId}`)).body.order
    expect(await shown()).toMatchObject({ state: 'paid', access: [source] })
    expect((await admin.client.get(page)).body.courses).toMatchObject([{ source, keptBy: 'purchase' }])
    expect((await admin.client.delete(`${page}/courses/${courseId}`)).status).toBe(200)
    expect(await shown()).toMatchObject({ state: 'paid', access: ['purchase'], canWithdraw: true })
    expect([await shop.owns(client, courseId), await learnersOf(academy.services, courseId)]).toEqual([true, 1])
    expect((await admin.client.delete(`${page}/courses/${courseId}`)).body.code).toBe('not-by-hand')
    expect((await refund(orderId)).status).toBe(200)
    expect([await shop.owns(client, courseId), await learnersOf(academy.services, courseId)]).toEqual([false, 0])
  },
)
