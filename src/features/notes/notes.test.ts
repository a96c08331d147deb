import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { enrolments } from '#src/features/enrolments/tables.ts'
import { videos } from '#src/features/videos/tables.ts'
import { seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { NOTE_MAX } from '#src/wire/text/text-limits.ts'

import { notes } from './tables.ts'

const academy = await keepAcademy()
const { db } = academy.services
const course = await seedCourse(db, { title: 'Sprint mechanics', videoSeconds: [100, 50] })
const other = await seedCourse(db, { title: 'Endurance', videoSeconds: [100] })
const holder = () => seedUser(academy, { holds: [course.id, other.id] })

type Words = { second?: unknown; text?: unknown }
const at = (index = 0, { id, videoIds } = course) => `/api/notes/${id}/${videoIds[index]}`
const write = ({ client }: SeededUser, words: Words = {}, place = at()) =>
  client.post(place, { second: 10, text: 'Frame 14 is first contact', ...words })
const textsOf = async ({ client }: SeededUser, place = at()) =>
  (await client.get(place)).body.notes.map(({ second, text }: { second: number; text: string }) => [second, text])

describe('notes at a second of a video', () => {
  test('stand in the order of the video, in the words of their learner', async () => {
    const learner = await holder()
    await write(learner, { second: 52, text: '  Ask\r\nYasmine  ' })
    const { body } = await write(learner, { second: 7, text: 'Tripod at 90°' })
    await write(learner, { text: 'Elsewhere' }, at(1))
    expect(await textsOf(learner)).toEqual([
      [7, 'Tripod at 90°'],
      [52, 'Ask\nYasmine'],
    ])
    const changed = await learner.client.put(`/api/note/${body.note._id}`, { text: 'Tripod at 85°' })
    expect(changed.body.note).toMatchObject({ second: 7, text: 'Tripod at 85°' })
    await learner.client.delete(`/api/note/${body.note._id}`)
    expect((await learner.client.delete(`/api/note/${body.note._id}`)).status, 'twice is once').toBe(200)
    expect(await textsOf(learner)).toEqual([[52, 'Ask\nYasmine']])
  })

  test('a second beyond the end is the end', async () => {
    const learner = await holder()
    expect((await write(learner, { second: 86_400 })).body.note.second).toBe(100)
  })

  test('X-MADE sent again, it is the same note, in its last words', async () => {
    const learner = await holder()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = (client: SeededUser['client'], text: string) => client.post(at(), { second: 3, text }, headers)
    const both = await Promise.all([send(learner.client, 'One'), send(learner.client, 'One')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await send(learner.client, 'One, corrected')).status).toBe(200)
    expect(await textsOf(learner)).toEqual([[3, 'One, corrected']])
    const stranger = await holder()
    expect((await send(stranger.client, 'Mine now')).status, 'the key is somebody else’s').toBe(409)
    expect(await textsOf(learner)).toEqual([[3, 'One, corrected']])
  })

  test('T11 nobody reads, changes or deletes what another one wrote', async () => {
    const [learner, stranger] = [await holder(), await holder()]
    const { note } = (await write(learner, { text: 'private words' })).body
    expect(await textsOf(stranger)).toEqual([])
    expect((await stranger.client.put(`/api/note/${note._id}`, { text: 'x' })).status).toBe(404)
    await stranger.client.delete(`/api/note/${note._id}`)
    expect((await stranger.client.get('/api/my-notes?words=private')).body).toMatchObject({
      notes: [],
      total: 0,
      all: 0,
    })
    expect((await stranger.client.get('/api/my-notes/file')).text).not.toContain('private')
    expect(await textsOf(learner)).toEqual([[10, 'private words']])
    const visitor = academy.client()
    const asks = [
      visitor.get(at()),
      visitor.post(at(), { second: 1, text: 'x' }),
      visitor.get('/api/my-notes'),
      visitor.get('/api/my-notes/file'),
    ]
    for (const ask of asks) expect((await ask).status).toBe(401)
  })

  test('T12 only who may watch the video writes; what they wrote stays theirs', async () => {
    const outsider = await seedUser(academy)
    expect((await write(outsider)).status).toBe(403)
    const learner = await holder()
    await write(learner)
    await db.update(enrolments).set({ revokedAt: new Date() }).where(eq(enrolments.userId, learner.userId))
    expect((await write(learner)).status).toBe(403)
    expect(await textsOf(learner)).toHaveLength(1)
    expect((await learner.client.get('/api/my-notes')).body.total).toBe(1)
  })

  test('a video of another course, and a draft, take none', async () => {
    const learner = await holder()
    expect((await write(learner, {}, `/api/notes/${course.id}/${other.videoIds[0]}`)).status).toBe(404)
    const draft = await seedCourse(db, { videoSeconds: [10] })
    await db
      .update(videos)
      .set({ publishedAt: null })
      .where(eq(videos.id, draft.videoIds[0] ?? ''))
    const owner = await seedUser(academy, { holds: [draft.id] })
    expect((await write(owner, {}, at(0, draft))).status).toBe(404)
  })

  test('nonsense is refused', async () => {
    const learner = await holder()
    const wrong: Words[] = [
      { text: '' },
      { text: '   ' },
      { text: '\u{200B}' },
      { text: 'x'.repeat(NOTE_MAX + 1) },
      { text: 'a\u{0}b' },
      { text: 5 },
      { second: -1 },
      { second: 1.5 },
      { second: 86_401 },
      { second: '7' },
    ]
    for (const words of wrong) expect((await write(learner, words)).status, JSON.stringify(words)).toBe(400)
    expect(await textsOf(learner)).toEqual([])
    expect((await write(learner, { text: '<img src=x onerror=alert(1)>' })).status, 'words stay words').toBe(200)
  })

  test('there is room for 200 of a video, also where many are sent at once', async () => {
    const learner = await holder()
    const row = { userId: learner.userId, courseId: course.id, videoId: course.videoIds[0] ?? '', second: 1 }
    await db.insert(notes).values(Array.from({ length: 198 }, () => ({ ...row, text: 'x' })))
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => write(learner)))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(4)
    expect((await write(learner, {}, at(1))).status, 'another video has room').toBe(200)
  })
})

describe('all notes of a learner', () => {
  test('by the video that was noted last, found by their words and by titles, a page at a time', async () => {
    const learner = await holder()
    await write(learner, { second: 9, text: 'Contact time' })
    await write(learner, { second: 4, text: '100% effort_' }, at(0, other))
    await write(learner, { second: 2, text: 'Hip height' })
    const { body } = await learner.client.get('/api/my-notes')
    expect(body.notes.map(({ text }: { text: string }) => text)).toEqual(['Hip height', 'Contact time', '100% effort_'])
    expect(body.notes[0]).toMatchObject({
      course: { _id: course.id, title: 'Sprint mechanics' },
      video: { _id: course.videoIds[0], title: 'Video 1' },
    })
    const found = async (words: string) => {
      const {
        total,
        notes: listed,
        all,
      } = (await learner.client.get(`/api/my-notes?words=${encodeURIComponent(words)}`)).body
      expect([all, listed.length]).toEqual([3, total])
      return total
    }
    expect(await found('contact')).toBe(1)
    expect(await found('ENDURANCE')).toBe(1)
    expect(await found('sprint hip')).toBe(1)
    expect(await found('0% e')).toBe(1)
    expect(await found('%')).toBe(1)
    expect(await found('video')).toBe(3)
    expect(await found('nowhere')).toBe(0)
    expect(await found('')).toBe(3)
    const row = { userId: learner.userId, courseId: course.id, videoId: course.videoIds[1] ?? '', text: 'x' }
    await db.insert(notes).values(Array.from({ length: 40 }, (_, second) => ({ ...row, second })))
    const pages = [1, 2, 3].map(async page => (await learner.client.get(`/api/my-notes?page=${page}`)).body)
    const [first, second, third] = await Promise.all(pages)
    expect([first.notes.length, second.notes.length, third.notes.length, first.NbOfPages]).toEqual([30, 13, 0, 2])
    const ids = [...first.notes, ...second.notes].map(({ _id }: { _id: string }) => _id)
    expect(new Set(ids).size).toBe(43)
  })

  test('leave as a text that any program opens', async () => {
    const learner = await holder()
    expect((await learner.client.get('/api/my-notes/file')).text).toBe('\n')
    await write(learner, { second: 65, text: 'Two\nlines' })
    await write(learner, { second: 4, text: 'Pace' }, at(0, other))
    const file = await learner.client.get('/api/my-notes/file')
    expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="notes-\d{4}-\d\d-\d\d\.md"/)
    const { publicUrl } = academy.services
    const to = (of: typeof course, second: number) => `${publicUrl}/video/${of.id}/${of.videoIds[0]}#t=${second}`
    expect(file.text).toBe(
      [
        '# Endurance',
        '',
        '## Video 1',
        '',
        `- [0:04](${to(other, 4)}) Pace`,
        '',
        '# Sprint mechanics',
        '',
        '## Video 1',
        '',
        `- [1:05](${to(course, 65)}) Two`,
        '  lines',
        '',
      ].join('\n'),
    )
  })
})
