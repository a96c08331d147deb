import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { courseVideos } from '#src/features/courses/tables/lessons.ts'
import { videos } from '#src/features/videos/tables.ts'
import { asEntries, seedCourse, seedUser, type SeededCourse } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { minutes } from '#src/wire/durations.ts'

const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error' } })
const { db } = academy.services
const admin = (await seedUser(academy, { role: 'admin' })).client
const home = { 'x-forwarded-for': '203.0.113.7' }
const elsewhere = { 'x-forwarded-for': '198.51.100.7' }

beforeAll(async () => {
  const { storage } = academy.services
  await storage.put('private/videos/secret-0.mp4', Buffer.alloc(1000, 1))
  await storage.put('private/videos/secret-1.mp4', Buffer.alloc(1000, 2))
  await storage.put('private/captions/secret.vtt', Buffer.from('WEBVTT\n'))
  await storage.put('private/handouts/secret.pdf', Buffer.from('%PDF-1.7\n'))
})

const first = ({ videoIds }: SeededCourse, index = 0): string => videoIds[index] ?? ''
const setFree = (course: SeededCourse, isFree: boolean, client = admin, video = first(course)) =>
  client.put(`/api/admin/course/${course.id}/free-lesson`, { video, isFree })
const open = (course: SeededCourse, headers: Record<string, string> = home, index = 0) =>
  academy.client().get(`/api/free-lesson/${course.id}/${course.videoIds[index]}`, headers)

/** A course of which the first of two lessons is free. */
async function seedFree(): Promise<SeededCourse> {
  const course = await seedCourse(db, { title: 'Sprinting', priceCents: 4_950, videoSeconds: [60, 120] })
  expect((await setFree(course, true)).body).toEqual({ isFree: true })
  return course
}

test('a lesson that staff opened is played by a visitor, with its captions, handout and sources', async () => {
  const course = await seedFree()
  const { status, body, headers } = await open(course)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body.video).toMatchObject({ title: 'Video 1', progress: 0, seen: [], positionSeconds: 0 })
  for (const address of [body.video.url, body.video.pdf, body.video.captions[0].url])
    expect([address, (await academy.client().get(address, home)).status]).toEqual([address, 200])
  const played = await academy.client().get(body.video.url, { ...home, range: 'bytes=0-9' })
  expect([played.status, played.headers.get('content-type')]).toEqual([206, 'video/mp4'])
})

test('who looks around sees which lesson is free, and nothing of how it is played', async () => {
  const course = await seedFree()
  for (const client of [academy.client(), (await seedUser(academy)).client]) {
    const page = await client.get(`/api/course/${course.id}`)
    expect(page.body.course.videos.map((video: { isFree: boolean }) => video.isFree)).toEqual([true, false])
    const lesson = await client.get(`/api/video/${course.id}/${first(course)}`)
    expect(lesson.body).toMatchObject({ isPurchased: false, videos: [{ isFree: true }, { isFree: false }] })
    expect(lesson.text + page.text).not.toMatch(/secret|\/api\/media|private/)
  }
})

test('T33 an address of a free lesson opens nothing in another network, and names none', async () => {
  const course = await seedFree()
  const { url } = (await open(course)).body.video
  expect((await academy.client().get(url, elsewhere)).status).toBe(403)
  expect((await academy.client().get(url, { 'x-forwarded-for': '203.0.113.200' })).status).toBe(200)
  const [payload = ''] = String(url).split('/')[3]?.split('.') ?? []
  expect(Buffer.from(payload, 'base64url').toString()).not.toContain('203.0.113')
  const holder = await seedUser(academy, { holds: [course.id] })
  expect((await holder.client.get(url, elsewhere)).status).toBe(403)
})

test('T34 T32 it is sent to no page of another site, and not once its time is over', async () => {
  const course = await seedFree()
  const startedAt = academy.clock.now
  const { url } = (await open(course)).body.video
  const status = async (more = {}) => (await academy.client().get(url, { ...home, ...more })).status
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  academy.clock.now = new Date(startedAt.getTime() + minutes(31))
  expect(await status()).toBe(403)
  academy.clock.now = startedAt
  expect(await status()).toBe(200)
})

test('T32 no other lesson is opened: of the course, of another one, or of none', async () => {
  const [course, other] = [await seedFree(), await seedCourse(db, { videoSeconds: [60] })]
  expect((await open(course, home, 1)).status).toBe(404)
  expect((await open(other)).status).toBe(404)
  expect((await open({ id: other.id, videoIds: course.videoIds })).status).toBe(404)
  expect((await open({ id: course.id, videoIds: [randomUUID()] })).status).toBe(404)
  expect((await open({ id: 'x', videoIds: ['y'] })).status).toBe(400)
})

const endings: [string, (course: SeededCourse) => Promise<unknown>][] = [
  ['staff close it', course => setFree(course, false)],
  [
    'its course leaves the catalogue',
    course => db.update(courses).set({ archivedAt: new Date() }).where(eq(courses.id, course.id)),
  ],
  [
    'its course becomes a draft',
    course => db.update(courses).set({ publishedAt: null }).where(eq(courses.id, course.id)),
  ],
  [
    'it is put away, which its owners may still watch,',
    course =>
      db
        .update(videos)
        .set({ archivedAt: new Date() })
        .where(eq(videos.id, first(course))),
  ],
  [
    'it is taken out of its course',
    course => db.delete(courseVideos).where(and(eq(courseVideos.courseId, course.id), eq(courseVideos.position, 0))),
  ],
  [
    'it is a draft again',
    course =>
      db
        .update(videos)
        .set({ publishedAt: null })
        .where(eq(videos.id, first(course))),
  ],
]
test.each(endings)('T32 once %s, what was signed before opens nothing either', async (_, end) => {
  const course = await seedFree()
  const { url } = (await open(course)).body.video
  expect((await academy.client().get(url, home)).status).toBe(200)
  await end(course)
  expect((await open(course)).status).toBe(404)
  const late = await academy.client().get(url, home)
  expect([late.status, late.body.code]).toEqual([403, 'not-entitled'])
})

test('T33 one address is sent only so many free lessons at one moment, and leaves room for its network', async () => {
  const course = await seedFree()
  await academy.services.storage.put('private/videos/secret-0.mp4', Buffer.alloc(30_000_000, 1))
  const { url } = (await open(course)).body.video
  const aborting = new AbortController()
  const ask = (headers: Record<string, string>) => fetch(academy.url + url, { headers, signal: aborting.signal })
  try {
    // Nobody reads what these are sent, so they stay.
    const held = await Promise.all(Array.from({ length: 60 }, () => ask(home)))
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set([200]))
    const tooMany = await ask(home)
    expect([tooMany.status, (await tooMany.json()).code]).toEqual([429, 'too-many-free'])
    const neighbour = await academy.client().get(url, { 'x-forwarded-for': '203.0.113.8', range: 'bytes=0-9' })
    expect(neighbour.status, 'a neighbour has room').toBe(206)
  } finally {
    aborting.abort()
  }
  await expect.poll(async () => (await academy.client().get(url, { ...home, range: 'bytes=0-9' })).status).toBe(206)
  await academy.services.storage.put('private/videos/secret-0.mp4', Buffer.alloc(1000, 1))
})

test('T33 what was asked for over a connection that broke takes no place for longer, however much it was', async () => {
  const course = await seedFree()
  await academy.services.storage.put('private/videos/secret-0.mp4', Buffer.alloc(30_000_000, 1))
  const { url } = (await open(course)).body.video
  const place = async () => (await academy.client().get(url, { ...home, range: 'bytes=0-9' })).status
  const { hostname, port, host } = new URL(academy.url)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.write(`GET ${url} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 203.0.113.7\r\n\r\n`.repeat(70))
  await expect.poll(place).toBe(429)
  socket.destroy()
  await expect.poll(place).toBe(206)
  await academy.services.storage.put('private/videos/secret-0.mp4', Buffer.alloc(1000, 1))
})

test('only staff open a lesson, and only one that the course has', async () => {
  const course = await seedCourse(db, { videoSeconds: [60] })
  const learner = (await seedUser(academy, { holds: [course.id] })).client
  expect((await setFree(course, true, academy.client())).status).toBe(401)
  expect((await setFree(course, true, learner)).status).toBe(403)
  expect((await setFree(course, true, admin, randomUUID())).status).toBe(404)
  expect((await setFree({ ...course, id: randomUUID() }, true)).status).toBe(404)
  expect((await open(course)).status).toBe(404)
})

test('A-CRS-7 a lesson stays free when the order is saved, and is not any more once it was taken out', async () => {
  const course = await seedFree()
  const [a = '', b = ''] = course.videoIds
  const save = (former: string[], wanted: string[]) =>
    admin.put(`/api/course/playlist/${course.id}`, {
      entries: asEntries(wanted),
      former: asEntries(former),
    })
  const free = async () => {
    const { body } = await admin.get(`/api/admin/course/${course.id}/playlist`)
    return body.entries.map((video: { _id: string; isFree: boolean }) => [video._id, video.isFree])
  }
  expect((await save([a, b], [b, a])).status).toBe(200)
  expect(await free()).toEqual([
    [b, false],
    [a, true],
  ])
  await save([b, a], [b])
  await save([b], [a, b])
  expect(await free()).toEqual([
    [a, false],
    [b, false],
  ])
})

test('A-CRS-5 a copy of a course has the same free lessons', async () => {
  const course = await seedFree()
  const { body } = await admin.post(`/api/course/duplicate/${course.id}`)
  const copy = await admin.get(`/api/admin/course/${body.course._id}/playlist`)
  expect(copy.body.entries.map((video: { isFree: boolean }) => video.isFree)).toEqual([true, false])
})

test('what a visitor sees follows at once when staff open and close a lesson', async () => {
  const course = await seedFree()
  const visitor = academy.client()
  const shown = async () => (await visitor.get(`/api/course/${course.id}`)).body.course.videos[0].isFree
  expect(await shown()).toBe(true)
  await setFree(course, false)
  await expect.poll(shown).toBe(false)
})

test('ASVS 16.3.4 who opened a lesson to everybody is written down, once', async () => {
  const course = await seedFree()
  await setFree(course, true)
  const { rows } = await academy.services.db.execute(
    `select after from audit_entries where action = 'course.free-lesson' and thing_id = '${course.id}'`,
  )
  expect(rows).toEqual([{ after: { video: first(course), isFree: true } }])
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
