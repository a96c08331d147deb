import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser, type SeededCourse } from '#src/testing/content/courses.ts'

const sheet = '%PDF-1.7\nA protocol sheet.\n'

let academy: TestAcademy
let course: SeededCourse
let other: SeededCourse

beforeAll(async () => {
  academy = await startAcademy()
  course = await seedCourse(academy.services.db, { videoSeconds: [60, 60] })
  other = await seedCourse(academy.services.db, { videoSeconds: [60] })
  await academy.services.storage.put('private/handouts/secret.pdf', Buffer.from(sheet))
})
afterAll(() => academy[Symbol.asyncDispose]())

const handout = (courseId: string, videoId: string | undefined) => `/api/handout/${courseId}/${videoId}`

test('L-VID-3 D-9 who holds the course is led to the PDF of a lesson, again after its address has ended', async () => {
  const { client } = await seedUser(academy, { holds: [course.id] })
  const startedAt = academy.clock.now
  for (const at of [startedAt, new Date(startedAt.getTime() + 12 * 60 * 60 * 1000)]) {
    academy.clock.now = at
    const { status, headers } = await client.get(handout(course.id, course.videoIds[0]))
    expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const read = await client.get(headers.get('location') ?? '')
    expect([read.status, read.text]).toEqual([200, sheet])
  }
  academy.clock.now = startedAt
})

test('T1 nobody else is led to it, and no id leads to a sheet of another course', async () => {
  const { client } = await seedUser(academy, { holds: [other.id] })
  const ask = async (who = client, ...ids: [string, string | undefined]) => (await who.get(handout(...ids))).status
  expect(await ask(academy.client(), course.id, course.videoIds[0]), 'a visitor').toBe(401)
  expect(await ask(client, course.id, course.videoIds[0]), 'without the course').toBe(403)
  expect(await ask(client, other.id, course.videoIds[0]), 'through a course of theirs').toBe(404)
  expect(await ask(client, other.id, randomUUID()), 'no video').toBe(404)
  expect(await ask(client, 'x', 'y'), 'no ids').toBe(404)
})

test('a lesson without a PDF leads nowhere', async () => {
  const { client } = await seedUser(academy, { holds: [course.id] })
  expect((await client.get(handout(course.id, course.videoIds[1]))).status).toBe(404)
})

test('L-VID-4 sheets and sources are listed for who may open the course, and for nobody else', async () => {
  const { client } = await seedUser(academy, { holds: [course.id] })
  const source = [{ link: 'https://example.org/secret', description: 'A source' }]
  expect((await client.get(`/api/course/${course.id}`)).body.course.resources).toEqual(
    course.videoIds.map((lessonId, index) => ({
      lessonId,
      title: `Video ${index + 1}`,
      hasPdf: index === 0,
      links: source,
    })),
  )
  const { client: stranger } = await seedUser(academy)
  for (const who of [stranger, academy.client()]) {
    const { text, body } = await who.get(`/api/course/${course.id}`)
    expect(body.course.resources).toEqual([])
    expect(text).not.toContain('secret')
  }
})
