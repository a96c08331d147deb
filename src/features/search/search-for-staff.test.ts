import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { applications } from '#src/features/applications/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { researches } from '#src/features/research/tables.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCategory, seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { minutes } from '#src/wire/durations.ts'

import type { StaffFound } from './contract.ts'

let academy: TestAcademy
let admin: Client
let courseId: string
beforeAll(async () => {
  academy = await startAcademy()
  const { db } = academy.services
  admin = (await seedUser(academy, { role: 'admin', firstName: 'Ada' })).client
  const sold = { priceCents: 8950, thumbnail: 'public/courses/x/960.avif' }
  courseId = (await seedCourse(db, { title: 'Sprint mechanics', outcome: 'Read a run', ...sold, videoSeconds: [61] }))
    .id
  await seedCourse(db, { title: 'Sprint begun', publishedAt: null, thumbnail: '' })
  await seedCourse(db, { title: 'Sprint of the past', archivedAt: new Date() })
  const text = { content: 'sprint', summary: 'On sprint', thumbnail: 'public/blogs/x/960.avif' }
  await db.insert(blogs).values({ ...text, title: 'A sprint diary' })
  const categoryId = await seedCategory(db, 'sprint')
  await db.insert(researches).values({
    title: 'Of sprints',
    abstract: 'x',
    content: '',
    thumbnail: 'public/research/x/960.avif',
    categoryId,
    publishedAt: new Date(),
  })
  await db.insert(conferences).values({
    name: 'Sprint Days',
    location: 'Oran',
    startsOn: '2027-01-01',
    description: 'x',
    image: 'public/c/1.avif',
  })
  await db.insert(applications).values({
    name: 'Sprint residency',
    applicantType: 'CoachApplication',
    level: 'Youth',
    deadline: new Date('2027-02-03T22:00:00Z'),
  })
  await db.insert(teachers).values({ name: 'Prof. Sprinter', role: 'Starts' })
})
afterAll(() => academy[Symbol.asyncDispose]())

async function find(q: string): Promise<StaffFound[]> {
  const { status, body } = await admin.get(`/api/admin/search?q=${encodeURIComponent(q)}`)
  expect(status, q).toBe(200)
  return body.found
}

test('one search opens every kind by its name, drafts and what is archived included', async () => {
  const found = await find('sprint')
  expect(found.map(({ kind, title, state }) => `${kind} ${title}: ${state}`).toSorted()).toEqual([
    'application Sprint residency: null',
    'blog A sprint diary: draft',
    'conference Sprint Days: null',
    'course Sprint begun: draft',
    'course Sprint mechanics: published',
    'course Sprint of the past: archived',
    'research Of sprints: published',
    'teacher Prof. Sprinter: null',
  ])
  expect(found.find(({ _id }) => _id === courseId)).toEqual({
    kind: 'course',
    _id: courseId,
    title: 'Sprint mechanics',
    about: 'Read a run',
    image: '/files/public/courses/x/960.avif',
    state: 'published',
    facts: { price: 89.5, learners: 0 },
    editAt: `/dashboard/manage-courses/update-course/${courseId}`,
    viewAt: `/course/${courseId}`,
  })
  expect(found.find(({ kind }) => kind === 'application')?.facts).toEqual({ deadline: '2027-02-03T22:00:00Z' })
})

test('every address that is given answers an administrator', async () => {
  const found = [...(await find('sprint')), ...(await find('ada learner'))]
  const addresses = found.flatMap(({ editAt, viewAt }) => [editAt, ...(viewAt ? [viewAt] : [])])
  expect(addresses.length).toBeGreaterThan(found.length)
  for (const at of addresses) expect((await admin.get(at)).status, at).toBe(200)
})

test('all words must stand in the name, in any case and order, and signs of patterns are letters', async () => {
  expect((await find('MECHANICS spr')).map(({ title }) => title)).toEqual(['Sprint mechanics'])
  expect(await find('mechanics of')).toEqual([])
  for (const q of ['%', '_', '100%', String.raw`\\`, "'; drop table users; --", '%'.repeat(100)])
    expect(await find(q), q).toEqual([])
  expect((await find('sp')).length, 'two letters begin a word').toBeGreaterThan(3)
  expect(await find(' ')).toEqual([])
  expect((await admin.get(`/api/admin/search?q=${'x'.repeat(101)}`)).status).toBe(400)
})

test('people are found by name and by email, and nobody who was erased', async () => {
  const { userId } = await seedUser(academy)
  const { db } = academy.services
  const lastName = `Olsen${userId.slice(0, 8)}`
  const email = `grete.${userId}@example.org`
  await db.update(users).set({ firstName: 'Grete', lastName }).where(eq(users.id, userId))
  await db.update(accountEmails).set({ email }).where(eq(accountEmails.userId, userId))
  expect(await find(`${lastName.toLowerCase()} grete`)).toMatchObject([
    {
      kind: 'user',
      title: `Grete ${lastName}`,
      about: email,
      editAt: `/dashboard/manage-users/${userId}`,
      viewAt: null,
    },
  ])
  expect((await find(email)).map(({ _id }) => _id)).toEqual([userId])
  await db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, userId))
  expect(await find(lastName)).toEqual([])
})

test('readings and plans are opened by their names, and no plan that was deleted', async () => {
  const { db } = academy.services
  await db
    .insert(writtenLessons)
    .values({ courseId, position: 9, kind: 'reading', title: 'Kinograms read', minutes: 5 })
  const sold = { priceCents: 900, link: 'https://pay.example/x', opens: 'all' } as const
  await db.insert(plans).values([
    { ...sold, name: 'Gold', duration: 'month', paymentId: 'price_1' },
    { ...sold, name: 'Gold', duration: 'year', paymentId: 'price_2', archivedAt: new Date() },
    { ...sold, name: 'Silver', duration: 'year', paymentId: 'price_3', deletedAt: new Date() },
  ])
  expect(await find('kinogr')).toMatchObject([
    { kind: 'lesson', title: 'Kinograms read', about: 'Sprint mechanics', state: 'draft', viewAt: null },
  ])
  const gold = (await find('gold')).map(({ title, state, facts }) => `${title}: ${state}, ${facts.price}`)
  expect(gold.toSorted()).toEqual(['Gold, month: null, 9', 'Gold, year: archived, 9'])
  expect(await find('silver')).toEqual([])
  for (const { editAt } of [...(await find('kinogr')), ...(await find('gold'))])
    expect((await admin.get(editAt)).status, editAt).toBe(200)
})

test('without words it gives what this administrator changed last, and nothing that is gone', async () => {
  const { client } = await seedUser(academy, { role: 'admin' })
  const changed = async () => (await client.get('/api/admin/search')).body.found
  expect(await changed()).toEqual([])
  const made = async (title: string) => (await client.post('/api/course/create', { title, price: '5' })).body.course._id
  const [first, second, third] = [await made('Changed one'), await made('Changed two'), await made('Changed three')]
  academy.clock.now = new Date(academy.clock.now.getTime() + minutes(1))
  expect((await client.put(`/api/course/update/${first}`, { outcome: 'Anew' })).status).toBe(200)
  await client.delete(`/api/course/${second}`, { password: userPassword })
  expect((await changed()).map(({ _id }: StaffFound) => _id)).toEqual([first, third])
  expect(await find(''), 'others changed other things').toEqual([])
})

test('T14 nobody but administrators searches so', async () => {
  const { client } = await seedUser(academy)
  expect((await client.get('/api/admin/search?q=sprint')).status).toBe(403)
  expect((await academy.client().get('/api/admin/search?q=sprint')).status).toBe(401)
})
