// What everybody gets alike is kept; nobody gets what is another's, or what was.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { blogs } from '#src/features/blogs/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { announce } from '#src/server/database/changes.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCategory, seedCourse, seedManyCourses, seedProgress, seedUser } from '#src/testing/content/courses.ts'
import { statementsOf, type Statement } from '#src/testing/load/statements.ts'

let academy: TestAcademy
let category: string
let ids: readonly string[]
beforeAll(async () => {
  academy = await startAcademy({ keptReads: true })
  const { db } = academy.services
  category = await seedCategory(db, 'Sprint')
  ids = await seedManyCourses(db, 20, category)
})
afterAll(() => academy[Symbol.asyncDispose]())

type Card = { _id: string; title: string; learning: object | null; included: boolean; saved: boolean }
const ownOf = (cards: Card[]) =>
  cards.filter(({ learning, included, saved }) => learning || included || saved).map(({ _id }) => _id)

test('L-CRS-4 T62 of forty learners and visitors who ask at once nobody gets what is another’s', async () => {
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, place) => {
      const held = place % 4 === 0 ? [] : [ids[place % 20] ?? '', ids[(place * 7 + 3) % 20] ?? '']
      const holds = [...new Set(held)]
      return seedUser(academy, { holds }).then(({ client }) => ({ client, holds }))
    }),
  )
  const asked = [...people, ...people.map(() => ({ client: academy.client(), holds: [] as string[] }))]
  await Promise.all(
    asked.map(async ({ client, holds }) => {
      for (const path of ['/api/courses', '/api/course/newest', '/api/course/populaire']) {
        const { body } = await client.get(path)
        const shown = new Set(body.courses.map((card: Card) => card._id))
        expect(ownOf(body.courses).toSorted()).toEqual(holds.filter(id => shown.has(id)).toSorted())
      }
    }),
  )
})

test('D-4 who loses or gets a course sees it with the next answer', async () => {
  const { id, videoIds } = await seedCourse(academy.services.db, { categoryIds: [category], videoSeconds: [60] })
  const { client, userId } = await seedUser(academy, { holds: [id] })
  const isOpen = async () => (await client.get(`/api/course/${id}`)).body.isPurchased
  expect(await isOpen()).toBe(true)
  await seedProgress(academy.services.db, { userId, courseId: id, videoId: videoIds[0], percent: 40 })
  expect((await client.get(`/api/course/${id}`)).body.course.videos).toMatchObject([{ progress: 40 }])
  await academy.asOwner(`update enrolments set revoked_at = now() where user_id = '${userId}'`)
  expect(await isOpen()).toBe(false)
})

test('L-MYC-1 D-4 T62 my courses show what a course is called by now, and to each what is theirs', async () => {
  const { id } = await seedCourse(academy.services.db, { title: 'Before', categoryIds: [category] })
  const people = [await seedUser(academy, { holds: [id] }), await seedUser(academy, { holds: [id, ids[3] ?? ''] })]
  const titlesFor = async ({ client }: { client: Client }) =>
    (await client.get('/api/my-courses')).body.courses.map(({ course }: { course: Card }) => course.title)
  expect(await Promise.all(people.map(titlesFor))).toEqual([['Before'], expect.arrayContaining(['Before'])])
  expect(await titlesFor(await seedUser(academy))).toEqual([])
  await academy.services.db.transaction(async tx => {
    await tx.update(courses).set({ title: 'After' }).where(eq(courses.id, id))
    await announce(tx, ['courses'])
  })
  await expect.poll(() => Promise.all(people.map(titlesFor))).toEqual([['After'], expect.arrayContaining(['After'])])
})

test('who writes something reads it next, and so do the others', async () => {
  const [blog] = await academy.services.db
    .insert(blogs)
    .values({
      title: 'Notes',
      summary: 'What we saw',
      content: '<p>Words</p>',
      thumbnail: 'public/a.avif',
      publishedAt: new Date(),
    })
    .returning({ id: blogs.id })
  const path = `/api/blog/${blog?.id}`
  const [{ client: first }, { client: second }] = [await seedUser(academy), await seedUser(academy)]
  for (let n = 1; n <= 10; n++) {
    const [writer, other] = n % 2 ? [first, second] : [second, first]
    expect((await writer.put(`/api/blog/comment/${blog?.id}`, { content: `Comment ${n}` })).status).toBe(200)
    const seen = await Promise.all([writer.get(path), other.get(path)])
    expect(seen.map(({ body }) => body.blog.comments.length)).toEqual([n, n])
    expect(seen.map(({ body }) => body.blog.comments[0].canDelete)).toEqual([true, false])
  }
  const visitor = academy.client()
  await expect.poll(async () => (await visitor.get(path)).body.blog.comments.length).toBe(10)
  expect((await visitor.get(path)).body.blog.comments[0].canDelete).toBe(false)
})

test('somebody’s new name stands beside what they said, for them at once and soon for others', async () => {
  const { client, userId } = await seedUser(academy, { holds: [ids[0] ?? ''] })
  const fields = { title: 'Names', summary: 'Of people', content: '<p>Words</p>', thumbnail: 'public/a.avif' }
  const [blog] = await academy.services.db
    .insert(blogs)
    .values({ ...fields, authorId: userId, publishedAt: new Date() })
    .returning({ id: blogs.id })
  const [post, course] = [`/api/blog/${blog?.id}`, `/api/course/${ids[0]}`]
  await client.put(`/api/blog/comment/${blog?.id}`, { content: 'Well said' })
  expect((await client.put(`/api/course/${ids[0]}/rating`, { stars: 4, text: 'A good course indeed' })).status).toBe(
    200,
  )
  const visitor = academy.client()
  const namesFor = async (asker: Client) => {
    const [{ body }, { body: seen }] = await Promise.all([asker.get(post), asker.get(course)])
    const { author, comments } = body.blog
    return [author.firstName, comments[0].author.firstName, seen.course.reviews[0].author.name.split(' ')[0]]
  }
  await Promise.all([namesFor(client), namesFor(visitor)])
  for (const firstName of ['Adaline', 'Bernarda']) {
    expect((await client.put('/api/update', { firstName, lastName: 'Benali' })).status).toBe(200)
    expect(await namesFor(client)).toEqual([firstName, firstName, firstName])
    await expect.poll(() => namesFor(visitor), { timeout: 4000 }).toEqual([firstName, firstName, firstName])
  }
})

test('an administrator reads what stands there, whoever wrote it', async () => {
  const { id } = await seedCourse(academy.services.db, { title: 'Before' })
  const { client } = await seedUser(academy, { role: 'admin' })
  const titleFor = async (asker: Client) => (await asker.get(`/api/course/${id}`)).body.course.title
  expect([await titleFor(academy.client()), await titleFor(client)]).toEqual(['Before', 'Before'])
  await academy.services.db.update(courses).set({ title: 'After' }).where(eq(courses.id, id))
  expect(await titleFor(client)).toBe('After')
})

test.each([
  ['/', 3],
  ['/courses', 2],
  ['/course/:id', 4], // one of them for the week's study, which stands beside a course of one's own
  ['/blogs', 1],
  ['/pricing', 2],
  ['/dashboard/my-courses', 3],
])('L5 %s asks the database %i times for who is signed in', async (path, most) => {
  const { client } = await seedUser(academy, { holds: [ids[1] ?? ''] })
  const address = path.replace(':id', ids[1] ?? '')
  const counts: number[] = []
  // The first one fills what is kept, and a job may ask at the same moment.
  for (let round = 0; round < 4; round++) counts.push((await statementsOf(() => client.get(address))).length)
  expect(Math.min(...counts)).toBeLessThanOrEqual(most)
})

test('T62 what visitors get of a call is kept once for every spelling, compressed, and made anew after a change', async () => {
  const visitor = academy.client()
  const asked = await statementsOf(() => visitor.get('/api/courses'))
  expect(asked.length).toBeLessThanOrEqual(3)
  for (const query of ['', '?', '?page=1', '?limit=20&page=1', '?page=01'])
    expect((await statementsOf(() => visitor.get(`/api/courses${query}`))).filter(isOfCourses), query).toEqual([])
  const { headers, body } = await visitor.get('/api/courses', { 'accept-encoding': 'br' })
  expect([headers.get('content-encoding'), headers.get('cache-control'), headers.get('vary')]).toEqual([
    'br',
    'no-store',
    'accept-encoding',
  ])
  const admin = await seedUser(academy, { role: 'admin' })
  const [{ _id: id }] = body.courses
  expect((await admin.client.put('/api/admin/courses/state', { ids: [id], change: 'archive' })).status).toBe(200)
  expect((await visitor.get('/api/courses')).body.courses.map((card: Card) => card._id)).not.toContain(id)
})

const isOfCourses = ({ text }: Statement) => text.includes('"courses"')
