import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { courseVideos } from '#src/features/courses/tables/lessons.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { userPassword, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { announceUpload, largeVideo, sendChunk } from '#src/testing/content/uploads.ts'
import { seconds } from '#src/wire/durations.ts'

import { uploads, videoMedia, videos } from './tables.ts'

const BYTES = 50_000
let academy: TestAcademy
let admin: Client
let image: File
beforeAll(async () => {
  academy = await startAcademy({ environment: { FFMPEG_PATH: '/nowhere/ffmpeg' } })
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#c70039' } })
    .png()
    .toBuffer()
  image = new File([new Uint8Array(bytes)], 'still.png', { type: 'image/png' })
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  admin = (await seedUser(academy, { role: 'admin' })).client
})

const pdf = () =>
  new File(['%PDF-1.7\n1 0 obj << >> endobj\nstartxref\n9\n%%EOF\n'], 'a.pdf', { type: 'application/pdf' })
const vtt = (words: string) => new File([`WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`], 'a.vtt')

async function uploadVideo(client = admin): Promise<string> {
  const { location } = await announceUpload(client, academy.url, { bytes: BYTES })
  await sendChunk(client, { url: academy.url + location, from: 0, chunks: largeVideo(0, BYTES), bytes: BYTES })
  return location.split('/').at(-1) ?? ''
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one instanceof File ? one : String(one))
  }
  return form
}
const words = { title: 'Hip hinge', description: 'How it is taught' }
const create = async (fields: Record<string, unknown> = {}, client = admin) =>
  client.post('/api/admin/video', formOf({ ...words, upload: await uploadVideo(client), seconds: '12.5', ...fields }))
const update = (id: string, fields: Record<string, unknown>) =>
  admin.put(`/api/admin/video/${id}`, formOf({ ...words, ...fields }))

/** A video whose file can be played: on this server as it was uploaded. */
async function createPlayable(fields: Record<string, unknown> = { file: image }): Promise<string> {
  const { body } = await create(fields)
  const { db } = academy.services
  const stage = async () => (await db.select().from(videoMedia).where(eq(videoMedia.videoId, body.video._id)))[0]?.stage
  await expect.poll(stage, { timeout: seconds(20) }).toBe('original')
  return body.video._id
}
const auditOf = async (id: string) =>
  (await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id))).map(
    ({ action }) => action,
  )

describe('A-VID-5 POST /admin/video', () => {
  test('API-42 D-53 makes a video of an upload, with everything that belongs to it', async () => {
    const { status, body } = await create({
      file: image,
      pdf: pdf(),
      links: JSON.stringify([{ link: 'https://example.org/hinge', description: 'The study' }]),
      captions: JSON.stringify([
        { language: 'en', label: 'English', isNew: true },
        { language: 'ar', label: 'العربية', isNew: true },
      ]),
      captionFiles: [vtt('Hello'), vtt('مرحبا')],
    })
    expect([status, body.video]).toMatchObject([
      200,
      {
        ...words,
        links: [{ link: 'https://example.org/hinge', description: 'The study' }],
        thumbnail: expect.stringMatching(/^\/files\/public\/videos\/[\w-]+\/640\.avif$/),
        published: false,
        captions: [{ language: 'en' }, { language: 'ar', label: 'العربية' }],
      },
    ])
    const { url, pdf: handout, captions } = body.video
    for (const address of [url, handout, captions[1].url]) {
      expect((await admin.get(address)).status).toBe(200)
      expect((await academy.client().get(address)).status).toBe(403)
    }
    expect((await admin.get(captions[1].url)).text).toContain('مرحبا')
    expect(await auditOf(body.video._id)).toEqual(['video.create'])
    expect(await academy.services.db.select().from(uploads)).toEqual([])
  })

  test('T56 makes one video of an upload, also when it is sent twice at once', async () => {
    const upload = await uploadVideo()
    const answers = await Promise.all([create({ upload }), create({ upload })])
    const made = answers.find(({ status }) => status === 200)?.body.video._id
    expect(answers.filter(({ body }) => body.code === 'upload-unfinished')).toHaveLength(1)
    expect(await auditOf(made)).toEqual(['video.create'])
  })

  test('T26 takes nobody else’s upload, and none that is not whole', async () => {
    const other = (await seedUser(academy, { role: 'admin' })).client
    expect((await create({ upload: await uploadVideo(other) })).status).toBe(409)
    const { location } = await announceUpload(admin, academy.url, { bytes: BYTES })
    expect((await create({ upload: location.split('/').at(-1) })).body.code).toBe('upload-unfinished')
  })

  test.each([
    ['a PDF that is none', { pdf: new File(['<html>'], 'a.pdf') }, 'not-a-pdf'],
    ['a picture that is none', { file: new File(['x'], 'a.png') }, 'not-an-image'],
    [
      'captions that are none',
      { captions: '[{"language":"en","label":"English","isNew":true}]', captionFiles: new File(['x'], 'a.vtt') },
      'not-captions',
    ],
    ['a link to a script', { links: '[{"link":"javascript:alert(1)","description":""}]' }, 'invalid'],
  ])('T51 T44 refuses %s, and keeps the upload', async (_, fields, code) => {
    const upload = await uploadVideo()
    expect((await create({ upload, ...fields })).body.code).toBe(code)
    expect((await create({ upload })).status).toBe(200)
  })
})

describe('A-VID-2 API-41 API-42 PUT /admin/video/{videoId}', () => {
  test('API-41 changes the words, and keeps the files that are not sent again', async () => {
    const { body } = await create({ file: image, pdf: pdf() })
    const id = body.video._id
    const { status, body: changed } = await update(id, { title: 'Deadlift', links: '[]' })
    expect(status).toBe(200)
    expect(changed.video).toMatchObject({ title: 'Deadlift', links: [], thumbnail: body.video.thumbnail })
    expect(changed.video.pdf).not.toBeNull()
    expect((await admin.get(`/api/admin/video/${id}`)).body.video.title).toBe('Deadlift')
    expect((await update(id, { removePdf: 'true' })).body.video.pdf).toBeNull()
    expect(await auditOf(id)).toEqual(['video.create', 'video.update', 'video.update'])
    expect((await update('00000000-0000-4000-8000-000000000000', {})).status).toBe(404)
  })

  test('captions: a language is replaced, another one stays, the rest goes with its file', async () => {
    const track = (language: string, isNew: boolean) => ({ language, label: language, isNew })
    const three = [track('en', true), track('fr', true), track('ar', true)]
    const files = [vtt('one'), vtt('deux'), vtt('three')]
    const { body } = await create({ captions: JSON.stringify(three), captionFiles: files })
    const id = body.video._id
    const stored = async () =>
      (await academy.services.db.select().from(videos).where(eq(videos.id, id)))[0]?.captions.map(({ key }) => key) ??
      []
    const [english, french, arabic] = await stored()
    const captions = JSON.stringify([track('fr', false), track('en', true)])
    await update(id, { captions, captionFiles: vtt('two') })
    expect((await stored())[0]).toBe(french)
    expect(await stored()).not.toContain(english)
    const { storage } = academy.services
    await expect.poll(() => storage.stat(arabic ?? ''), { timeout: seconds(15) }).toBeUndefined()
    expect(await storage.stat(french ?? '')).toBeDefined()
  })

  test('L-VID-1 a video is published once it can be played, and then learners see it', async () => {
    const early = await update(await createPlayable({}), { published: 'true' })
    expect([early.status, early.body.code]).toEqual([409, 'video-without-thumbnail'])
    const id = await createPlayable()
    const { id: courseId } = await seedCourse(academy.services.db, { videoSeconds: [60] })
    await academy.services.db.insert(courseVideos).values({ courseId, videoId: id, position: 1 })
    const { client } = await seedUser(academy, { holds: [courseId] })
    expect((await client.get(`/api/video/${courseId}/${id}`)).status).toBe(404)
    expect((await update(id, { published: 'true' })).body.video.published).toBe(true)
    const seen = (await client.get(`/api/video/${courseId}/${id}`)).body.video
    expect(seen).toMatchObject({ title: words.title, durationSeconds: 12.5 })
    expect((await client.get(seen.url, { range: 'bytes=0-9' })).status).toBe(206)
    await update(id, { published: 'false' })
    expect((await client.get(`/api/video/${courseId}/${id}`)).status).toBe(404)
  })

  test('a new video takes the place of the old one once it can be played', async () => {
    const id = await createPlayable()
    const { db, storage } = academy.services
    const keyOf = async () => (await db.select().from(videos).where(eq(videos.id, id)))[0]?.mediaKey ?? ''
    const before = await keyOf()
    await update(id, { upload: await uploadVideo(), seconds: '20' })
    await expect.poll(keyOf, { timeout: seconds(20) }).not.toBe(before)
    await expect.poll(() => storage.stat(before), { timeout: seconds(15) }).toBeUndefined()
    expect(await storage.stat(await keyOf())).toBeDefined()
    expect((await admin.get(`/api/admin/video/${id}`)).body.video.durationSeconds).toBe(20)
  })
})

describe('A-VID-3 API-43 T79 DELETE /admin/video/{id}', () => {
  const remove = (id: string, password = userPassword) => admin.delete(`/api/admin/video/${id}`, { password })

  test('API-43 asks for the password, and removes the video with its files', async () => {
    const { body } = await create({ file: image, pdf: pdf() })
    const id = body.video._id
    const [row] = await academy.services.db.select().from(videos).where(eq(videos.id, id))
    expect((await remove(id, 'wrong')).status).toBe(403)
    expect((await admin.get(`/api/admin/video/${id}`)).status).toBe(200)
    const { status, body: answer } = await remove(id)
    expect([status, answer]).toEqual([200, { outcome: 'deleted' }])
    const gone = (key: string | null | undefined) =>
      expect.poll(() => academy.services.storage.stat(key ?? ''), { timeout: seconds(15) }).toBeUndefined()
    for (const key of [row?.mediaKey, row?.pdfKey, row?.thumbnail]) await gone(key)
    expect(await auditOf(id)).toEqual(['video.create', 'video.delete'])
  })

  test('D-64 archives what somebody may open, and they keep it; out of a course that nobody holds it goes', async () => {
    const held = await seedCourse(academy.services.db, { videoSeconds: [60] })
    const { client } = await seedUser(academy, { holds: [held.id] })
    const kept = held.videoIds[0] ?? ''
    expect((await remove(kept)).body).toEqual({ outcome: 'archived' })
    expect((await client.get(`/api/video/${held.id}/${kept}`)).body.isPurchased).toBe(true)
    const listed = (await admin.get('/api/videos?limit=100')).body.videos
    expect(listed.find(({ _id }: { _id: string }) => _id === kept)).toMatchObject({ archived: true })
    expect(await auditOf(kept)).toEqual(['video.archive'])
    const free = await seedCourse(academy.services.db, { videoSeconds: [60, 60] })
    expect((await remove(free.videoIds[0] ?? '')).body).toEqual({ outcome: 'deleted' })
  })
})

describe('A-VID-1 API-40 GET /videos', () => {
  test('API-40 is a page of ten, searched by title and sorted', async () => {
    await seedCourse(academy.services.db, { videoSeconds: Array.from({ length: 23 }, (_, index) => 100 + index) })
    const page = async (query: string) => (await admin.get(`/api/videos?${query}`)).body
    const first = await page('')
    expect(first.videos).toHaveLength(10)
    expect(first.NbOfPages).toBe(Math.ceil(first.total / 10))
    const found = await page('title=video 2&limit=100&sort=title')
    const titles = found.videos.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Video 23')
    expect(titles).toEqual(titles.toSorted())
    const longest = await page('sort=-length')
    expect(longest.videos[0]).toMatchObject({
      durationSeconds: 122,
      coursesCount: 1,
      media: { stage: 'original', percent: 100, reason: null },
    })
    expect((await admin.get('/api/videos?sort=mediaKey')).status).toBe(400)
  })

  test('T26 T27 ASVS 15.3.1 is for administrators, and says nothing of where files lie', async () => {
    const learner = (await seedUser(academy)).client
    expect((await learner.get('/api/videos')).status).toBe(403)
    expect((await academy.client().get('/api/videos')).status).toBe(401)
    expect((await admin.get('/api/videos?limit=100')).text).not.toContain('private')
  })
})
