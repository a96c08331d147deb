import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { revokeCourse } from '#src/features/enrolments/commands.ts'
import { videos } from '#src/features/videos/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedProgress, seedUser, type SeededCourse } from '#src/testing/content/courses.ts'

let academy: TestAcademy
let course: SeededCourse
let other: SeededCourse

beforeAll(async () => {
  academy = await startAcademy()
  const { db } = academy.services
  course = await seedCourse(db, { title: 'Sprinting', priceCents: 4_950, videoSeconds: [60, 120] })
  other = await seedCourse(db, { videoSeconds: [60] })
})
afterAll(() => academy[Symbol.asyncDispose]())

const address = (of: SeededCourse, index = 0, from: SeededCourse = of) => `/api/video/${of.id}/${from.videoIds[index]}`
const learner = (holds: SeededCourse[] = [], role: 'learner' | 'admin' = 'learner') =>
  seedUser(academy, { holds: holds.map(({ id }) => id), role })

const publicFields = ['_id', 'createdAt', 'description', 'durationSeconds', 'thumbnail', 'title']

describe('L-VID-1 L-VID-10 API-20 D-9 T32 a video without entitlement', () => {
  test.each([
    ['a visitor', async () => academy.client()],
    ['a learner who holds nothing', async () => (await learner()).client],
    ['a learner who holds another course', async () => (await learner([other])).client],
    ['D-10 an administrator who bought nothing', async () => (await learner([], 'admin')).client],
  ])('shows %s only what everybody may know', async (_, clientOf) => {
    const client = await clientOf()
    const { status, body, text } = await client.get(address(course))
    expect(status).toBe(200)
    expect(body.isPurchased).toBe(false)
    expect(Object.keys(body.video).toSorted()).toEqual(publicFields)
    expect(body.course).toEqual({ _id: course.id, title: 'Sprinting', price: 49.5, teachers: [], ground: null })
    expect(body.videos.map((video: { _id: string }) => video._id)).toEqual(course.videoIds)
    expect(text).not.toMatch(/secret|\/api\/media|private/)
  })

  test('L-VID-6 hides the progress of who had the course once', async () => {
    const { client, userId } = await learner([course])
    await seedProgress(academy.services.db, { userId, courseId: course.id, videoId: course.videoIds[0], percent: 95 })
    await revokeCourse(academy.services.db, { userId, courseId: course.id, source: 'grant' })
    const { body } = await client.get(address(course))
    expect(body.isPurchased).toBe(false)
    expect(body.videos[0]).toMatchObject({ progress: 0, completed: false })
  })
})

describe('L-VID-1 to L-VID-5 E-3 D-9 a video of a course that one holds', () => {
  test('E-3 comes with signed addresses, resources, captions and the place to go on', async () => {
    const { client, userId } = await learner([course])
    await seedProgress(academy.services.db, { userId, courseId: course.id, videoId: course.videoIds[0], percent: 40 })
    const { body } = await client.get(address(course))
    expect(body.isPurchased).toBe(true)
    expect(body.video).toMatchObject({
      title: 'Video 1',
      description: 'What it shows',
      links: [{ link: 'https://example.org/secret', description: 'A source' }],
      progress: 40,
      positionSeconds: 0,
      chapters: [],
      hasSound: null,
      signal: null,
      seen: [],
    })
    for (const url of [body.video.url, body.video.pdf, body.video.captions[0].url])
      expect(url).toMatch(/^\/api\/media\/[\w-]+\.[\w-]+\/secret/)
    expect(body.videos[0]).toMatchObject({ progress: 40, completed: false })
    expect(body.videos[1]).toMatchObject({ progress: 0, completed: false })
  })

  test('L-VID-3 has no PDF where there is none', async () => {
    const { client } = await learner([course])
    expect((await client.get(address(course, 1))).body.video.pdf).toBeNull()
  })

  test('D-64 stays open to its holder when the course is archived, and is gone for others', async () => {
    const archived = await seedCourse(academy.services.db, { videoSeconds: [60] })
    const { client } = await learner([archived])
    await academy.services.db.update(courses).set({ archivedAt: new Date() }).where(eq(courses.id, archived.id))
    expect((await client.get(address(archived))).body.isPurchased).toBe(true)
    expect((await academy.client().get(address(archived))).status).toBe(404)
  })
})

test('D-9 a video is found only in a course that it belongs to', async () => {
  const { client } = await learner([course, other])
  expect((await client.get(address(course, 0, other))).status).toBe(404)
})

test('L-VID-1 a video that is not published is not there', async () => {
  const hidden = await seedCourse(academy.services.db, { videoSeconds: [60, 60] })
  await academy.services.db
    .update(videos)
    .set({ publishedAt: null })
    .where(eq(videos.id, hidden.videoIds[0] ?? ''))
  const { client } = await learner([hidden])
  expect((await client.get(address(hidden))).status).toBe(404)
  expect((await client.get(address(hidden, 1))).body.videos).toHaveLength(1)
})

test.each(['/api/video/1/2', '/api/video/x%00y/z', `/api/video/${'0'.repeat(36)}/${'0'.repeat(36)}`])(
  'API-20 refuses the address %s',
  async path => {
    expect((await academy.client().get(path)).status).toBe(400)
  },
)
