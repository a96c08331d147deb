import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { announceUpload, arrivedOf, largeVideo, sendChunk } from '#src/testing/content/uploads.ts'
import { hours } from '#src/wire/durations.ts'
import { VIDEO_MAX_BYTES } from '#src/wire/uploads.ts'

import { sweepUploads } from './commands/sweep-uploads.ts'
import { uploads } from './tables.ts'

const BYTES = 100_000

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  admin = (await seedUser(academy, { role: 'admin' })).client
})

const announce = (fields = {}, client = admin) => announceUpload(client, academy.url, { bytes: BYTES, ...fields })
const send = (location: string, chunks: Iterable<Buffer> = largeVideo(0, BYTES), { from = 0, client = admin } = {}) =>
  sendChunk(client, { url: academy.url + location, from, chunks, bytes: BYTES - from })
const idOf = (location: string) => location.split('/').at(-1) ?? ''
const rowOf = async (location: string) =>
  (
    await academy.services.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, idOf(location)))
  )[0]
const pathOf = (key: string) => join(academy.dataDir, 'files', key)

describe('A-VID-5 a video that is sent', () => {
  test('T36 T39 lies under a name of ours, whatever it is called', async () => {
    const { status, location } = await announce({ name: '../../$(touch x);.mp4' })
    expect([status, location]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/videos\/[\w-]{36}$/)])
    expect((await send(location))?.status).toBe(204)
    const row = await rowOf(location)
    expect(row).toMatchObject({ name: '../../$(touch x);.mp4', bytes: BYTES, finishedAt: expect.any(Date) })
    expect(row?.mediaKey).toBe(`private/videos/${idOf(location)}/original.mp4`)
    expect(existsSync(pathOf(row?.mediaKey ?? ''))).toBe(true)
    expect((await academy.client().get(`/files/${row?.mediaKey}`)).status).toBe(404)
  })

  test('goes on where it broke off, and not anywhere else', async () => {
    const { location } = await announce()
    const url = academy.url + location
    const part = { url, from: 0, chunks: largeVideo(0, 40_000), bytes: 40_000 }
    expect((await sendChunk(admin, part))?.status).toBe(204)
    expect(await arrivedOf(admin, url)).toEqual({ status: 200, offset: 40_000 })
    expect((await send(location, largeVideo(30_000, BYTES), { from: 30_000 }))?.status).toBe(409)
    expect((await admin.get(location)).body).toEqual({ bytes: BYTES, received: 40_000 })
    expect((await send(location, largeVideo(40_000, BYTES), { from: 40_000 }))?.status).toBe(204)
  })

  test('T55 is no longer than was said, and never longer than may be', async () => {
    const { location } = await announce()
    const more = { url: academy.url + location, from: 0, chunks: largeVideo(0, BYTES + 1), bytes: BYTES + 1 }
    expect((await sendChunk(admin, more))?.status).toBe(413)
    expect((await announce({ bytes: VIDEO_MAX_BYTES + 1 })).status).toBe(413)
    expect((await announce({ bytes: 0 })).status).toBe(400)
  })

  test.each(['image/png', 'text/html', '', 'video/x-msvideo'])('T51 is not taken as %j', async type => {
    const { status, text } = await announce({ type })
    expect([status, JSON.parse(text).code]).toEqual([400, 'not-a-video'])
  })

  test('T51 is looked at when it is whole, and is gone at once when it is no video', async () => {
    for (const type of ['video/mp4', 'video/webm']) {
      const { location } = await announce({ type })
      const key = (await rowOf(location))?.mediaKey ?? ''
      const bytes = type === 'video/mp4' ? [Buffer.alloc(BYTES, '<html>')] : largeVideo(0, BYTES)
      const sent = await send(location, bytes)
      expect([sent?.status, JSON.parse(sent?.text ?? '').code], type).toEqual([400, 'not-a-video'])
      expect(await rowOf(location)).toBeUndefined()
      expect(existsSync(pathOf(key))).toBe(false)
    }
  })

  test('can be cancelled', async () => {
    const { location } = await announce()
    const key = (await rowOf(location))?.mediaKey ?? ''
    expect((await admin.delete(location)).status).toBe(204)
    expect((await arrivedOf(admin, academy.url + location)).status).toBe(404)
    expect(existsSync(pathOf(key))).toBe(false)
  })
})

describe('T26 T56 who may send, and how much', () => {
  test('nobody but administrators, and each only to their own', async () => {
    const learner = await seedUser(academy)
    expect((await announce({}, academy.client())).status).toBe(401)
    expect((await announce({}, learner.client)).status).toBe(403)
    const { location } = await announce()
    const other = (await seedUser(academy, { role: 'admin' })).client
    expect((await arrivedOf(other, academy.url + location)).status).toBe(404)
    expect((await send(location, largeVideo(0, BYTES), { client: other }))?.status).toBe(404)
    expect((await other.delete(location)).status).toBe(404)
    expect((await send(location, largeVideo(0, BYTES), { client: academy.client() }))?.status).toBe(401)
    expect((await send(location))?.status).toBe(204)
  })

  test('T57 no other site, and nothing but the pieces of the protocol', async () => {
    const { location } = await announce()
    const type = 'application/offset+octet-stream'
    const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': type }
    const crossSite = { ...headers, 'sec-fetch-site': 'cross-site' }
    expect((await admin.patch(location, 'x', crossSite)).status).toBe(403)
    expect((await admin.patch(location, 'x', { ...headers, 'content-type': 'text/plain' })).status).toBe(415)
    expect((await admin.put('/api/update', 'x', headers)).status).toBe(415)
  })

  test('five at a time, also when they all begin at once', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => announce()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    const begun = answers.find(({ status }) => status === 201)
    await send(begun?.location ?? '')
    expect((await announce()).status).toBe(201)
  })

  test('what nobody finished or used in a day is gone', async () => {
    const kept = await announce()
    const begun = await announce()
    const whole = await announce()
    await send(whole.location)
    const day = new Date(Date.now() - hours(25))
    const { db, storage } = academy.services
    const keys = [await rowOf(begun.location), await rowOf(whole.location)].map(row => row?.mediaKey ?? '')
    for (const { location } of [begun, whole])
      await db
        .update(uploads)
        .set({ createdAt: day, finishedAt: location === whole.location ? day : null })
        .where(eq(uploads.id, idOf(location)))
    const context = { ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' } as const
    expect(await sweepUploads(context)).toBe(2)
    for (const key of keys) expect(await storage.stat(key)).toBeUndefined()
    expect(await rowOf(kept.location)).toBeDefined()
  })

  test('R15 what a process that was killed left of a file is gone a day later, and nothing that is being written', async () => {
    const folder = pathOf('private/handouts')
    const [old, fresh] = [1, 2].map(() => join(folder, `plan.pdf.${crypto.randomUUID()}.partial`))
    await mkdir(folder, { recursive: true })
    for (const path of [old, fresh, join(folder, 'plan.pdf')]) await writeFile(path ?? '', 'x')
    const day = new Date(Date.now() - hours(25))
    for (const path of [old, join(folder, 'plan.pdf')]) await utimes(path ?? '', day, day)
    await sweepUploads({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
    expect((await readdir(folder)).toSorted()).toEqual(['plan.pdf', basename(fresh ?? '')])
  })
})
