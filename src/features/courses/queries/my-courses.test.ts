import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/app/testing/academy.ts'
import { seedCourse, seedProgress, seedReader } from '#src/app/testing/courses.ts'
import { revokeCourse } from '#src/features/enrolments/commands.ts'
import { hours } from '#src/wire/durations.ts'

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
  const { userId, client } = await seedReader(academy, { holds: [early.id, late.id, archived.id] })
  await seedReader(academy, { holds: [others.id] })
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
    learning: { progress: 25, remainingSeconds: 200, next: { videoId: late.videoIds[1], number: 2 } },
  })
  expect(body.courses[1].course).toMatchObject({ completed: true, learning: { progress: 100, next: null } })
})

test('D-4 a course that was taken back is gone from the list', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db)
  const { userId, client } = await seedReader(academy, { holds: [id] })
  await revokeCourse(db, { userId, courseId: id, source: 'grant' })
  expect((await client.get('/api/my-courses')).body).toEqual({ courses: [] })
})

test('a visitor is asked to log in', async () => {
  expect((await academy.client().get('/api/my-courses')).status).toBe(401)
})
