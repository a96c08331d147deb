import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { userPassword, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { days } from '#src/wire/durations.ts'

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  admin = (await seedUser(academy, { role: 'admin' })).client
})

afterAll(() => academy[Symbol.asyncDispose]())

const audit = (id: string) =>
  academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id)).orderBy(auditEntries.createdAt)
const change = (kind: string, ...ids: string[]) => admin.put('/api/admin/courses/state', { ids, change: kind })
const rowOf = async (id: string) => {
  const { body } = await admin.get('/api/admin/courses?limit=100')
  return body.courses.find((one: { _id: string }) => one._id === id)
}

test('D-64 out of the catalogue, a course that is somebody’s is archived and stays theirs; another becomes a draft', async () => {
  const { db } = academy.services
  const [held, free] = await Promise.all([
    seedCourse(db, { videoSeconds: [60] }),
    seedCourse(db, { videoSeconds: [60] }),
  ])
  const owner = (await seedUser(academy, { holds: [held.id] })).client
  await change('unpublish', held.id)
  await admin.put(`/api/course/update/${free.id}`, { published: false })
  expect([(await rowOf(held.id)).state, (await rowOf(free.id)).state]).toEqual(['Archived', 'Draft'])
  expect((await owner.get(`/api/course/${held.id}`)).body).toMatchObject({
    isPurchased: true,
    course: { state: 'Archived' },
  })
  expect((await academy.client().get(`/api/course/${held.id}`)).status).toBe(404)
  expect((await owner.get('/api/my-courses')).body.courses).toHaveLength(1)
  await change('restore', held.id)
  expect((await academy.client().get(`/api/course/${held.id}`)).status).toBe(200)
  expect((await audit(held.id)).map(({ action, after }) => [action, after])).toEqual([
    ['course.unpublish', { state: 'Archived' }],
    ['course.restore', { state: 'Published' }],
  ])
  expect((await change('archive', randomUUID())).status).toBe(404)
})

test('A-CRS-4 A-CRS-5 API-39 T79 D-54 a course that is nobody’s is deleted with the password; its videos stay', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60], publishedAt: null })
  expect((await rowOf(id)).isKept).toBe(false)
  expect((await admin.delete(`/api/course/${id}`, {})).status).toBe(400)
  expect((await admin.delete(`/api/course/${id}`, { password: 'wrong' })).body.code).toBe('password-incorrect')
  expect((await admin.delete(`/api/course/${id}`, { password: userPassword })).body).toEqual({ result: 'deleted' })
  expect((await admin.delete(`/api/course/${id}`, { password: userPassword })).status).toBe(404)
  const other = await seedCourse(db)
  const { body } = await admin.get(`/api/admin/course/${other.id}/addable?limit=100`)
  expect(body.videos.map((video: { _id: string }) => video._id)).toContain(videoIds[0])
  expect((await audit(id)).map(({ action }) => action)).toEqual(['course.delete'])
})

test('A-CRS-4 D-64 a course that somebody holds, or that an order names, is archived instead of deleted', async () => {
  const { db } = academy.services
  const [held, ordered] = await Promise.all([seedCourse(db), seedCourse(db, { publishedAt: null })])
  const { userId, client } = await seedUser(academy, { holds: [held.id] })
  await db
    .insert(orders)
    .values({ userId, courseId: ordered.id, amountCents: 100, currency: 'usd', status: 'cancelled' })
  for (const { id } of [held, ordered]) {
    expect((await rowOf(id)).isKept).toBe(true)
    expect((await admin.delete(`/api/course/${id}`, { password: userPassword })).body).toEqual({ result: 'archived' })
    expect((await rowOf(id)).state).toBe('Archived')
  }
  expect((await client.get(`/api/course/${held.id}`)).body.isPurchased).toBe(true)
})

test('A-CRS-2 A-CRS-8 API-37 K-3 the list has every course, is searched by title, age and state, and sorted', async () => {
  const { db } = academy.services
  const mark = 'Catalogued'
  const now = Date.now()
  for (const [index, age] of [0, 3, 20, 200, 800].entries())
    await seedCourse(db, {
      title: `${mark} ${index}`,
      createdAt: new Date(now - days(age) - 60_000),
      learnersCount: index,
      publishedAt: index === 1 ? null : new Date(),
      archivedAt: index === 2 ? new Date() : null,
    })
  const list = async (query: string) => (await admin.get(`/api/admin/courses?title=${mark}&${query}`)).body
  const titles = async (query: string) =>
    (await list(query)).courses.map((one: { title: string }) => one.title.at(-1)).join('')
  expect(await titles('')).toBe('01234')
  expect(
    await Promise.all(['last_day', 'last_week', 'last_month', 'last_year', 'all'].map(time => titles(`time=${time}`))),
  ).toEqual(['0', '01', '012', '0123', '01234'])
  expect([await titles('sort=-NbOforders'), await titles('sort=title&limit=2&page=3')]).toEqual(['43210', '4'])
  expect(await Promise.all(['Draft', 'Archived', 'Published'].map(state => titles(`state=${state}`)))).toEqual([
    '1',
    '2',
    '034',
  ])
  const { courses: rows, NbOfPages, total } = await list('limit=2')
  expect([NbOfPages, total]).toEqual([3, 5])
  expect(rows[1]).toEqual({
    _id: expect.any(String),
    title: `${mark} 1`,
    thumbnail: '/files/public/courses/test/960.avif',
    category: null,
    price: 49,
    NbOforders: 1,
    published: false,
    state: 'Draft',
    createdAt: expect.stringMatching(/Z$/),
    videoCount: 0,
    isKept: false,
  })
  for (const wrong of ['time=ever', 'sort=description', 'page=0'])
    expect((await admin.get(`/api/admin/courses?${wrong}`)).status).toBe(400)
})

test('every one of these writes left its trace', () => {
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
