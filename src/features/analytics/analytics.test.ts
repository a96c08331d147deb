import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { applications, clubRegistrations } from '#src/features/applications/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { settings } from '#src/features/home/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { days } from '#src/wire/durations.ts'

import { measureStorage } from './commands.ts'

let academy: TestAcademy
let admin: Client
let adminId: string
const now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  academy = await startAcademy()
  academy.clock.now = now
  const seeded = await seedUser(academy, { role: 'admin' })
  admin = seeded.client
  adminId = seeded.userId
  await academy.services.db.update(users).set({ createdAt: new Date('2026-01-15T00:00:00Z') })
})
afterAll(() => academy[Symbol.asyncDispose]())

const user = (createdAt: string) => ({
  firstName: 'Demo',
  lastName: 'Person',
  passwordHash: 'x',
  createdAt: new Date(createdAt),
})
async function sell(paidAt: string, fields: Partial<typeof orders.$inferInsert> = {}): Promise<void> {
  const { id: courseId } = await seedCourse(academy.services.db, { publishedAt: new Date('2026-02-01T00:00:00Z') })
  const at = new Date(paidAt)
  await academy.services.db.insert(orders).values({
    userId: adminId,
    courseId,
    amountCents: 8_900,
    currency: 'usd',
    status: 'paid',
    createdAt: at,
    paidAt: at,
    ...fields,
  })
}

test('A-HOME-1 A-HOME-7 E-19 D-56 API-34 totals and those of today; what there is none of is 0', async () => {
  const empty = (await admin.get('/api/admin/counts')).body
  expect(empty).toMatchObject({
    users: { total: 1, today: 0 },
    orders: { total: 0, today: 0 },
    conferences: { total: 0 },
  })
  const { db } = academy.services
  await db.insert(users).values([user('2026-11-21T00:00:00Z'), user('2026-11-20T23:59:59Z')])
  await sell('2026-11-21T09:00:00Z')
  await sell('2026-10-31T23:59:59Z')
  await sell('2026-09-01T00:00:00Z')
  await sell('2026-09-02T00:00:00Z', { status: 'refunded' })
  await sell('2026-11-21T09:30:00Z', { status: 'open', paidAt: null })
  await sell('2026-11-21T09:45:00Z', { amountCents: 0 })
  await db
    .insert(conferences)
    .values({ name: 'C', location: 'Oran', startsOn: '2027-01-01', description: 'x', createdAt: now })
  const { body } = await admin.get('/api/admin/counts')
  expect(body).toEqual({
    users: { total: 3, today: 1 },
    courses: { total: 6, today: 0 },
    orders: { total: 4, today: 1 },
    blogs: { total: 0, today: 0 },
    conferences: { total: 1, today: 1 },
  })
})

test('A-HOME-2 A-HOME-3 A-HOME-4 E-19 API-31 API-32 API-33 the series count months in UTC, the empty ones too', async () => {
  expect((await admin.get('/api/admin/order_analytics')).body).toEqual({
    months: ['Sept 2026', 'Oct 2026', 'Nov 2026'],
    counts: [2, 1, 1],
  })
  const users = (await admin.get('/api/admin/user_analytics')).body
  expect([users.months.length, users.months[0], users.months.at(-1)]).toEqual([12, 'Dec 2025', 'Nov 2026'])
  expect(users.counts).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
  expect((await admin.get('/api/admin/course_analytics?months=10')).body.counts).toEqual([6, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  for (const months of ['0', '25', 'x', '-1'])
    expect((await admin.get(`/api/admin/user_analytics?months=${months}`)).status, months).toBe(400)
})

test('A-HOME-1 A-HOME-3 what is counted as paid is what the list and its file show, and a refund later changes no month', async () => {
  const { db } = academy.services
  const figures = async () => {
    const { orders: counted } = (await admin.get('/api/admin/counts')).body
    const { total } = (await admin.get('/api/admin/orders?status=sold')).body
    const file = await admin.get('/api/admin/orders.csv?status=sold')
    expect(file.status, file.text).toBe(200)
    const lines = file.text.trim().split('\n')
    return {
      counted: counted.total,
      total,
      rows: lines.length - 1,
      ...(await admin.get('/api/admin/order_analytics')).body,
    }
  }
  await confirmByPassword(admin)
  const before = await figures()
  expect([before.counted, before.total, before.rows]).toEqual([4, 4, 4])
  await db
    .update(orders)
    .set({ status: 'refunded' })
    .where(eq(orders.paidAt, new Date('2026-10-31T23:59:59Z')))
  await db
    .update(orders)
    .set({ status: 'charged-back' })
    .where(eq(orders.paidAt, new Date('2026-11-21T09:00:00Z')))
  expect(await figures()).toEqual(before)
})

test('what needs a hand: undecided registrations, near deadlines, payments that need review, the latest orders', async () => {
  const { db } = academy.services
  const [soon, later] = [randomUUID(), randomUUID()]
  const application = { applicantType: 'ClubApplication', level: 'Youth' } as const
  await db.insert(applications).values([
    { ...application, id: soon, name: 'Winter intake', deadline: new Date(now.getTime() + days(2)) },
    { ...application, id: later, name: 'Next year', deadline: new Date(now.getTime() + days(40)) },
  ])
  const club = {
    applicationId: soon,
    contactPhone: '0555 000 000',
    location: 'Oran',
    establishedYear: 1990,
    level: 'Amateur',
    clubSize: 12,
    logo: 'private/applicants/x.avif',
  } as const
  await db.insert(clubRegistrations).values([
    { ...club, name: 'A', contactEmail: 'a@example.org', createdAt: new Date('2026-11-17T10:00:00Z') },
    { ...club, name: 'B', contactEmail: 'b@example.org' },
    { ...club, name: 'C', contactEmail: 'c@example.org', status: 'approved' },
  ])
  await db.insert(paymentCases).values({ kind: 'payment', subject: 'pi_1', reason: 'no-order' })
  const { body } = await admin.get('/api/admin/attention')
  expect(body.registrations).toEqual([
    { applicationId: soon, name: 'Winter intake', kind: 'clubs', pending: 2, oldestAt: '2026-11-17T10:00:00.000Z' },
  ])
  expect(body.deadlines.map((one: { name: string }) => one.name)).toEqual(['Winter intake'])
  expect([body.paymentsToReview, body.failingJobs]).toEqual([1, []])
  expect(body.latestOrders.map((one: { state: string }) => one.state)).toEqual([
    'joined',
    'charged-back',
    'refunded',
    'refunded',
    'paid',
  ])
  expect([body.failedVideos, body.drafts]).toEqual([[], { count: 0, oldest: null }])
  const { text } = await admin.get('/dashboard')
  expect(/Needs a hand[^]*?class="badge[^>]*>(\d+)</.exec(text)?.[1], 'as many as there are things, not lines').toBe(
    '4',
  )
  expect(body.latestOrders[1]).toMatchObject({
    course: 'A course',
    thumbnail: expect.stringMatching(/^\/files\/public\//),
    buyer: 'Demo Learner',
    image: null,
    amount: 89,
  })
})

test('the home tells what a job counted of the files, by kind, and lists nothing itself', async () => {
  const { storage } = academy.services
  const ask = async () => (await admin.get('/api/admin/storage_use')).body
  await academy.services.db.delete(settings)
  expect(await ask()).toEqual({ use: null, freeBytes: expect.any(Number) })
  const files: Record<string, number> = {
    'private/videos/x/original.mkv': 5000,
    'private/videos/x/hls/1080/3.m4s': 700,
    'private/videos/x.en.vtt': 10,
    'incoming/hero/x': 40,
    'public/heroes/x/clip.mp4': 60,
    'public/heroes/x/1920.avif': 300,
    'private/handouts/x.pdf': 20,
    'private/odd': 1,
  }
  for (const [key, bytes] of Object.entries(files)) await storage.put(key, Buffer.alloc(bytes))
  expect((await ask()).use, 'not before the job').toBe(null)
  await measureStorage(academy.services)
  const counted = {
    kinds: [
      { kind: 'videos', files: 4, bytes: 5800 },
      { kind: 'images', files: 1, bytes: 300 },
      { kind: 'documents', files: 1, bytes: 20 },
      { kind: 'others', files: 2, bytes: 11 },
    ],
    measuredAt: expect.stringMatching(/^2026-11-21T10:/),
  }
  const { use, freeBytes } = await ask()
  expect(use).toEqual(counted)
  expect(freeBytes).toBeGreaterThan(0)
  await storage.put('private/handouts/y.pdf', Buffer.alloc(1000))
  expect((await ask()).use).toEqual(counted)
  await academy.services.queue.send(academy.services.db, 'measure-storage', {})
  await expect
    .poll(async () => (await ask()).use.kinds[2], { timeout: 15_000 })
    .toEqual({
      kind: 'documents',
      files: 2,
      bytes: 1020,
    })
})
