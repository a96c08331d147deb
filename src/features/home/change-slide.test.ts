import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { untilWaiting } from '#src/testing/load/hold-rows.ts'

import { heroSlides } from './tables.ts'

const academy = await keepAcademy()
const admin = (await seedUser(academy, { role: 'admin' })).client

const former = { h1: 'A step', p: 'On video', link: '/courses', color: 'white' } as const
const words = { h1: 'Other words', p: 'Said again', link: 'https://example.org/', color: 'black' } as const
const clip = { assetType: 'video', assetUrl: 'public/heroes/x/clip.mp4', image: 'public/heroes/x/1920.avif' } as const

beforeEach(async () => {
  const { db } = academy.services
  await db.delete(heroSlides)
  await academy.asOwner('delete from audit_entries')
  await db.insert(heroSlides).values({ pageNb: 2, ...former, ...clip })
})

const change = (body: object | FormData, pageNb = 2) => admin.put(`/api/pages/hero/${pageNb}`, body)
const shown = async () => (await academy.client().get('/api/page?name=hero')).body.pages[0]
const withStill = (still: BlobPart) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  form.set('still', new File([still], 'still.png', { type: 'image/png' }))
  return form
}
const entries = async () =>
  (await academy.services.db.select().from(auditEntries).orderBy(auditEntries.createdAt)).map(
    ({ action, before, after }) => ({ action, before, after }),
  )

test('A-HERO-1 D-52 words change without a file, visitors see them at once, and the file stays', async () => {
  const before = await shown()
  const { status, body } = await change(words)
  expect([status, body.slide]).toEqual([200, { ...before, ...words }])
  expect(await shown()).toEqual(body.slide)
  expect(await entries()).toEqual([{ action: 'hero.update', before: former, after: words }])
})

test('A-HERO-1 a video takes another still, rendered again', async () => {
  const create = { width: 900, height: 450, channels: 3, background: '#c70039' } as const
  const bytes = Uint8Array.from(await sharp({ create }).png().toBuffer())
  const { body } = await change(withStill(bytes))
  expect(body.slide.image).toMatch(/^\/files\/public\/heroes\/[\da-f-]{36}\/1920\.avif$/)
  expect(body.slide.asset).toEqual({ asset_type: 'video', url: '/files/public/heroes/x/clip.mp4' })
  expect((await academy.client().get(body.slide.image)).headers.get('content-type')).toBe('image/avif')
})

test('T86 T52 a still that is none is refused, and so is one for a picture', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  expect((await change(withStill(svg))).body.code).toBe('not-an-image')
  await academy.services.db.update(heroSlides).set({ assetType: 'image' })
  expect((await change(withStill(svg))).status).toBe(400)
  expect([(await shown()).h1, await entries()]).toEqual([former.h1, []])
})

test('K-15 T44 a place without a slide, and words that may not stand there, are refused', async () => {
  expect((await change(words, 1)).status).toBe(404)
  for (const wrong of [{ h1: '' }, { link: 'javascript:alert(1)' }, { color: 'red' }, { asset_type: 'image' }])
    expect([wrong, (await change({ ...words, ...wrong })).status]).toEqual([wrong, 400])
  for (const place of [0, 4]) expect((await change(words, place)).status).toBe(400)
  expect((await shown()).h1).toBe(former.h1)
})

test('a slide whose file was replaced meanwhile is not changed over it', async () => {
  const { db } = academy.services
  let waiting: ReturnType<typeof change> | undefined
  await db.transaction(async tx => {
    await tx.select().from(heroSlides).where(eq(heroSlides.pageNb, 2)).for('update')
    waiting = change(words)
    await untilWaiting(academy, 1)
    await tx.update(heroSlides).set({ assetUrl: 'public/heroes/y/clip.mp4' })
  })
  expect((await waiting)?.body.code).toBe('conflict')
  expect((await shown()).h1).toBe(former.h1)
})
