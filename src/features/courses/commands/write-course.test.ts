import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword, seedCategory, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { courses } from '../tables/courses.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

async function image(): Promise<File> {
  const red = { width: 40, height: 20, channels: 3, background: 'red' } as const
  return new File([Uint8Array.from(await sharp({ create: red }).png().toBuffer())], '../../a.png')
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const needed = { title: 'Load and velocity', price: '49.90', description: '<p>About it</p>' }
const audit = (id: string) =>
  academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id)).orderBy(auditEntries.createdAt)
const fileOf = (address: string) => address.replace('/files/', '')
const read = async (id: string, client = admin) => (await client.get(`/api/course/${id}`)).body.course
const change = (kind: string, ...ids: string[]) => admin.put('/api/admin/courses/state', { ids, change: kind })

test('A-CRS-6 E-2 D-73 a course is created as a draft, with all that belongs to it, and nobody else sees it', async () => {
  const [strength, tests] = await Promise.all([
    seedCategory(academy.services.db, 'strength'),
    seedCategory(academy.services.db, 'tests'),
  ])
  const { status, body } = await admin.post(
    '/api/course/create',
    form({
      ...needed,
      description: '<p>About <b>it</b></p><script>alert(1)</script>',
      outcome: 'Read a profile',
      level: 'advanced',
      learn: JSON.stringify(['Load a bar', 'Read a curve']),
      categorys: JSON.stringify([{ _id: tests }, strength]),
      published: 'false',
      file: await image(),
    }),
  )
  expect([status, body.course?.state]).toEqual([200, 'Draft'])
  const id = body.course._id
  expect(await read(id)).toMatchObject({
    title: needed.title,
    description: '<p>About <strong>it</strong></p>',
    outcome: 'Read a profile',
    level: 'advanced',
    learn: ['Load a bar', 'Read a curve'],
    price: 49.9,
    categorys: [tests, strength],
    category: 'tests',
    state: 'Draft',
    published: false,
    thumbnail: expect.stringMatching(/^\/files\/public\/courses\/[\da-f-]{36}\/960.avif$/),
  })
  const learner = (await seedUser(academy)).client
  for (const client of [academy.client(), learner]) expect((await client.get(`/api/course/${id}`)).status).toBe(404)
  expect((await admin.get(`/course/${id}`)).text).toContain('Draft')
  expect(
    (await academy.client().get(`/course/${id}`)).text,
    'what an administrator saw is nobody else’s',
  ).not.toContain(needed.title)
  expect(await audit(id)).toMatchObject([{ action: 'course.create', thingName: needed.title, before: null }])
})

test('A-CRS-6 D-50 T52 what is missing or is no picture is refused, and nothing is made', async () => {
  const before = await academy.services.db.$count(courses)
  for (const [wrong, expected] of [
    [{ ...needed, title: '' }, 400],
    [{ ...needed, price: '' }, 400],
    [{ ...needed, price: '1.999' }, 400],
    [{ ...needed, price: '-1' }, 400],
    [{ ...needed, price: '1e9' }, 400],
    [{ ...needed, categorys: '["x"]' }, 400],
    [{ ...needed, categorys: JSON.stringify([randomUUID()]) }, 400],
    [{ ...needed, learn: '{' }, 400],
    [{ ...needed, published: 'true' }, 409],
    [{ ...needed, file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }) }, 400],
    [{ ...needed, file: new File(['<html><script>1</script>'], 'a.png', { type: 'image/png' }) }, 400],
    [{ ...needed, file: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }) }, 413],
  ] as const) {
    const { status, body } = await admin.post('/api/course/create', form(wrong))
    expect([status, body.message?.length > 5], JSON.stringify(wrong)).toEqual([expected, true])
  }
  expect(await academy.services.db.$count(courses)).toBe(before)
})

test('D-1 D-7 a price that nobody could pay is refused in words when it is saved; free, and the least, are not', async () => {
  const make = (price: string) => admin.post('/api/course/create', form({ ...needed, price, file: image0 }))
  const image0 = await image()
  const small = await make('0.30')
  expect([small.status, small.body.message]).toEqual([
    400,
    'price: The payment provider charges no less than $0.50. Take a higher price, or 0',
  ])
  for (const price of ['0', '0.50']) expect([price, (await make(price)).status]).toEqual([price, 200])
  const { id } = await seedCourse(academy.services.db, { priceCents: 4_990 })
  const changed = await admin.put(`/api/course/update/${id}`, form({ price: '0.49' }))
  expect([changed.status, changed.body.message]).toEqual([400, small.body.message])
  const [row] = await academy.services.db.select().from(courses).where(eq(courses.id, id))
  expect(row?.priceCents).toBe(4_990)
})

test.each([
  ['49,90', 49.9],
  ['49.90', 49.9],
  [' 7 ', 7],
  ['1,000.00', 400],
  ['4.999', 400],
  ['ten', 400],
  ['-1', 400],
])('D-1 the price %j of a form counts as %j', async (price, outcome) => {
  const { status, body } = await admin.post('/api/course/create', form({ ...needed, price, file: await image() }))
  expect(status === 200 ? (await read(body.course._id)).price : status, JSON.stringify(body)).toBe(outcome)
})

test('A-CRS-3 API-38 D-3 a course is changed from the specified form; what is not sent stays, a replaced picture goes', async () => {
  const { db, storage } = academy.services
  const category = await seedCategory(db, 'sprint')
  const { id } = await seedCourse(db, { title: 'Before', outcome: 'Kept', videoSeconds: [60] })
  const visitor = academy.client()
  expect((await read(id, visitor)).title).toBe('Before')
  const specified = {
    title: 'After',
    description: 'Plain words',
    price: '99',
    published: 'true',
    categorys: JSON.stringify([category]),
  }
  const { status, body } = await admin.put(`/api/course/update/${id}`, form({ ...specified, file: await image() }))
  expect([status, body.course]).toEqual([200, { _id: id, title: 'After', state: 'Published' }])
  await expect
    .poll(async () => (await read(id, visitor)).title, { message: 'cached pages are made again' })
    .toBe('After')
  const after = await read(id)
  expect(after).toMatchObject({ price: 99, outcome: 'Kept', description: 'Plain words', categorys: [category] })
  await admin.put(`/api/course/update/${id}`, form({ file: await image() }))
  expect((await read(id)).title).toBe('After')
  await expect.poll(async () => storage.stat(fileOf(after.thumbnail))).toBeUndefined()
  const [first] = await audit(id)
  expect(first).toMatchObject({
    before: { title: 'Before', priceCents: 4900 },
    after: { title: 'After', priceCents: 9900 },
  })
  expect(Object.keys(first?.after ?? {})).not.toContain('outcome')
  expect((await admin.put(`/api/course/update/${randomUUID()}`, { title: 'x' })).status).toBe(404)
})

test('a level stays where it is not sent, and is taken away by an empty one', async () => {
  const { body } = await admin.post('/api/course/create', form({ ...needed, level: 'foundation' }))
  const at = `/api/course/update/${body.course._id}`
  await admin.put(at, form({ title: 'Renamed' }))
  expect(await read(body.course._id)).toMatchObject({ title: 'Renamed', level: 'foundation' })
  await admin.put(at, form({ level: '' }))
  expect((await read(body.course._id)).level).toBeNull()
  expect((await admin.put(at, form({ level: 'hard' }))).status).toBe(400)
})

test('A-CRS-3 a course without a published video, a picture or a description says why it is not published', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db, { title: 'Bare', thumbnail: '', description: '', publishedAt: null })
  const refused = await admin.put(`/api/course/update/${id}`, { title: 'Bare', published: true })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '“Bare” cannot be published: it needs a published video, a picture and a description',
  ])
  expect((await change('publish', id)).body.code).toBe('course-incomplete')
  const whole = await seedCourse(db, { title: 'Whole', publishedAt: null, videoSeconds: [60] })
  const both = await change('publish', id, whole.id)
  expect(both.body).toMatchObject({ changed: [whole.id], unchanged: [{ _id: id, title: 'Bare' }] })
  expect([(await read(id)).state, (await read(whole.id)).state]).toEqual(['Draft', 'Published'])
})

test('a copy of a course is a draft with its playlist, and outlives the original with the picture they share', async () => {
  const { db, storage } = academy.services
  const category = await seedCategory(db, 'recovery')
  const { id, videoIds } = await seedCourse(db, { title: 'Sleep', categoryIds: [category], videoSeconds: [60, 90] })
  await admin.put(`/api/course/update/${id}`, form({ file: await image() }))
  const { body } = await admin.post(`/api/course/duplicate/${id}`)
  expect(body.course).toMatchObject({ title: 'Copy of Sleep', state: 'Draft' })
  const copy = await read(body.course._id)
  expect(copy).toMatchObject({ categorys: [category], learnersCount: 0, ratingCount: 0 })
  expect(copy.videos.map((video: { _id: string }) => video._id)).toEqual(videoIds)
  await admin.delete(`/api/course/${id}`, { password: userPassword })
  expect(await storage.stat(fileOf(copy.thumbnail))).toBeDefined()
  expect((await admin.post(`/api/course/duplicate/${randomUUID()}`)).status).toBe(404)
})

test('every one of these writes left its trace', () => {
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
