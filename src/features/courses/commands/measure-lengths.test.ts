import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { videos } from '#src/features/videos/tables.ts'
import { seedCourse, seedUser, seedWritten, userPassword } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { courses } from '../tables/courses.ts'
import { measureLengths } from './measure-lengths.ts'

const academy = await keepAcademy()
const { db } = academy.services
const admin = (await seedUser(academy, { role: 'admin' })).client

async function lengthOf(id: string) {
  const [row] = await db.select({ length: courses.length }).from(courses).where(eq(courses.id, id))
  return row?.length
}
const idsOfLength = async (length: string): Promise<string[]> => {
  const { body } = await academy.client().get(`/api/courses?length=${length}&limit=100`)
  return body.courses.map(({ _id }: { _id: string }) => _id)
}
const soon = { timeout: 8000 }

test.each([
  [[], 0, null],
  [[1799], 0, 'short'],
  [[1800], 0, 'medium'],
  [[900], 15, 'medium'],
  [[7199], 0, 'medium'],
  [[3600, 1800], 30, 'long'],
])('videos of %j seconds and %i minutes of reading make a course %s', async (videoSeconds, minutes, length) => {
  const { id } = await seedCourse(db, { videoSeconds })
  if (minutes > 0) await seedWritten(db, id, { minutes })
  await measureLengths({ db })
  expect(await lengthOf(id)).toBe(length)
})

test('what is not published counts nothing, and what is right is not written again', async () => {
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [600, 6600] })
  await seedWritten(db, id, { minutes: 60, publishedAt: null })
  const version = async () => (await db.execute<{ xmin: string }>(`select xmin from courses where id = '${id}'`)).rows
  await measureLengths({ db })
  expect(await lengthOf(id)).toBe('long')
  const before = await version()
  await measureLengths({ db })
  expect(await version()).toEqual(before)
  await db
    .update(videos)
    .set({ publishedAt: null })
    .where(eq(videos.id, String(videoIds[1])))
  await measureLengths({ db })
  expect(await lengthOf(id)).toBe('short')
})

test('L-CAT-3 the catalogue follows what staff change of a course: a lesson that is written, and one that leaves', async () => {
  const { id } = await seedCourse(db, { videoSeconds: [1200] })
  await measureLengths({ db })
  expect(await idsOfLength('short')).toContain(id)
  const body = { kind: 'reading', title: 'Read this', content: '<p>All of it</p>', minutes: 20, published: true }
  const made = await admin.post(`/api/admin/course/${id}/lessons`, body)
  expect(made.status, made.text).toBe(200)
  await expect.poll(() => idsOfLength('medium'), soon).toContain(id)
  expect(await idsOfLength('short')).not.toContain(id)
  expect((await admin.delete(`/api/admin/lesson/${made.body.lesson._id}`, { password: userPassword })).status).toBe(200)
  await expect.poll(() => idsOfLength('short'), soon).toContain(id)
})
