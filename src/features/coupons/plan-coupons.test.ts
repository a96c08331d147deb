// What staff say of coupons for plans (decision 0103).
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import { orders } from '#src/features/orders/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { hours } from '#src/wire/durations.ts'

import { coupons, planCheckouts } from './tables.ts'

let academy: TestAcademy
let admin: Client
const planIds: string[] = []
beforeAll(async () => {
  academy = await startAcademy()
  admin = (await seedUser(academy, { role: 'admin' })).client
  const { db, publicUrl } = academy.services
  for (const name of ['Silver', 'Gold'] as const)
    planIds.push(
      await insertPlan(db, publicUrl, {
        name,
        duration: 'month',
        priceCents: 2900,
        paymentId: `own_${name}`,
        link: '',
      }),
    )
})
afterAll(() => academy[Symbol.asyncDispose]())

let counter = 0
const fields = (given: object = {}) => ({ code: `PLAN-${(counter += 1)}`, kind: 'percent', value: 20, ...given })
const create = (given: object = {}) => admin.post('/api/admin/coupons', fields(given))
const read = async (id: string) => (await admin.get(`/api/admin/coupons/${id}`)).body
const rowOf = async (id: string) => (await academy.services.db.select().from(coupons).where(eq(coupons.id, id)))[0]

test('a coupon is for courses, for plans or for everything, all or chosen, and its list says so', async () => {
  const { id: courseId } = await seedCourse(academy.services.db, { title: 'Throws' })
  const [silver = '', gold = ''] = planIds
  const made = {
    courses: await create({ scope: 'chosen', courseIds: [courseId], planIds }),
    plans: await create({ things: 'plans' }),
    chosen: await create({ things: 'plans', scope: 'chosen', planIds: [gold, silver, gold], courseIds: [courseId] }),
    everything: await create({ things: 'everything', scope: 'chosen', planIds }),
  }
  expect(made.courses.body.coupon).toMatchObject({ things: 'courses', scope: 'chosen', plans: [] })
  expect(made.plans.body.coupon).toMatchObject({ things: 'plans', scope: 'all', courses: [], plans: [] })
  expect(made.chosen.body.coupon).toMatchObject({
    things: 'plans',
    scope: 'chosen',
    courses: [],
    plans: [{ name: 'Gold', duration: 'month' }, { name: 'Silver' }],
  })
  expect(made.everything.body.coupon).toMatchObject({ things: 'everything', scope: 'all', plans: [] })
  // A replica of the version before reads one for plans as one for no course.
  expect(await rowOf(made.plans.body.coupon._id)).toMatchObject({ scope: 'chosen', planScope: 'all' })
  const { coupons: listed } = (await admin.get('/api/admin/coupons?limit=100')).body
  expect(listed).toContainEqual(expect.objectContaining({ things: 'plans', scope: 'chosen' }))
})

test('what it is for is checked: chosen plans there are, and none that is gone', async () => {
  const none = await create({ things: 'plans', scope: 'chosen' })
  expect(none).toMatchObject({ status: 400, text: expect.stringContaining('planIds: Please choose at least one plan') })
  const gone = await create({ things: 'plans', scope: 'chosen', planIds: [crypto.randomUUID()] })
  expect(gone).toMatchObject({ status: 404, text: expect.stringContaining('planIds') })
  expect((await create({ things: 'places' })).status).toBe(400)
  expect((await create({ things: 'plans', scope: 'chosen', planIds: Array(51).fill(planIds[0]) })).status).toBe(400)
})

test('what was promised stays, also while a plan is only being paid with it; then it is free again', async () => {
  const { db } = academy.services
  const { _id: id, code } = (await create({ things: 'plans', scope: 'chosen', planIds })).body.coupon
  const { userId } = await seedUser(academy)
  const [planId = ''] = planIds
  const now = new Date()
  await db.insert(planCheckouts).values({
    userId,
    planId,
    couponId: id,
    couponCode: code,
    priceCents: 2900,
    discountCents: 580,
    currency: 'usd',
    priceId: 'price_1',
    isTaxed: false,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours(1)),
  })
  const { coupon, version } = await read(id)
  expect(coupon).toMatchObject({ uses: 1, given: 0 })
  expect((await admin.get(`/api/admin/coupons/${id}/uses`)).body.uses).toMatchObject([
    { orderId: null, plan: { name: 'Silver' }, status: 'open', discount: 5.8, paid: 23.2 },
  ])
  const change = (given: object) => admin.put(`/api/admin/coupons/${id}`, { ...fields(), code, version, ...given })
  for (const given of [
    { things: 'everything' },
    { things: 'courses' },
    { things: 'plans' },
    { things: 'plans', scope: 'chosen', planIds: [planId] },
  ])
    expect((await change(given)).body.code).toBe('coupon-fixed')
  expect((await admin.delete(`/api/admin/coupons/${id}`, { password: userPassword })).body.code).toBe('coupon-fixed')
  expect((await change({ things: 'plans', scope: 'chosen', planIds, note: 'For clubs' })).status).toBe(200)
  await db.update(planCheckouts).set({ closedAt: new Date() }).where(eq(planCheckouts.couponId, id))
  expect((await admin.delete(`/api/admin/coupons/${id}`, { password: userPassword })).status).toBe(200)
  expect(await db.select().from(planCheckouts).where(eq(planCheckouts.userId, userId))).toMatchObject([
    { couponId: null, couponCode: code },
  ])
})

test('an order of a plan with a coupon says so in the list of uses, in its own page and in the file', async () => {
  const { db } = academy.services
  const { id, code } = await seedCoupon(db, { planScope: 'all' })
  const { userId } = await seedUser(academy)
  const charged = {
    amountCents: 2_320,
    discountCents: 580,
    currency: 'usd',
    status: 'paid' as const,
    paidAt: new Date(),
  }
  const [order] = await db
    .insert(orders)
    .values({ userId, planId: planIds[1], ...charged, couponId: id, couponCode: code })
    .returning({ id: orders.id })
  expect((await admin.get(`/api/admin/coupons/${id}/uses`)).body.uses).toMatchObject([
    { orderId: order?.id, course: null, plan: { name: 'Gold', duration: 'month' }, discount: 5.8, paid: 23.2 },
  ])
  expect((await admin.get(`/api/admin/orders/${order?.id}`)).body.order.coupon).toMatchObject({ code, discount: 5.8 })
  await confirmByPassword(admin)
  const { text } = await admin.get(`/api/admin/orders.csv?words=${order?.id}`)
  expect(text).toContain(`"${code}","5.80"`)
})
