import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { videos } from '#src/features/videos/tables.ts'
import { announce } from '#src/server/database/changes.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import {
  learnersOf,
  seedCategory,
  seedCourse,
  seedProgress,
  seedUser,
  type SeededCourse,
} from '#src/testing/content/courses.ts'
import { minutes } from '#src/wire/durations.ts'

import { addUpLearners } from '../commands/add-up-learners.ts'
import { countLearner } from '../commands/count-learner.ts'
import { courseRatings, courses } from '../tables/courses.ts'

let academy: TestAcademy
let course: SeededCourse
let strength: string

beforeAll(async () => {
  academy = await startAcademy()
  const { db } = academy.services
  strength = await seedCategory(db, 'strength')
  course = await seedCourse(db, {
    title: 'Load and velocity',
    priceCents: 8_900,
    description: '<p>About <b>loads</b></p>',
    learn: ['Load a bar'],
    categoryIds: [strength],
    videoSeconds: [600, 1200, 300],
  })
})
afterAll(() => academy[Symbol.asyncDispose]())

const read = (id: string, client = academy.client()) => client.get(`/api/course/${id}`)

test('L-CRS-1 API-8 L-CRS-3 everybody reads a course, its facts and its list', async () => {
  const { status, body } = await read(course.id)
  expect(status).toBe(200)
  expect(body.isPurchased).toBe(false)
  expect(body.course).toMatchObject({
    _id: course.id,
    title: 'Load and velocity',
    price: 89,
    description: '<p>About <b>loads</b></p>',
    learn: ['Load a bar'],
    categories: [{ _id: strength, name: 'strength' }],
    videoCount: 3,
    durationSeconds: 2100,
    pdfCount: 1,
    resourcesCount: 3,
    captionLanguages: ['en'],
    learning: null,
  })
})

test('D-39 L-CRS-9 the videos come in course order as the videos themselves', async () => {
  const { body } = await read(course.id)
  expect(body.course.videos.map((video: { _id: string }) => video._id)).toEqual(course.videoIds)
  expect(body.course.videos[0]).toEqual({
    _id: course.videoIds[0],
    title: 'Video 1',
    description: 'What it shows',
    thumbnail: '/files/public/courses/test/960.avif',
    durationSeconds: 600,
    createdAt: expect.stringMatching(/Z$/),
    isFree: false,
    progress: 0,
    completed: false,
  })
})

test('D-9 no address of any media leaves with a course, not even to its owner', async () => {
  const owner = await seedUser(academy, { holds: [course.id] })
  const media = /secret|mediaKey|pdfKey|\.mp4|\.vtt/
  expect((await read(course.id)).text).not.toMatch(media)
  // A source is an address somewhere else, for who may open the course.
  const { text } = await read(course.id, owner.client)
  expect(text.replaceAll('https://example.org/secret', '')).not.toMatch(media)
})

test('L-CRS-7 D-34 an owner sees what they have watched; nobody else does', async () => {
  const owner = await seedUser(academy, { holds: [course.id] })
  const [first, second] = course.videoIds
  const of = { userId: owner.userId, courseId: course.id }
  const { db } = academy.services
  await seedProgress(db, { ...of, videoId: first, percent: 91, at: new Date(Date.now() - minutes(9)) })
  await seedProgress(db, { ...of, videoId: second, percent: 40 })
  const { body } = await read(course.id, owner.client)
  expect(body.isPurchased).toBe(true)
  expect(body.course.videos.map((video: { progress: number }) => video.progress)).toEqual([91, 40, 0])
  expect(body.course.videos.map((video: { completed: boolean }) => video.completed)).toEqual([true, false, false])
  expect(body.course.learning).toMatchObject({
    progress: 46,
    startedLessons: 2,
    completedLessons: 1,
    next: { lessonId: second, number: 2, progress: 40 },
    remainingSeconds: 1020,
  })
  const stranger = await seedUser(academy)
  const strangers = await read(course.id, stranger.client)
  expect(strangers.body).toMatchObject({ isPurchased: false, course: { learning: null } })
  expect(strangers.body.course.videos[0].progress).toBe(0)
})

test('D-10 an administrator who did not buy it sees a course as not purchased', async () => {
  const { client } = await seedUser(academy, { role: 'admin' })
  expect((await read(course.id, client)).body.isPurchased).toBe(false)
})

test('D-64 a course that is archived or withdrawn stays with its owners and is gone for everybody else', async () => {
  const { db } = academy.services
  for (const state of [{ archivedAt: new Date() }, { publishedAt: null }]) {
    const { id } = await seedCourse(db, { title: 'Gone', ...state })
    const owner = await seedUser(academy, { holds: [id] })
    expect((await read(id)).status).toBe(404)
    expect((await read(id, (await seedUser(academy)).client)).status).toBe(404)
    expect((await read(id, owner.client)).body).toMatchObject({ isPurchased: true, course: { title: 'Gone' } })
  }
})

test('videos that are not published are neither listed nor counted', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60, 90] })
  await db
    .update(videos)
    .set({ publishedAt: null })
    .where(eq(videos.id, videoIds[1] ?? ''))
  const { body } = await read(id)
  expect(body.course).toMatchObject({ videoCount: 1, durationSeconds: 60 })
  expect(body.course.videos).toHaveLength(1)
})

test('D-37 the shares of the ratings run from five stars to one', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db)
  expect((await read(id)).body.course.ratingShares).toEqual([0, 0, 0, 0, 0])
  for (const stars of [5, 5, 4, 1]) {
    const { userId } = await seedUser(academy)
    await db.insert(courseRatings).values({ courseId: id, userId, stars })
  }
  expect((await read(id)).body.course.ratingShares).toEqual([50, 25, 0, 0, 25])
})

test('D-37 shows the newest ratings with words, of their authors a first name and an initial only', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db)
  for (const [age, text] of ['newest', 'second', '', 'third', 'oldest'].entries()) {
    const { userId } = await seedUser(academy)
    await db
      .insert(courseRatings)
      .values({ courseId: id, userId, stars: 4, text, createdAt: new Date(Date.now() - minutes(age)) })
  }
  const { body, text } = await read(id)
  expect(body.course.reviews).toHaveLength(3)
  expect(body.course.reviews.map((review: { text: string }) => review.text)).toEqual(['newest', 'second', 'third'])
  const author = { name: 'Demo L.', image: null }
  expect(body.course.reviews[0]).toEqual({ stars: 4, text: 'newest', author, createdAt: expect.any(String) })
  expect(text).not.toContain('Learner')
})

test('related courses share a category: at most four, never the course itself nor one that is not sold', async () => {
  const { db } = academy.services
  const category = await seedCategory(db, 'recovery')
  const categoryIds = [category]
  const { id } = await seedCourse(db, { categoryIds })
  for (let number = 0; number < 5; number++)
    await seedCourse(db, { categoryIds, title: `R${number}`, learnersCount: number })
  await seedCourse(db, { categoryIds, title: 'Archived', archivedAt: new Date(), learnersCount: 99 })
  const { body } = await read(id)
  expect(body.related.map((one: { title: string }) => one.title)).toEqual(['R4', 'R3', 'R2', 'R1'])
})

test('of the related courses those of its own category come first', async () => {
  const { db } = academy.services
  const [own, other] = [await seedCategory(db, 'passing'), await seedCategory(db, 'pressing')]
  await seedCourse(db, { categoryIds: [other], title: 'Popular', learnersCount: 9 })
  await seedCourse(db, { categoryIds: [own], title: 'Alike', learnersCount: 1 })
  const { body } = await read((await seedCourse(db, { categoryIds: [own, other] })).id)
  expect(body.related.map((one: { title: string }) => one.title)).toEqual(['Alike', 'Popular'])
})

test.each([
  [randomUUID(), 404],
  ['1', 400],
  ["';--", 400],
])('L-CRS-1 T37 no course for %s', async (id, status) => {
  expect((await read(encodeURIComponent(id))).status).toBe(status)
})

test('a page that a visitor was shown is drawn anew once its course changed', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db, { title: 'Before' })
  const page = () => academy.client().get(`/course/${id}`)
  expect((await page()).text).toContain('Before')
  await db.transaction(async tx => {
    await tx.update(courses).set({ title: 'Afterwards' }).where(eq(courses.id, id))
    await announce(tx, [`course:${id}`])
  })
  await expect.poll(async () => (await page()).text).toContain('Afterwards')
})

test('learners are counted up and down, never below nothing, whoever counts or adds up at the same moment', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db)
  const { userId } = await seedUser(academy)
  const learner = { courseId: id, userId }
  const shown = async () => (await read(id)).body.course.learnersCount
  await countLearner(db, learner, -1)
  expect([await shown(), await learnersOf(academy.services, id)]).toEqual([0, 0])
  await Promise.all(Array.from({ length: 8 }, () => [countLearner(db, learner, 1), addUpLearners({ db })]).flat())
  expect([await shown(), await learnersOf(academy.services, id)]).toEqual([8, 8])
  await countLearner(db, learner, -1)
  expect([await shown(), await learnersOf(academy.services, id)]).toEqual([7, 7])
})

test('a sale waits for nobody who has the course’s row, and is added up within a second', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db)
  const { userId } = await seedUser(academy)
  const column = async () =>
    (await db.select({ n: courses.learnersCount }).from(courses).where(eq(courses.id, id)))[0]?.n
  await db.transaction(async tx => {
    await tx.select().from(courses).where(eq(courses.id, id)).for('update')
    await countLearner(db, { courseId: id, userId }, 1)
    expect((await read(id)).body.course.learnersCount).toBe(1)
  })
  await expect.poll(column, { timeout: 20_000 }).toBe(1)
  const [user] = await db.select({ held: users.coursesHeld }).from(users).where(eq(users.id, userId))
  expect(user?.held).toBe(1)
})

test('T40 what an author wrote is drawn as elements, never as markup', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db, {
    description: '<p>Fine<img src=x onerror="alert(1)"></p><script>alert(2)</script>',
  })
  const { text } = await academy.client().get(`/course/${id}`)
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(text) ?? []
  expect(main).toContain('<p>Fine</p>')
  expect(main).not.toMatch(/onerror|alert/)
})
