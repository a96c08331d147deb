import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { videos } from './tables.ts'

const academy = await keepAcademy()
const admin = (await seedUser(academy, { role: 'admin' })).client

/** A course whose lessons are drafts; the last one cannot be played yet. */
async function seedDrafts() {
  const { db } = academy.services
  const course = await seedCourse(db, { videoSeconds: [60, 60, 60] })
  await db.update(courses).set({ publishedAt: null }).where(eq(courses.id, course.id))
  await db.update(videos).set({ publishedAt: null }).where(inArray(videos.id, course.videoIds))
  const unready = course.videoIds[2] ?? ''
  await db.update(videos).set({ durationSeconds: 0 }).where(eq(videos.id, unready))
  return { ...course, unready }
}
const published = async (ids: readonly string[]) =>
  (
    await academy.services.db
      .select()
      .from(videos)
      .where(inArray(videos.id, [...ids]))
  )
    .filter(({ publishedAt }) => publishedAt !== null)
    .map(({ id }) => id)
const change = (ids: readonly string[], kind: string) => admin.put('/api/admin/videos/state', { ids, change: kind })
const saveAsDraft = (id: string) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title: 'One', description: 'Two', published: 'false' }))
    form.append(name, value)
  return admin.put(`/api/admin/video/${id}`, form)
}

test('several videos are published, withdrawn, archived and brought back at once; what cannot be played is told', async () => {
  const { videoIds, unready } = await seedDrafts()
  const ready = videoIds.slice(0, 2)
  const { status, body } = await change(videoIds, 'publish')
  expect(status).toBe(200)
  expect(body.changed.toSorted()).toEqual(ready.toSorted())
  expect(body.unchanged).toMatchObject([{ _id: unready, message: expect.stringMatching(/cannot be played yet$/) }])
  expect((await published(videoIds)).toSorted()).toEqual(ready.toSorted())
  expect((await change([unready], 'publish')).status).toBe(409)
  expect((await change(ready, 'archive')).body.changed).toHaveLength(2)
  expect((await admin.get('/api/videos?state=archived')).body.total).toBe(2)
  expect((await change(ready, 'restore')).body.changed).toHaveLength(2)
  expect((await change(ready, 'unpublish')).body.changed).toHaveLength(2)
  expect(await published(videoIds)).toEqual([])
  expect((await change([crypto.randomUUID()], 'publish')).status).toBe(404)
  const entries = await academy.services.db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.thingId, [...videoIds]))
  expect(entries.map(({ action }) => action).toSorted()).toEqual(
    ['video.archive', 'video.publish', 'video.restore', 'video.unpublish'].flatMap(action => [action, action]),
  )
})

test('R33 a video without a thumbnail stays a draft, and is told so: where nothing is encoded, nothing draws one', async () => {
  const { videoIds, unready } = await seedDrafts()
  const [ready = '', bare = ''] = videoIds
  await academy.services.db
    .update(videos)
    .set({ thumbnail: '' })
    .where(inArray(videos.id, [bare, unready]))
  const { body } = await change([ready, bare], 'publish')
  expect([body.changed, body.unchanged]).toMatchObject([
    [ready],
    [{ _id: bare, message: '“Video 2” has no thumbnail yet' }],
  ])
  expect((await change([bare], 'publish')).body).toMatchObject({ code: 'video-without-thumbnail' })
  const form = (id: string) => {
    const words = new FormData()
    for (const [name, value] of Object.entries({ title: 'One', description: 'Two', published: 'true' }))
      words.append(name, value)
    return admin.put(`/api/admin/video/${id}`, words)
  }
  expect((await form(bare)).body).toMatchObject({
    code: 'video-without-thumbnail',
    message: expect.stringMatching(/no thumbnail/),
  })
  expect((await form(unready)).body).toMatchObject({ code: 'video-not-ready' })
  expect(await published(videoIds)).toEqual([ready])
})

test('learners and visitors change no video', async () => {
  const { videoIds } = await seedDrafts()
  const { client } = await seedUser(academy)
  const body = { ids: videoIds, change: 'publish' }
  expect((await client.put('/api/admin/videos/state', body)).status).toBe(403)
  expect((await academy.client().put('/api/admin/videos/state', body)).status).toBe(401)
  expect(await published(videoIds)).toEqual([])
})

test.each(['the list', 'its form'])(
  'a course is published with its draft lessons from %s, those that can be played',
  async from => {
    const { id, videoIds, unready } = await seedDrafts()
    const send = (lessons?: 'publish') =>
      from === 'the list'
        ? admin.put('/api/admin/courses/state', { ids: [id], change: 'publish', lessons })
        : admin.put(`/api/course/update/${id}`, { published: true, lessons })
    expect((await send()).status, 'without a published lesson it is not published').toBe(409)
    expect((await send('publish')).status).toBe(200)
    expect((await published(videoIds)).toSorted()).toEqual(videoIds.filter(one => one !== unready).toSorted())
  },
)

test('a course that cannot be published publishes none of its lessons', async () => {
  const { id, videoIds } = await seedDrafts()
  await academy.services.db.update(courses).set({ description: '' }).where(eq(courses.id, id))
  const answer = await admin.put('/api/admin/courses/state', { ids: [id], change: 'publish', lessons: 'publish' })
  expect(answer.status).toBe(409)
  expect(await published(videoIds)).toEqual([])
})

test('D-64 the last video of a course on sale is not withdrawn, alone, with others, in its form, or by two at once', async () => {
  const { db } = academy.services
  const title = 'Two lessons'
  const { id, videoIds } = await seedCourse(db, { title, videoSeconds: [60, 60] })
  const [first = '', second = ''] = videoIds
  const refused = { code: 'playlist-empty', message: expect.stringContaining(`“${title}” is published`) }
  const lastOf = async (ids: readonly string[]) =>
    (await admin.get(`/api/admin/videos/last?ids=${ids.join()}`)).body.courses
  expect(await lastOf([first])).toEqual([])
  const both = [{ course: title, videos: videoIds.map(_id => ({ _id, title: expect.any(String) })) }]
  expect(await lastOf(videoIds)).toEqual(both)
  expect((await change(videoIds, 'unpublish')).body).toMatchObject(refused)
  const answers = await Promise.all(videoIds.map(video => change([video], 'unpublish')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [left = ''] = await published(videoIds)
  expect((await saveAsDraft(left)).body).toMatchObject(refused)
  expect(await lastOf(videoIds), 'the other one is withdrawn').toMatchObject([{ videos: [{ _id: left }] }])
  expect(await published(videoIds)).toEqual([left])
  // What is not on sale, and what was withdrawn before, keeps nobody from it.
  expect((await change([left === first ? second : first], 'unpublish')).status).toBe(200)
  expect((await change([left], 'archive')).status).toBe(200)
  await db.update(courses).set({ publishedAt: null }).where(eq(courses.id, id))
  expect((await change([left], 'unpublish')).status).toBe(200)
})

test('D-64 the last video of a course on sale is not deleted, and a draft is saved wherever it stands', async () => {
  const { db } = academy.services
  const { videoIds } = await seedCourse(db, { videoSeconds: [60, 60] })
  const [last = '', draft = ''] = videoIds
  await db.update(videos).set({ publishedAt: null }).where(eq(videos.id, draft))
  const remove = async (video: string) =>
    (await admin.delete(`/api/admin/video/${video}`, { password: userPassword })).body
  expect(await remove(last)).toMatchObject({ code: 'playlist-empty' })
  // As an earlier version let it be.
  await db.update(videos).set({ publishedAt: null }).where(eq(videos.id, last))
  expect((await saveAsDraft(draft)).status).toBe(200)
  expect((await change([draft], 'unpublish')).status).toBe(200)
  expect(await remove(draft)).toEqual({ outcome: 'deleted' })
})
