import { readMedia } from '@palestra/demo-academy/media'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { createBucket, environmentOf, hasS3 } from '#src/testing/services/s3.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

import { sweepIncoming } from './commands/sweep-incoming.ts'
import { INCOMING } from './policy.ts'
import { heroSlides, heroUploads } from './tables.ts'

const places = [
  { name: 'disk', environment: async () => ({}) },
  ...(hasS3 ? [{ name: 'S3', environment: async () => environmentOf(await createBucket()) }] : []),
]

const photo = (width = 900, height = 450) =>
  sharp({ create: { width, height, channels: 3, background: '#c70039' } })
    .jpeg()
    .toBuffer()
const clip = () => readMedia('heroes/contact.mp4')

const fields = {
  name: 'hero',
  h1: 'New',
  p: 'A slide',
  link: '/courses',
  asset_type: 'image',
  pageNb: 2,
  fileName: 'my photo.jpg',
  contentType: 'image/jpeg',
}
const video = { ...fields, asset_type: 'video', fileName: 'my clip.mp4', contentType: 'video/mp4' }

const put = async (url: string, body: Uint8Array | string, headers: Record<string, string> = {}) => {
  const given = { 'content-type': 'image/jpeg', 'x-amz-acl': 'public-read', ...headers }
  return (await fetch(url, { method: 'PUT', headers: given, body: Buffer.from(body) })).status
}

describe.each(places)('$name', ({ name, environment }) => {
  let academy: TestAcademy
  let admin: Client
  beforeAll(async () => {
    academy = await startAcademy({ environment: { ...(await environment()), LOG_LEVEL: 'error' } })
    admin = (await seedUser(academy, { role: 'admin' })).client
  })
  afterAll(() => academy[Symbol.asyncDispose]())
  beforeEach(async () => {
    const { db } = academy.services
    await Promise.all([limitCounters, heroSlides, heroUploads].map(table => db.delete(table)))
    await academy.asOwner('delete from audit_entries')
  })

  const ask = async (given: object = {}) => {
    const { status, body } = await admin.post('/api/pages/hero', { ...fields, ...given })
    return { status, body, url: String(body.url), upload: String(body.upload) }
  }
  const publish = (upload: string, pageNb = 2) => admin.post(`/api/pages/hero/${pageNb}/publish`, { upload })
  const slides = async () => (await academy.client().get('/api/page?name=hero')).body.pages
  const incoming = async () => {
    const keys: string[] = []
    for await (const { key } of academy.services.storage.list(INCOMING)) keys.push(key)
    return keys
  }
  const until = async (isSo: () => Promise<boolean>, waitMs = seconds(30)) => {
    for (const end = Date.now() + waitMs; !(await isSo()) && Date.now() < end;)
      await new Promise(resolve => setTimeout(resolve, 200))
    return isSo()
  }

  test('A-HERO-1 A-HERO-2 API-35 API-36 D-52 a picture is sent to its address, checked and shown in its widths', async () => {
    const bytes = await photo()
    const { status, url, upload } = await ask({ color: 'black', size: bytes.length })
    expect(status).toBe(200)
    expect(await put(url, bytes)).toBe(200)
    expect(await slides()).toEqual([])
    const published = await publish(upload)
    expect(published.status).toBe(200)
    const [slide] = await slides()
    expect(slide).toEqual(published.body.slide)
    expect(slide).toMatchObject({ h1: 'New', p: 'A slide', link: '/courses', color: 'black' })
    expect(slide.asset).toEqual({ asset_type: 'image', url: slide.image })
    expect(slide.image).toMatch(/^\/files\/public\/heroes\/[\da-f-]{36}\/1920\.avif$/)
    for (const width of [828, 1280, 1920, 2400]) {
      const answer = await fetch(academy.url + slide.image.replace('1920', String(width)))
      const { format, width: drawn } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([format, drawn]).toEqual(['heif', Math.min(width, 900)])
    }
    expect(await until(async () => (await incoming()).length === 0)).toBe(true)
    const entries = await academy.services.db.select().from(auditEntries)
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['hero.publish', 'hero.upload'])
    expect(academy.logs.splice(0)).toEqual([])
  })

  test('A-HERO-2 a video is shown with the still that came with it; who says no size may send up to the most', async () => {
    const bytes = await clip()
    const { url, upload } = await ask(video)
    expect(await put(url, bytes, { 'content-type': 'video/mp4' })).toBe(200)
    const form = new FormData()
    form.set('upload', upload)
    form.set('still', new File([Uint8Array.from(await photo())], 'still.jpg'))
    const cookie = `session=${admin.cookies.get('session')}`
    const headers = { 'sec-fetch-site': 'same-origin', cookie }
    const answer = await fetch(`${academy.url}/api/pages/hero/2/publish`, { method: 'POST', headers, body: form })
    expect(answer.status).toBe(200)
    const [slide] = await slides()
    expect(slide.color).toBe('white')
    expect(slide.asset.url).toMatch(/^\/files\/public\/heroes\/[\da-f-]{36}\/clip\.mp4$/)
    expect(slide.image).toMatch(/1920\.avif$/)
    const part = await fetch(academy.url + slide.asset.url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(0, 100))).toBe(true)
  })

  test('A-HERO-2 who only sends the file sees it published all the same', async () => {
    const { url, upload } = await ask(video)
    expect(await put(url, await clip(), { 'content-type': 'video/mp4' })).toBe(200)
    expect(await until(async () => (await slides()).length === 1, seconds(50))).toBe(true)
    const [slide] = await slides()
    expect([slide.asset.asset_type, slide.image]).toEqual(['video', ''])
    expect((await publish(upload)).body.slide).toEqual(slide)
    const { items } = (await admin.get('/api/pages/hero')).body
    expect(items[1]).toEqual({
      pageNb: 2,
      version: expect.any(String),
      slide,
      upload: { _id: upload, state: 'published', failure: null },
    })
    expect([items[0], items[2]]).toMatchObject([{ pageNb: 1 }, { pageNb: 3 }])
  })

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', {}, 'not-an-image'],
    ['a page as a video', '<!doctype html><script>alert(1)</script>', video, 'not-a-clip'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {}, 'not-an-image'],
  ])('T86 %s is not published, and removed', async (_, body, given, code) => {
    const { url, upload } = await ask({ ...given, size: body.length })
    expect(await put(url, body, { 'content-type': 'contentType' in given ? 'video/mp4' : 'image/jpeg' })).toBe(200)
    const first = await publish(upload)
    expect([first.status, first.body.code]).toEqual([400, code])
    expect((await publish(upload)).body).toEqual(first.body)
    expect(await slides()).toEqual([])
    expect(await until(async () => (await incoming()).length === 0)).toBe(true)
    const { items } = (await admin.get('/api/pages/hero')).body
    expect(items[1].upload).toEqual({ _id: upload, state: 'failed', failure: first.body.message })
  })

  test('T86 a file of another type or size, one that comes late or twice is not taken', async () => {
    const bytes = await photo()
    for (const size of [bytes.length, undefined]) {
      const { url, upload } = await ask({ size })
      expect(await put(url, bytes, { 'content-type': 'text/html' })).toBeGreaterThanOrEqual(400)
      expect(await put(url, bytes, { 'x-amz-acl': 'private' })).toBeGreaterThanOrEqual(400)
      expect(await put(url, Buffer.alloc(10_000_001))).toBeGreaterThanOrEqual(400)
      if (size) expect(await put(url, bytes.subarray(1))).toBeGreaterThanOrEqual(400)
      expect([(await publish(upload)).body.code, await incoming()]).toEqual(['upload-missing', []])
    }
    const { url } = await ask()
    expect(await put(url, bytes)).toBe(200)
    expect(await put(url, bytes)).toBe(409)
    const late = await ask({ size: bytes.length })
    academy.clock.now = new Date(academy.clock.now.getTime() + minutes(11))
    if (name === 'disk') expect(await put(late.url, bytes)).toBe(403)
    expect((await publish(late.upload)).body.code).toBe('upload-expired')
    academy.clock.now = new Date(academy.clock.now.getTime() - minutes(11))
  })

  test('T86 a newer upload for the same place takes over, and of two publishers one wins', async () => {
    const [first, second] = [await ask(), await ask({ h1: 'Newer' })]
    expect(await put(first.url, await photo())).toBe(200)
    expect((await publish(first.upload)).body.code).toBe('conflict')
    expect(await put(second.url, await photo())).toBe(200)
    const both = await Promise.all([publish(second.upload), publish(second.upload)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect((await slides()).map(({ h1 }: { h1: string }) => h1)).toEqual(['Newer'])
    const kept: string[] = []
    const isKept = async () => {
      kept.length = 0
      for await (const { key } of academy.services.storage.list('public/heroes')) kept.push(key)
      const image = both[0]?.body.slide.image.split('/')[4]
      return kept.filter(key => key.includes(image)).length === 4
    }
    expect(await until(isKept)).toBe(true)
  })

  test('K-15 T44 T26 what is asked for is checked before anything is signed', async () => {
    const links = [
      'javascript:alert(1)',
      ' java\tscript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'x',
      '',
    ]
    const wrong = [
      ...links.map(link => ({ link })),
      { pageNb: 0 },
      { pageNb: 4 },
      { asset_type: 'audio' },
      { contentType: 'image/svg+xml' },
      { contentType: 'text/html' },
      { contentType: 'video/mp4' },
      { color: 'red' },
      { h1: '' },
      { fileName: 'a\nb' },
    ]
    for (const given of wrong) expect([given, (await ask(given)).status]).toEqual([given, 400])
    expect((await ask({ size: 10_000_001 })).status).toBe(413)
    expect((await ask({ link: 'https://example.org/a?b=c', fileName: '../../x.jpg' })).status).toBe(200)
    const [row] = await academy.services.db.select().from(heroUploads).where(eq(heroUploads.pageNb, 2))
    expect(row?.key).toMatch(/^incoming\/hero\/[\da-f-]{36}$/)
    const { client } = await seedUser(academy)
    expect((await client.post('/api/pages/hero', fields)).status).toBe(403)
    expect((await academy.client().post('/api/pages/hero', fields)).status).toBe(401)
  })

  test('a file that no slide took is swept away after an hour', async () => {
    const { storage } = academy.services
    await storage.put(`${INCOMING}/left`, Buffer.from('x'))
    await sweepIncoming({ storage })
    expect(await incoming()).toContain(`${INCOMING}/left`)
    const old = new Date(Date.now() - minutes(61))
    const aged = { ...storage, list: (folder: string) => agedList(storage.list(folder), old) }
    await sweepIncoming({ storage: aged })
    expect(await incoming()).toEqual([])
  })
})

async function* agedList<T extends { modifiedAt: Date }>(files: AsyncIterable<T>, modifiedAt: Date) {
  for await (const file of files) yield { ...file, modifiedAt }
}
