import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { grantCourse } from '#src/features/enrolments/commands.ts'
import { coverages } from '#src/features/enrolments/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { userPassword, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'

import { coverPlan, type CoverPlan } from './commands/cover-holders.ts'
import { memberships, plans } from './tables.ts'

let academy: TestAcademy
let admin: Client
let adminId: string
let courseId: string
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  const seeded = await seedUser(academy, { role: 'admin' })
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

test('D-3 D-6 a plan that nobody could pay, with its discount, is refused in words; one for nothing is not', async () => {
  const words = 'price: The payment provider charges no less than $0.50. Take a higher price, or 0'
  for (const [price, discount] of [
    [0.4, 0],
    [0.98, 50],
  ])
    expect(await create({ price, discount })).toMatchObject({ status: 400, body: { code: 'invalid', message: words } })
  expect((await create({ price: 1, discount: 50 })).status).toBe(200)
  expect((await create({ price: 0, discount: 0, name: 'Basic', paymentId: 'price_basic_month' })).status).toBe(200)
})

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
  ['a price that nobody could pay', { price: 0.6, discount: 50 }],
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

test('the manager lists plans from the cheapest to the dearest', async () => {
  for (const [name, price] of [
    ['Gold', 90],
    ['Basic', 10],
    ['Silver', 30],
  ] as const)
    await create({ name, price, paymentId: `price_${name}` })
  const { plans: listed } = (await admin.get('/api/admin/memberships')).body
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Basic', 'Silver', 'Gold'])
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
      { price: 29.9, payable: 23.92, opens: 'none', differsFromProvider: null },
      { price: 35, payable: 28, opens: 'all', differsFromProvider: ['id-unknown', 'link-unknown'] },
    ],
  ])
})

test('D-4 what a plan opens reaches those who hold it, at once and both ways; what they have otherwise stays', async () => {
  const { db } = academy.services
  const desk = openPlans(academy)
  const [first, second] = [(await seedCourse(db)).id, (await seedCourse(db)).id]
  const { _id: id } = (await create({ opens: 'chosen', courseIds: [first] })).body.plan
  const holders = await Promise.all([1, 2, 3].map(() => seedUser(academy)))
  const now = new Date()
  const fields = {
    planId: id,
    customerId: 'cus_1',
    priceId: 'p',
    cancelAtPeriodEnd: false,
    startedAt: now,
    readAt: now,
  }
  await db.insert(memberships).values(
    holders.map(({ userId }, index) => ({
      ...fields,
      userId,
      subscriptionId: `sub_${userId}`,
      status: index === 2 ? ('past-due' as const) : ('active' as const),
      currentPeriodEnd: now,
    })),
  )
  const [holder, buyer, unpaid] = holders
  if (!holder || !buyer || !unpaid) throw new Error('three people')
  await grantCourse(db, { userId: buyer.userId, courseId: second, source: 'grant' })
  const change = (fields: object) => admin.put(`/api/admin/membership/${id}`, { ...silver, ...fields })
  const open = async (user = holder) => [await desk.opens(user.client, first), await desk.opens(user.client, second)]
  const becomes = (expected: boolean[], user = holder) => expect.poll(() => open(user)).toEqual(expected)
  await change({ opens: 'chosen', courseIds: [first, second] })
  await becomes([true, true])
  await change({ opens: 'chosen', courseIds: [second] })
  await becomes([false, true])
  await change({ opens: 'all' })
  await becomes([true, true])
  await becomes([true, true], buyer)
  expect(await open(unpaid), 'who has not paid').toEqual([false, false])
  await change({ opens: 'none' })
  await becomes([false, false])
  await becomes([false, true], buyer)
})

test('D-4 R1 a plan reaches thousands in slices, and goes on where it was interrupted', async () => {
  const { db } = academy.services
  const { _id: planId } = (await create({ opens: 'chosen', courseIds: [courseId] })).body.plan
  await academy.asOwner(`
    with people as (insert into users (first_name, last_name, password_hash)
      select 'Many', 'People', 'x' from generate_series(1, 2500) returning id)
    insert into memberships (user_id, plan_id, subscription_id, customer_id, price_id, status, current_period_end,
      cancel_at_period_end, started_at, read_at)
    select id, '${planId}', 'sub_' || id, 'cus', 'p', 'active', now(), false, now(), now() from people`)
  const covered = async () => db.$count(coverages, eq(coverages.courseId, courseId))
  const sent: CoverPlan[] = []
  const queue = {
    ...academy.services.queue,
    send: async (_db: unknown, _name: unknown, data: unknown) => void sent.push(data as CoverPlan),
  }
  const context = { ...academy.services, queue, actor: { kind: 'job', name: 'test' } as const, ip: '' }
  await coverPlan(context, { planId })
  expect([await covered(), sent.length]).toEqual([1000, 1])
  for (let next = sent.pop(); next; next = sent.pop()) await coverPlan(context, next)
  expect(await covered()).toBe(2500)
  await admin.put(`/api/admin/membership/${planId}`, { ...silver, opens: 'none' })
  await expect.poll(covered, { timeout: 20_000 }).toBe(0)
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
  expect((await admin.delete(address, { password: userPassword })).body.code).toBe('plan-held')
  await academy.services.db.delete(memberships)
  expect((await admin.delete(address, { password: userPassword })).body).toEqual({ deleted: true })
  expect(await shown()).toEqual([])
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
