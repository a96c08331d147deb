import { afterAll, beforeAll, expect, test } from 'vitest'

import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { videoMedia, videos } from '#src/features/videos/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { days } from '#src/wire/durations.ts'

let academy: TestAcademy
let admin: Client
const now = new Date('2026-11-21T10:00:00Z')
let sell: (paidAt: string, fields?: Partial<typeof orders.$inferInsert>) => Promise<void>
beforeAll(async () => {
  academy = await startAcademy()
  academy.clock.now = now
  const { client, userId } = await seedUser(academy, { role: 'admin' })
  admin = client
  const { db } = academy.services
  const { id: courseId } = await seedCourse(db)
  sell = async (paidAt, fields) => {
    const at = new Date(paidAt)
    const order = { userId, courseId, amountCents: 8_900, currency: 'usd', status: 'paid' } as const
    await db.insert(orders).values({ ...order, createdAt: at, paidAt: at, ...fields })
  }
})
afterAll(() => academy[Symbol.asyncDispose]())

test('the earnings of a period and of the one before it, what went back left out, today as far as it is', async () => {
  const earnings = async (period?: string) =>
    (await admin.get(`/api/admin/earnings${period ? `?period=${period}` : ''}`)).body
  expect(await earnings(), 'nothing was sold').toMatchObject({ total: 0, before: 0 })
  await sell('2026-11-21T09:00:00Z')
  await sell('2026-11-21T08:00:00Z', { refundedCents: 4_850 })
  await sell('2026-11-20T23:59:59Z', { status: 'refunded', refundedCents: 8_900 })
  await sell('2026-11-20T12:00:00Z', { status: 'charged-back' })
  await sell('2026-11-15T00:00:00Z', { amountCents: 1_999 })
  // A week before: as early in the day as now counts, later does not yet.
  await sell('2026-11-14T12:00:00Z', { amountCents: 100 })
  await sell('2026-11-14T09:59:59Z', { amountCents: 700 })
  await sell('2026-11-08T00:00:00Z', { amountCents: 50 })
  await sell('2026-11-07T23:59:59Z', { amountCents: 1 })
  const week = await earnings('7d')
  expect([week.total, week.before]).toEqual([149.49, 7.5])
  expect(week.steps[0]).toEqual({ start: '2026-11-15T00:00:00.000Z', amount: 19.99, before: 0.5 })
  expect(week.steps.at(-1)).toEqual({ start: '2026-11-21T00:00:00.000Z', amount: 129.5, before: 7 })
  expect(week.steps).toHaveLength(7)
  const month = await earnings()
  expect([month.total, month.before, month.steps.length]).toEqual([158, 0, 30])
  await sell('2025-11-30T12:00:00Z', { amountCents: 300 })
  await sell('2025-12-01T00:00:00Z', { amountCents: 400 })
  await sell('2025-11-21T09:00:00Z', { amountCents: 500 })
  await sell('2024-12-01T00:00:00Z', { amountCents: 600 })
  await sell('2024-11-30T23:59:59Z', { amountCents: 9_000 })
  const year = await earnings('12m')
  expect([year.total, year.before, year.steps.length]).toEqual([162, 11, 12])
  expect([year.steps[0], year.steps.at(-1)]).toEqual([
    { start: '2025-12-01T00:00:00.000Z', amount: 4, before: 6 },
    { start: '2026-11-01T00:00:00.000Z', amount: 158, before: 5 },
  ])
  for (const period of ['1d', '30', '__proto__'])
    expect((await admin.get(`/api/admin/earnings?period=${period}`)).status, period).toBe(400)
})

test('the earnings are what the list of orders says was paid', async () => {
  const { paidAmount } = (await admin.get('/api/admin/orders')).body
  const { total, before } = (await admin.get('/api/admin/earnings?period=12m')).body
  // The list also has what was sold later in last November, and earlier than both years.
  expect(total + before + 3 + 90).toBe(paidAmount)
})

test('how many came on each of the last 30 days', async () => {
  const { db } = academy.services
  await db.delete(conferences)
  const conference = { name: 'C', location: 'Oran', startsOn: '2027-01-01', description: 'x' }
  for (const at of ['2026-11-21T09:00:00Z', '2026-11-21T00:00:00Z', '2026-10-23T00:00:00Z', '2026-10-22T23:59:59Z'])
    await db.insert(conferences).values({ ...conference, createdAt: new Date(at) })
  const { conferences: growth, blogs: none } = (await admin.get('/api/admin/growth')).body
  expect(growth).toEqual({ added: 3, days: [1, ...Array.from({ length: 28 }, () => 0), 2] })
  expect(none).toEqual({ added: 0, days: Array.from({ length: 30 }, () => 0) })
})

test('drafts that nobody touched for two weeks, and videos that could not be encoded, need a hand; others do not', async () => {
  const { db } = academy.services
  const at = (age: number) => new Date(now.getTime() - days(age))
  const post = { content: 'x', summary: 'x', thumbnail: '' }
  const [old] = await db
    .insert(blogs)
    .values([
      { ...post, title: 'Begun in October', updatedAt: at(30) },
      { ...post, title: 'Begun yesterday', updatedAt: at(1) },
      { ...post, title: 'Published', thumbnail: 'x', updatedAt: at(90), publishedAt: at(90) },
    ])
    .returning()
  const course = await seedCourse(db, { title: 'Half a course', publishedAt: null, updatedAt: at(15) })
  await seedCourse(db, { title: 'Put away', publishedAt: null, archivedAt: at(60), updatedAt: at(60) })
  const drafts = async () => (await admin.get('/api/admin/attention')).body.drafts
  expect(await drafts()).toEqual({ count: 2, oldest: { kind: 'blog', id: old?.id, title: 'Begun in October' } })
  await db.delete(blogs)
  expect(await drafts()).toEqual({ count: 1, oldest: { kind: 'course', id: course.id, title: 'Half a course' } })

  const video = { description: 'x', mediaKey: 'private/videos/x/original.mp4' }
  const made = await db
    .insert(videos)
    .values([
      { ...video, title: 'Broken' },
      { ...video, title: 'Well' },
      { ...video, title: 'Gone', archivedAt: at(2) },
    ])
    .returning()
  const source = { sourceKey: video.mediaKey }
  await db.insert(videoMedia).values(
    made.map(({ id, title }) => ({
      ...source,
      videoId: id,
      stage: title === 'Well' ? ('ready' as const) : ('failed' as const),
    })),
  )
  expect((await admin.get('/api/admin/attention')).body.failedVideos).toEqual([
    { videoId: made[0]?.id, title: 'Broken' },
  ])
})
