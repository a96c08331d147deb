import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { sessions, users } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { untilWaiting } from '#src/testing/load/hold-rows.ts'

import { dropHeroUploads } from './commands/drop-uploads.ts'
import { publishHeroUpload } from './commands/publish-upload.ts'
import { heroSlides, heroUploads } from './tables.ts'

const academy = await keepAcademy()
const { db } = academy.services
const { client, userId } = await seedUser(academy, { role: 'admin' })

const former = { h1: 'Before', p: 'As it was', link: '/courses', color: 'white' } as const
const words = { h1: 'A colleague’s words', p: 'Said meanwhile', link: '/blogs', color: 'black' } as const
const picture = Uint8Array.from(
  await sharp({ create: { width: 900, height: 450, channels: 3, background: '#c70039' } })
    .jpeg()
    .toBuffer(),
)

beforeEach(async () => {
  await Promise.all([limitCounters, heroSlides, heroUploads].map(table => db.delete(table)))
  await db
    .insert(heroSlides)
    .values({ pageNb: 2, ...former, assetType: 'image', assetUrl: 'public/heroes/x/1920.avif' })
})

const ask = (version?: string) => {
  const file = { fileName: 'a.jpg', contentType: 'image/jpeg', asset_type: 'image', size: picture.length }
  return client.post('/api/pages/hero', { name: 'hero', ...former, h1: 'Mine', pageNb: 2, version, ...file })
}
const send = async ({ url, upload }: { url: string; upload: string }) => {
  const headers = { 'content-type': 'image/jpeg', 'x-amz-acl': 'public-read' }
  expect((await fetch(url, { method: 'PUT', headers, body: picture })).status).toBe(200)
  return upload
}
const read = async () => (await client.get('/api/pages/hero')).body.items[1]

test('A-HERO-1 T86 a file that is on its way does not bring back words that a colleague has changed meanwhile', async () => {
  const { version } = await read()
  const upload = await send((await ask(version)).body)
  expect((await client.put('/api/pages/hero/2', words)).status).toBe(200)
  const asked = { pageNb: 2, upload }
  expect((await client.post('/api/pages/hero/2/publish', { upload })).body.code).toBe('conflict')
  expect(
    await publishHeroUpload({ ...academy.services, actor: { kind: 'job', name: 'publish-hero' }, ip: '' }, asked),
  ).toMatchObject({
    refused: 'conflict',
  })
  const now = await read()
  expect(now.slide).toMatchObject(words)
  const again = await send((await ask(now.version)).body)
  expect((await client.post('/api/pages/hero/2/publish', { upload: again })).status).toBe(200)
  expect((await read()).slide.h1).toBe('Mine')
})

test('A-HERO-1 who asks for an upload while the words are being changed is told, and signed nothing', async () => {
  const { version } = await read()
  let asking: ReturnType<typeof ask> | undefined
  await db.transaction(async tx => {
    await tx.update(heroSlides).set(words).where(eq(heroSlides.pageNb, 2))
    asking = ask(version)
    await untilWaiting(academy, 1)
  })
  expect((await asking)?.body.code).toBe('conflict')
  expect(await db.$count(heroUploads)).toBe(0)
})

test('T15 T86 nobody gets an address for a file at the moment in which their rights are taken', async () => {
  let asking: ReturnType<typeof ask> | undefined
  await db.transaction(async tx => {
    await tx.update(users).set({ role: 'learner' }).where(eq(users.id, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await dropHeroUploads(tx)
    asking = ask()
    await untilWaiting(academy, 1)
  })
  expect((await asking)?.body.code).toBe('sign-in')
  expect(await db.$count(heroUploads, eq(heroUploads.state, 'waiting'))).toBe(0)
})
