import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { videos } from '#src/features/videos/tables.ts'
import { asEntries, seedCourse, seedProgress, seedUser, seedWritten } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { courses } from './tables/courses.ts'
import { courseSections, courseVideos, writtenLessons } from './tables/lessons.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id)
type Entry = { kind: string; _id?: string; title?: string }
const entriesOf = async (id: string): Promise<Entry[]> =>
  (await admin.get(`/api/admin/course/${id}/playlist`)).body.entries
const put = (id: string, former: readonly Entry[], entries: readonly Entry[]) =>
  admin.put(`/api/course/playlist/${id}`, { entries, former })

const read = async (id: string) => (await entriesOf(id)).map(({ _id }) => _id)
const save = (id: string, former: readonly string[], wanted: readonly string[]) =>
  put(id, asEntries(former), asEntries(wanted))

test('A-CRS-7 D-40 videos are ordered, added and taken away, and the site shows the new order', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60, 120, 180] })
  const [shared = ''] = (await seedCourse(db, { videoSeconds: [240] })).videoIds
  const [a = '', b = '', c = ''] = videoIds
  const visitor = academy.client()
  const shown = async () => idsOf((await visitor.get(`/api/course/${id}`)).body.course.videos)
  expect(await shown()).toEqual([a, b, c])
  const wanted = [c, shared, a]
  expect((await save(id, videoIds, wanted)).body).toEqual({ entries: asEntries(wanted) })
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

test('D-71 A-CRS-7 headings and lessons of every kind stand in one order, and the site shows them in it', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60, 120] })
  const [a = '', b = ''] = videoIds
  const reading = await seedWritten(db, id, { position: 2, title: 'Read' })
  const questions = await seedWritten(db, id, { position: 3, kind: 'questions', title: 'Answer', publishedAt: null })
  const lessons = {
    a: { kind: 'video', _id: a },
    b: { kind: 'video', _id: b },
    reading: { kind: 'reading', _id: reading },
    questions: { kind: 'questions', _id: questions },
  }
  const former = [lessons.a, lessons.b, lessons.reading, lessons.questions]
  const heading = (title: string) => ({ kind: 'section', title })
  const wanted = [lessons.reading, heading('Basics'), lessons.b, lessons.questions, heading('Basics'), lessons.a]
  expect((await put(id, former, wanted)).body).toEqual({ entries: wanted })
  const shown = await entriesOf(id)
  expect(shown).toEqual([
    expect.objectContaining({ ...lessons.reading, title: 'Read', minutes: 5, isNeeded: true, state: 'Published' }),
    wanted[1],
    expect.objectContaining({ ...lessons.b, isFree: false, state: 'Published' }),
    expect.objectContaining({ ...lessons.questions, questionCount: 0, state: 'Draft' }),
    wanted[4],
    expect.objectContaining(lessons.a),
  ])
  const course = async () => (await academy.client().get(`/api/course/${id}`)).body.course
  await expect
    .poll(async () => (await course()).sections)
    .toEqual([
      { title: null, lessons: [reading] },
      { title: 'Basics', lessons: [b] },
      { title: 'Basics', lessons: [a] },
    ])
  expect(idsOf((await course()).videos)).toEqual([b, a])
  expect(idsOf((await course()).lessons)).toEqual([reading])
  expect(await course()).toMatchObject({ videoCount: 2, lessonCount: 3, durationSeconds: 480 })
  // The same list once more is no conflict, and another heading is one.
  expect((await put(id, wanted, wanted)).status).toBe(200)
  const renamed = wanted.map(entry => ('title' in entry && entry.title === 'Basics' ? heading('Other') : entry))
  expect((await put(id, renamed, wanted)).body.code).toBe('conflict')
  expect((await put(id, wanted, renamed)).status).toBe(200)
})

test('A-CRS-7 a reading stays in its course, and stands in no other one', async () => {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60] })
  const other = await seedCourse(db, { videoSeconds: [60] })
  const reading = await seedWritten(db, id, { position: 1 })
  const foreign = await seedWritten(db, other.id, { position: 1 })
  const former = [...asEntries(videoIds), { kind: 'reading', _id: reading }]
  expect((await put(id, former, asEntries(videoIds))).status).toBe(400)
  expect((await put(id, former, [...former, { kind: 'reading', _id: foreign }])).status).toBe(400)
  expect((await put(id, former, [...asEntries(videoIds), { kind: 'reading', _id: foreign }])).status).toBe(400)
  expect((await put(id, former, [...former, { kind: 'section', title: '  ' }])).status).toBe(400)
  expect((await put(id, former, [...former, { kind: 'section', title: 'x'.repeat(201) }])).status).toBe(400)
  expect((await put(id, former, [...former, ...former])).status).toBe(400)
  expect((await put(id, former, [{ kind: 'video', _id: reading }, ...former.slice(0, 1)])).status).toBe(400)
  expect(await read(id)).toEqual([...videoIds, reading])
})

test('a copy of a course has its headings, and readings of its own', async () => {
  const { db } = academy.services
  const { id } = await seedCourse(db, { videoSeconds: [60] })
  const reading = await seedWritten(db, id, { position: 2, title: 'Read', sources: ['A paper'] })
  await db.insert(courseSections).values({ courseId: id, position: 1, title: 'Later' })
  const copy = (await admin.post(`/api/course/duplicate/${id}`)).body.course._id
  const withoutIds = (entries: Entry[]) => entries.map(({ kind, title }) => ({ kind, title }))
  expect(withoutIds(await entriesOf(copy))).toEqual(withoutIds(await entriesOf(id)))
  expect((await entriesOf(copy)).map(({ _id }) => _id)).not.toContain(reading)
  const [made] = await db.select().from(writtenLessons).where(eq(writtenLessons.courseId, copy))
  expect(made).toMatchObject({ title: 'Read', sources: ['A paper'], content: '<p>What is known</p>' })
})

test('every one of these writes left its trace', () => {
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
