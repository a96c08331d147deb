import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { videos } from '#src/features/videos/tables.ts'
import { seedCourse, seedProgress, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { courses, courseVideos } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id)
const read = async (id: string) => idsOf((await admin.get(`/api/admin/course/${id}/playlist`)).body.videos)
const save = (id: string, former: readonly string[], wanted: readonly string[]) =>
  admin.put(`/api/course/playlist/${id}`, { videos: wanted, former })

test('A-CRS-7 D-40 videos are ordered, added and taken away, and the site shows the new order', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60, 120, 180] })
  const [shared = ''] = (await seedCourse(db, { videoSeconds: [240] })).videoIds
  const [a = '', b = '', c = ''] = videoIds
  const visitor = academy.client()
  const shown = async () => idsOf((await visitor.get(`/api/course/${id}`)).body.course.videos)
  expect(await shown()).toEqual([a, b, c])
  const wanted = [c, shared, a]
  expect((await save(id, videoIds, wanted)).body).toEqual({ videos: wanted })
  expect(await read(id)).toEqual(wanted)
  await expect.poll(shown).toEqual(wanted)
  const { body } = await admin.get(`/api/admin/course/${id}/addable?title=video+2&limit=100`)
  expect(idsOf(body.videos)).toContain(b)
  expect(idsOf((await admin.get(`/api/admin/course/${id}/addable?limit=100`)).body.videos)).not.toContain(shared)
})

test('A-CRS-7 who is learning keeps what they watched, also of a video that goes and comes back', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60, 120] })
  const [a = '', b = ''] = videoIds
  const { userId, client } = await seedUser(academy, { holds: [id] })
  await seedProgress(db, { userId, courseId: id, videoId: b, percent: 100 })
  const progress = async () => (await client.get(`/api/course/${id}`)).body.course.learning.progress
  expect(await progress()).toBe(50)
  await save(id, [a, b], [a])
  expect(await progress()).toBe(0)
  await save(id, [a], [b, a])
  expect(await progress()).toBe(50)
})

test('A-CRS-7 of two who order the same playlist one is told, and nothing of the other is lost', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [1, 2, 3, 4] })
  const orders = Array.from({ length: 6 }, (_, index) => [
    ...videoIds.slice(index % 4),
    ...videoIds.slice(0, index % 4),
  ])
  const distinct = [orders[1], orders[2], orders[3]].map(order => order ?? [])
  const answers = await Promise.all(distinct.map(order => save(id, videoIds, order)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const won = answers.findIndex(({ status }) => status === 200)
  expect(await read(id)).toEqual(distinct[won])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('conflict')
  const positions = await db
    .select({ position: courseVideos.position })
    .from(courseVideos)
    .where(eq(courseVideos.courseId, id))
  expect(positions.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
})

test('A-CRS-7 a playlist takes no unknown, archived or repeated video, and leaves no published course empty', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60] })
  const [archived = ''] = (await seedCourse(db, { videoSeconds: [60] })).videoIds
  await db.update(videos).set({ archivedAt: new Date() }).where(eq(videos.id, archived))
  const [own = ''] = videoIds
  expect((await save(id, videoIds, [own, own])).status).toBe(400)
  expect((await save(id, videoIds, [own, archived])).status).toBe(400)
  expect((await save(id, videoIds, [own, randomUUID()])).status).toBe(400)
  expect((await save(id, videoIds, [])).body.code).toBe('playlist-empty')
  expect((await save(randomUUID(), [], [])).status).toBe(404)
  expect(await read(id)).toEqual(videoIds)
  await db.update(courses).set({ publishedAt: null }).where(eq(courses.id, id))
  expect((await save(id, videoIds, [])).status).toBe(200)
  const list = await admin.get(`/api/admin/course/${id}/addable?limit=100`)
  expect(idsOf(list.body.videos)).not.toContain(archived)
})

test('every one of these writes left its trace', () => {
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
