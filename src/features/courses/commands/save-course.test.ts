import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory, seedCourse, seedManyCourses, seedUser } from '#src/testing/content/courses.ts'
import { meet } from '#src/testing/meet.ts'

import { savedCourses } from '../tables/courses.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const savedBy = (userId: string) => academy.services.db.$count(savedCourses, eq(savedCourses.userId, userId))

test('L-MYC-1 a course is saved once, by whoever is signed in, and taken off by them alone', async () => {
  const { id } = await seedCourse(academy.services.db)
  const [learner, other] = [await seedUser(academy), await seedUser(academy)]
  const address = `/api/course/${id}/saved`
  expect((await academy.client().put(address)).status).toBe(401)
  const answers = await Promise.all([1, 2, 3].map(() => learner.client.put(address)))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { saved: true }]))
  expect(await savedBy(learner.userId)).toBe(1)
  expect((await other.client.delete(address)).body).toEqual({ saved: false })
  expect(await savedBy(learner.userId)).toBe(1)
  expect((await learner.client.get(`/api/course/${id}`)).body.course.saved).toBe(true)
  expect((await other.client.get(`/api/course/${id}`)).body.course.saved).toBe(false)
  expect((await learner.client.get('/api/my-courses')).body.total).toBe(1)
  await learner.client.delete(address)
  expect([await savedBy(learner.userId), (await learner.client.get('/api/my-courses')).body.total]).toEqual([0, 0])
})

test('what is not in the catalogue cannot be saved, except by who holds it', async () => {
  const { db } = academy.services
  const archived = await seedCourse(db, { archivedAt: new Date() })
  const draft = await seedCourse(db, { publishedAt: null })
  const holder = await seedUser(academy, { holds: [archived.id] })
  const learner = await seedUser(academy)
  for (const id of [archived.id, draft.id, randomUUID()])
    expect((await learner.client.put(`/api/course/${id}/saved`)).status).toBe(404)
  expect((await holder.client.put(`/api/course/${archived.id}/saved`)).status).toBe(200)
})

test('of the 201st saved course somebody is told that there is no room, also of two at once', async () => {
  const { db } = academy.services
  const ids = await seedManyCourses(db, 202, await seedCategory(db, 'many'))
  const { client, userId } = await seedUser(academy)
  await db.insert(savedCourses).values(ids.slice(0, 199).map(courseId => ({ userId, courseId })))
  const saves = ids.slice(199, 201).map(id => async () => client.put(`/api/course/${id}/saved`))
  const two = await meet(db, [savedCourses], saves)
  expect(two.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(await savedBy(userId)).toBe(200)
})
