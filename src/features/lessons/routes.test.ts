import { createHmac } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { signFile } from '#src/server/files/signed-files.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { minutes } from '#src/wire/durations.ts'

const stored = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const startedAt = new Date()

let academy: TestAcademy
let client: Client
let url: string
let courseId: string
let videoId: string | undefined

beforeAll(async () => {
  academy = await startAcademy()
  const course = await seedCourse(academy.services.db, { videoSeconds: [60, 60] })
  courseId = course.id
  videoId = course.videoIds[0]
  await academy.services.storage.put('private/videos/secret-0.mp4', stored)
  await academy.services.storage.put('private/captions/secret.vtt', Buffer.from('WEBVTT\n'))
  client = (await seedUser(academy, { holds: [courseId] })).client
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  academy.clock.now = startedAt
  url = (await client.get(`/api/video/${courseId}/${videoId}`)).body.video.url
})

/** Bytes, which the ordinary client would read as text. */
async function bytes(headers: Record<string, string> = {}, method = 'GET') {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(academy.url + url, { method, headers: { cookie, ...headers } })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

describe('L-VID-1 media by signed address', () => {
  test('T54 ASVS 5.4.2 is sent whole, as what it is and as nothing else, and kept by no shared cache', async () => {
    const { status, headers, body } = await bytes()
    expect(status).toBe(200)
    expect(body).toEqual(stored)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=900',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    })
  })

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=900-', 900, 1000],
    ['bytes=-10', 990, 1000],
    ['bytes=990-5000', 990, 1000],
  ])('sends the range %s', async (range, from, to) => {
    const { status, headers, body } = await bytes({ range })
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/1000`)
    expect(body).toEqual(stored.subarray(from, to))
  })

  test.each(['bytes=1000-', 'bytes=5-4'])('answers 416 to the range %s', async range => {
    const { status, headers } = await bytes({ range })
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe('bytes */1000')
  })

  test('answers HEAD without a body, and 304 to who has it already', async () => {
    const head = await bytes({}, 'HEAD')
    expect([head.status, head.body.length, head.headers.get('content-length')]).toEqual([200, 0, '1000'])
    const again = await bytes({ 'if-none-match': head.headers.get('etag') ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('sends captions as WebVTT', async () => {
    const { body } = await client.get(`/api/video/${courseId}/${videoId}`)
    const captions = await client.get(body.video.captions[0].url)
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(captions.text).toBe('WEBVTT\n')
  })
})

describe('T32 T33 T34 an address that is not theirs opens nothing', () => {
  test('T32 with any character of it changed', async () => {
    const grant = url.split('/')[3] ?? ''
    for (let at = 0; at < grant.length; at += 7) {
      const other = grant[at] === 'A' ? 'B' : 'A'
      const changed = url.replace(grant, grant.slice(0, at) + other + grant.slice(at + 1))
      expect((await client.get(changed)).status, `character ${at}`).toBe(403)
    }
  })

  test('made without our key, or for another purpose', async () => {
    const payload = Buffer.from(JSON.stringify([Date.now() + 1e9, 'x', 'private/videos/secret-0.mp4'])).toString(
      'base64url',
    )
    const forged = createHmac('sha256', 'guess').update(`media:${payload}`).digest('base64url')
    const repurposed = createHmac('sha256', academy.services.secret).update(payload).digest('base64url')
    for (const grant of [payload, `${payload}.`, `${payload}.${forged}`, `${payload}.${repurposed}`, 'x.y'])
      expect((await client.get(`/api/media/${grant}/video.mp4`)).status).toBe(403)
  })

  test('T32 T102 one that is forged asks the database nothing, whatever session comes with it', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const asked = () => query.mock.calls.filter(([text]) => JSON.stringify(text).includes('token_hash')).length
    const grant = url.split('/')[3] ?? ''
    const [payload] = grant.split('.')
    for (const path of [`/api/media/x.y/z`, url.replace(grant, `${payload}.${'A'.repeat(43)}`)])
      expect((await client.get(path)).status).toBe(403)
    expect((await client.put('/api/uploads/x.y', 'piece')).status).toBe(403)
    expect(asked()).toBe(0)
    expect([(await client.get(url)).status, asked()]).toEqual([200, 1])
    query.mockRestore()
  })

  test('once its time is over, while a fresh one works', async () => {
    academy.clock.now = new Date(startedAt.getTime() + minutes(14))
    expect((await client.get(url)).status).toBe(200)
    academy.clock.now = new Date(startedAt.getTime() + minutes(31))
    expect((await client.get(url)).status).toBe(403)
    const fresh = (await client.get(`/api/video/${courseId}/${videoId}`)).body.video.url
    expect((await client.get(fresh)).status).toBe(200)
  })

  test('T33 in another session, of another person or of nobody', async () => {
    const stranger = await seedUser(academy, { holds: [courseId] })
    expect((await stranger.client.get(url)).status).toBe(403)
    expect((await academy.client().get(url)).status).toBe(403)
  })

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('T34 asked for from %s: %i', async (site, expected) => {
    expect((await client.get(url, { 'sec-fetch-site': site })).status).toBe(expected)
  })

  test('T36 for a key of any other file: the key stands under the signature', async () => {
    expect(() =>
      signFile(academy.services.secret, { key: 'private/../../etc/passwd', sessionId: 'x' }, new Date()),
    ).toThrow('not a storage key')
  })

  test.each([
    'private/videos/secret-0.mp4',
    'public/../private/videos/secret-0.mp4',
    'public%2f..%2fprivate/videos/secret-0.mp4',
  ])('D-11 nor as a public file: %s', async path => {
    expect((await client.get(`/files/${path}`)).status).toBe(404)
  })
})
