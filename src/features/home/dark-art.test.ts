import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'

import { isReadable } from './engine/ground.ts'
import { heroSlides, heroUploads } from './tables.ts'

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  admin = (await seedUser(academy, { role: 'admin' })).client
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await Promise.all([limitCounters, heroSlides, heroUploads].map(table => academy.services.db.delete(table)))
  await academy.asOwner('delete from audit_entries')
})

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 450, channels: 3, background } })
    .png()
    .toBuffer()

const words = { h1: 'Read it', p: 'A contact', link: '/courses', color: 'black' } as const
const fields = {
  ...words,
  name: 'hero',
  asset_type: 'image',
  pageNb: 1,
  fileName: 'one.png',
  contentType: 'image/png',
} as const

async function send(background: string, given: object = {}) {
  const asked = await admin.post('/api/pages/hero', { ...fields, ...given })
  if (asked.status !== 200) return asked
  const headers = { 'content-type': 'image/png', 'x-amz-acl': 'public-read' }
  await fetch(String(asked.body.url), { method: 'PUT', headers, body: Buffer.from(await picture(background)) })
  return admin.post('/api/pages/hero/1/publish', { upload: String(asked.body.upload) })
}
const shown = async () => (await academy.client().get('/api/page?name=hero')).body.pages[0]
const dark = { theme: 'dark', h1: 'Not these words', color: 'white' }

test('A-HERO-1 L-HOME-2 a slide shows another picture in the dark theme, and its words stay what they are', async () => {
  await send('#f3b62e')
  const light = await shown()
  expect(light).toMatchObject({ ...words, ground: '#f3b62e' })
  expect(light.dark).toBeUndefined()

  expect((await send('#1b0d0f', dark)).status).toBe(200)
  const both = await shown()
  expect(both).toEqual({ ...light, dark: both.dark })
  expect(both.dark.ground).toBe('#1b0d0f')
  expect(both.dark.image).toMatch(/^\/files\/public\/heroes\/[\da-f-]{36}\/1920\.avif$/)
  expect(both.dark.image).not.toBe(light.image)

  await send('#efe5d5')
  const replaced = await shown()
  expect(replaced.ground).toBe('#efe5d5')
  expect(replaced.dark, 'what the dark theme shows outlives a new picture for the light one').toEqual(both.dark)
})

test('A-HERO-1 it is taken away again, also twice, with the file that is on its way for it', async () => {
  expect((await admin.delete('/api/pages/hero/1/dark')).status).toBe(404)
  await send('#f3b62e')
  await send('#1b0d0f', dark)
  const waiting = await admin.post('/api/pages/hero', { ...fields, ...dark })
  for (let times = 0; times < 2; times++) {
    const { status, body } = await admin.delete('/api/pages/hero/1/dark')
    expect([status, body.slide.dark]).toEqual([200, undefined])
  }
  expect((await shown()).dark).toBeUndefined()
  expect((await admin.post('/api/pages/hero/1/publish', { upload: String(waiting.body.upload) })).status).toBe(409)
  const entries = await academy.services.db.select().from(auditEntries)
  expect(entries.filter(({ action }) => action === 'hero.update')).toHaveLength(1)
})

test('A-HERO-1 there is none for a place without a slide, and for nobody who is no administrator', async () => {
  expect((await admin.post('/api/pages/hero', { ...fields, ...dark })).status).toBe(404)
  await send('#f3b62e')
  const learner = (await seedUser(academy)).client
  expect((await learner.delete('/api/pages/hero/1/dark')).status).toBe(403)
  expect((await learner.post('/api/pages/hero', { ...fields, ...dark })).status).toBe(403)
})

test('L-HOME-2 words stand on the colour of a picture only where they are read well', async () => {
  expect([isReadable('black', '#f3b62e'), isReadable('white', '#1b0d0f')]).toEqual([true, true])
  expect([isReadable('white', '#f3b62e'), isReadable('black', '#c70039')]).toEqual([false, false])
  await send('#f3b62e', { color: 'white' })
  expect((await shown()).ground).toBeUndefined()
})
