import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/app/testing/academy.ts'
import type { Client } from '#src/app/testing/client.ts'
import { readerPassword, seedCourse, seedReader } from '#src/app/testing/courses.ts'
import { auditEntries } from '#src/server/audit/tables.ts'

import { memberships, plans } from './tables.ts'

let academy: TestAcademy
let admin: Client
let adminId: string
let courseId: string
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  const seeded = await seedReader(academy, { role: 'admin' })
  admin = seeded.client
  adminId = seeded.userId
  courseId = (await seedCourse(academy.services.db)).id
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(memberships)
  await academy.services.db.delete(plans)
})

/** What the specification sends, and no more. */
const silver = {
  name: 'Silver',
  price: 29.9,
  duration: 'month',
  description: 'For those who train others',
  benefits: ['Every course', '  ', 'Certificates'],
  discount: 20,
  paymentId: 'price_silver_month',
  link: 'https://buy.stripe.com/test_silver',
}
const create = (changes: object = {}) => admin.post('/api/memberships', { ...silver, ...changes })
const shown = async () => (await academy.client().get('/api/memberships')).body.plans

test('A-MEM-1 A-MEM-2 A-MEM-3 API-68 a plan is created, without its empty benefits, and stands on the pricing page', async () => {
  const { status, body } = await create({ opens: 'chosen', courseIds: [courseId] })
  expect([status, body.plan]).toEqual([
    200,
    expect.objectContaining({
      price: 29.9,
      payable: 23.92,
      benefits: ['Every course', 'Certificates'],
      courseIds: [courseId],
      holders: 0,
    }),
  ])
  expect(await shown()).toMatchObject([{ name: 'Silver', price: 29.9, discount: 20, link: silver.link }])
  const [entry] = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, body.plan._id))
  expect(entry).toMatchObject({ actorId: adminId, action: 'plan.create', thingName: 'Silver, month', before: null })
})

test.each([
  ['no name', { name: undefined }],
  ['another name', { name: 'Platinum' }],
  ['no price', { price: undefined }],
  ['a negative price', { price: -1 }],
  ['another duration', { duration: 'week' }],
  ['no payment id', { paymentId: ' ' }],
  ['no link', { link: '' }],
  ['more than the whole off', { discount: 101 }],
  ['a link to elsewhere', { link: 'https://evil.example/pay' }],
  ['a link that is a script', { link: 'javascript:alert(1)' }],
])('A-MEM-2 T44 D-6 a plan with %s is refused in words', async (_, change) => {
  const { status, body } = await create(change)
  expect([status, body.message.length > 10]).toEqual([400, true])
  expect(await shown()).toEqual([])
})

test('D-6 one plan for each name and duration, and one for each payment id; of two at once, one is made', async () => {
  const answers = await Promise.all([create(), create({ paymentId: 'other' })])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await create({ duration: 'year', paymentId: (await shown())[0].paymentId })).body.code).toBe(
    'plan-payment-taken',
  )
  expect((await create({ paymentId: 'third' })).body.code).toBe('plan-exists')
  expect(
    (await create({ duration: 'year', paymentId: 'price_silver_year', courseIds: [crypto.randomUUID()] })).status,
  ).toBe(404)
})

test('a plan is changed, with the trace of what changed and nothing else', async () => {
  const { plan } = (await create()).body
  const changed = await admin.put(`/api/admin/membership/${plan._id}`, { ...silver, price: 35, opens: 'all' })
  expect(changed.body.plan).toMatchObject({ price: 35, opens: 'all' })
  expect((await admin.get(`/api/admin/membership/${plan._id}`)).body.plan).toEqual(changed.body.plan)
  expect(await shown()).toMatchObject([{ price: 35 }])
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.action, 'plan.update'))
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [
      { price: 29.9, payable: 23.92, opens: 'none' },
      { price: 35, payable: 28, opens: 'all' },
    ],
  ])
})

test('D-64 T79 a plan is deleted with the password, and not while somebody has held it', async () => {
  const { plan } = (await create()).body
  const address = `/api/admin/membership/${plan._id}`
  expect((await admin.delete(address, { password: 'wrong' })).body.code).toBe('password-incorrect')
  const now = new Date()
  await academy.services.db.insert(memberships).values({
    userId: adminId,
    planId: plan._id,
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    priceId: plan.paymentId,
    status: 'active',
    currentPeriodEnd: now,
    cancelAtPeriodEnd: false,
    startedAt: now,
    readAt: now,
  })
  expect((await admin.get('/api/admin/memberships')).body.plans).toMatchObject([{ holders: 1 }])
  expect((await admin.delete(address, { password: readerPassword })).body.code).toBe('plan-held')
  await academy.services.db.delete(memberships)
  expect((await admin.delete(address, { password: readerPassword })).body).toEqual({ deleted: true })
  expect(await shown()).toEqual([])
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
