import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'

import { courses } from '../tables/courses.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const rating = (id: string) => `/api/course/${id}/rating`
const course = async (id: string, client = academy.client()) => (await client.get(`/api/course/${id}`)).body.course

test('D-37 who may open a course rates it once, and may change and delete it', async () => {
  const { id } = await seedCourse(academy.services.db)
  const { client } = await seedUser(academy, { holds: [id] })
  expect((await client.put(rating(id), { stars: 5, text: ' Worth\r\nevery minute ' })).status).toBe(200)
  expect(await course(id)).toMatchObject({ rating: 5, ratingCount: 1, ownReview: null })
  expect((await client.put(rating(id), { stars: 2, text: 'Less so' })).status).toBe(200)
  const shown = await course(id, client)
  expect(shown).toMatchObject({ rating: 2, ratingCount: 1, ownReview: { stars: 2, text: 'Less so' } })
  expect(shown.reviews).toMatchObject([{ stars: 2, text: 'Less so', author: { name: 'Demo L.' } }])
  expect((await client.delete(rating(id))).status).toBe(200)
  expect(await course(id, client)).toMatchObject({ rating: null, ratingCount: 0, ownReview: null, reviews: [] })
  expect((await client.delete(rating(id))).status).toBe(200)
})

test('D-37 nobody rates a course that he may not open', async () => {
  const { id } = await seedCourse(academy.services.db)
  const { client } = await seedUser(academy)
  expect((await academy.client().put(rating(id), { stars: 5, text: '' })).status).toBe(401)
  expect(await client.put(rating(id), { stars: 5, text: '' })).toMatchObject({
    status: 403,
    body: { code: 'not-entitled' },
  })
  expect(await course(id)).toMatchObject({ rating: null, ratingCount: 0 })
})

test('one person changes nobody else’s rating', async () => {
  const { id } = await seedCourse(academy.services.db)
  const [first, second] = await Promise.all([seedUser(academy, { holds: [id] }), seedUser(academy, { holds: [id] })])
  await first.client.put(rating(id), { stars: 5, text: 'Mine' })
  await second.client.delete(rating(id))
  expect(await course(id, first.client)).toMatchObject({ ratingCount: 1, ownReview: { stars: 5, text: 'Mine' } })
  expect((await course(id, second.client)).ownReview).toBeNull()
})

test('ratings at the same moment are all counted', async () => {
  const { id } = await seedCourse(academy.services.db)
  const learners = await Promise.all(Array.from({ length: 8 }, () => seedUser(academy, { holds: [id] })))
  await Promise.all(learners.map(({ client }, index) => client.put(rating(id), { stars: 1 + (index % 5), text: '' })))
  const stars = learners.map((_, index) => 1 + (index % 5))
  const average = stars.reduce((sum, one) => sum + one, 0) / stars.length
  const shown = await course(id)
  expect(shown.ratingCount).toBe(8)
  expect(shown.rating).toBeCloseTo(average, 2)
})

test('T66 stars and text have their limits', async () => {
  const { id } = await seedCourse(academy.services.db)
  const { client } = await seedUser(academy, { holds: [id] })
  const bad = [
    { stars: 0, text: '' },
    { stars: 6, text: '' },
    { stars: 4.5, text: '' },
    { stars: '5', text: '' },
    { stars: 5 },
    { stars: 5, text: 'x'.repeat(2001) },
    { stars: 5, text: 'a\u0000b' },
  ]
  for (const body of bad)
    expect((await client.put(rating(id), body)).status, JSON.stringify(body).slice(0, 60)).toBe(400)
  expect((await client.put(rating(id), { stars: 5, text: 'x'.repeat(2000) })).status).toBe(200)
})

test('reviews come page by page, the newest first', async () => {
  const { id } = await seedCourse(academy.services.db)
  for (let number = 1; number <= 14; number += 1) {
    const { client } = await seedUser(academy, { holds: [id] })
    await client.put(rating(id), { stars: 4, text: number === 3 ? '' : `Review ${number}` })
  }
  const page = async (number: number) => (await academy.client().get(`/api/course/${id}/reviews?page=${number}`)).body
  const [first, second] = [await page(1), await page(2)]
  expect(first).toMatchObject({ NbOfPages: 2, reviews: { length: 12, 0: { text: 'Review 14' } } })
  expect(second.reviews.map((one: { text: string }) => one.text)).toEqual(['Review 1'])
})

test('D-64 the reviews of a course that left the catalogue are read by its owners and staff alone', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db)
  const [owner, admin] = [await seedUser(academy, { holds: [id] }), await seedUser(academy, { role: 'admin' })]
  await owner.client.put(rating(id), { stars: 4, text: 'Seen by few' })
  const read = async (client = academy.client()) => (await client.get(`/api/course/${id}/reviews`)).status
  expect(await read()).toBe(200)
  await db.update(courses).set({ publishedAt: null }).where(eq(courses.id, id))
  const stranger = await seedUser(academy)
  expect(await Promise.all([undefined, stranger.client, owner.client, admin.client].map(read))).toEqual([
    404, 404, 200, 200,
  ])
})
