import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { revokeCourse } from '#src/features/enrolments/commands.ts'
import { coverages } from '#src/features/enrolments/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Answer } from '#src/testing/client.ts'
import { seedCategory, seedCourse, seedManyCourses, seedProgress, seedUser } from '#src/testing/content/courses.ts'
import { hours } from '#src/wire/durations.ts'

import { courseVideos } from '../tables/lessons.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const hoursAgo = (count: number) => new Date(Date.now() - hours(count))

test('L-MYC-1 API-23 each entry holds a course; the last watched stands first, archived ones stay (D-64)', async () => {
  const { db } = academy.services
  const [early, late, archived, others] = [
    await seedCourse(db, { title: 'Early', videoSeconds: [100] }),
    await seedCourse(db, { title: 'Late', videoSeconds: [100, 200] }),
    await seedCourse(db, { title: 'Archived', archivedAt: new Date() }),
    await seedCourse(db, { title: 'Not mine' }),
  ]
  const { userId, client } = await seedUser(academy, { holds: [early.id, late.id, archived.id] })
  await seedUser(academy, { holds: [others.id] })
  await seedProgress(db, { userId, courseId: early.id, videoId: early.videoIds[0], percent: 100, at: hoursAgo(5) })
  await seedProgress(db, { userId, courseId: late.id, videoId: late.videoIds[1], percent: 50, at: hoursAgo(1) })
  const { body } = await client.get('/api/my-courses')
  expect(body.courses.map(({ course }: { course: { title: string } }) => course.title)).toEqual([
    'Late',
    'Early',
    'Archived',
  ])
  expect(body.courses[0].course).toMatchObject({
    completed: false,
    learning: { progress: 25, remainingSeconds: 200, next: { lessonId: late.videoIds[1], number: 2 } },
  })
  expect(body.courses[1].course).toMatchObject({ completed: true, learning: { progress: 100, next: null } })
})

test('D-4 a course that was taken back is gone from the list', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db)
  const { userId, client } = await seedUser(academy, { holds: [id] })
  await revokeCourse(db, { userId, courseId: id, source: 'grant' })
  expect((await client.get('/api/my-courses')).body).toEqual({ courses: [], NbOfPages: 0, total: 0 })
})

const idsIn = ({ body }: Answer): string[] => body.courses.map(({ course }: { course: { _id: string } }) => course._id)

test('L-MYC-1 of a whole catalogue that a membership opens, only what was begun or saved stands here', async () => {
  const { db } = academy.services
  const ids = await seedManyCourses(db, 5, await seedCategory(db, 'opened by a plan'))
  const { userId, client } = await seedUser(academy)
  await db.insert(coverages).values({ userId })
  expect((await client.get('/api/my-courses')).body).toEqual({ courses: [], NbOfPages: 0, total: 0 })
  const [begun = '', saved = ''] = ids
  const [video] = await db.select().from(courseVideos).where(eq(courseVideos.courseId, begun))
  await seedProgress(db, { userId, courseId: begun, videoId: video?.videoId, percent: 20 })
  await client.put(`/api/course/${saved}/saved`)
  const mine = await client.get('/api/my-courses')
  expect(idsIn(mine)).toEqual([begun, saved])
  expect(mine.body.courses[1].course).toMatchObject({ saved: true, included: true })
  // Without the membership nothing is open, and what was saved can still be bought.
  await db.delete(coverages).where(eq(coverages.userId, userId))
  const after = await client.get('/api/my-courses')
  expect(idsIn(after)).toEqual([saved])
  expect(after.body.courses[0].course).toMatchObject({ saved: true, included: false, learning: null })
})

test('who bought a whole catalogue reads it page by page, what they watched first', async () => {
  const { db } = academy.services
  const ids = await seedManyCourses(db, 70, await seedCategory(db, 'everything'))
  const { userId, client } = await seedUser(academy, { holds: ids })
  const watched = ids[0] ?? ''
  const [video] = await db.select().from(courseVideos).where(eq(courseVideos.courseId, watched))
  await seedProgress(db, { userId, courseId: watched, videoId: video?.videoId, percent: 20 })
  const page = async (query: string) => client.get(`/api/my-courses?${query}`)
  const [first, second] = [await page(''), await page('page=2')]
  expect([first.body.total, first.body.NbOfPages, idsIn(first).length, idsIn(second).length]).toEqual([70, 2, 60, 10])
  expect(idsIn(first)[0]).toBe(watched)
  expect(new Set([...idsIn(first), ...idsIn(second)])).toEqual(new Set(ids))
  expect((await page('page=3')).body).toEqual({ courses: [], NbOfPages: 2, total: 70 })
  expect((await client.get('/dashboard/my-courses')).text).toContain('href="/dashboard/my-courses?page=2"')
})

test('a visitor is asked to log in', async () => {
  expect((await academy.client().get('/api/my-courses')).status).toBe(401)
})
