import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { pages } from '#src/features/pages/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { removeOrphans } from './commands.ts'
import { textImages } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

async function seedAdmin() {
  const user = await seedUser(academy)
  await academy.services.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.userId))
  return user.client
}

type Client = Awaited<ReturnType<typeof seedAdmin>>
const send = (client: Client, bytes: Uint8Array) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'curve.png', { type: 'image/png' }))
  return client.post('/api/admin/images', form)
}
const image = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#c70039' } })
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .jpeg()
    .toBuffer()
const statusOf = async (url: string) => (await fetch(academy.url + url)).status

test('T51 a picture for a text is drawn anew, at most 1440 px wide, and readable by everybody', async () => {
  const { status, body } = await send(await seedAdmin(), await image(2000))
  expect(status).toBe(200)
  expect(body).toEqual({ url: expect.stringMatching(/^\/files\/public\/texts\/[\w-]{36}\/1440\.avif$/) })
  const stored = await fetch(academy.url + body.url)
  const { width, height, exif } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata()
  expect([width, height, exif]).toEqual([1440, 720, undefined])
})

test('a drawing on white says so in its address, by which it is light on dark by night; a photograph does not', async () => {
  const admin = await seedAdmin()
  const curve =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><path d="M20 280 Q300 20 580 40" fill="none" stroke="#c70039" stroke-width="6"/></svg>'
  const onPaper = await sharp(Buffer.from(curve)).flatten({ background: 'white' }).png().toBuffer()
  expect((await send(admin, onPaper)).body.url).toMatch(/\/1440\.avif#paper$/)
  expect((await send(admin, await image(600))).body.url).toMatch(/\/1440\.avif$/)
})

test('T69 an administrator’s picture leaves its trace', async () => {
  const { body } = await send(await seedAdmin(), await image(20))
  const key = body.url.replace('/files/', '')
  const [made] = await academy.services.db.select().from(textImages).where(eq(textImages.key, key))
  const [entry] = await academy.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.thingId, made?.id ?? ''))
  expect(entry).toMatchObject({ action: 'picture.create', thingName: 'curve.png' })
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})

test('T51 T52 what is no picture is refused, and so is who is no administrator', async () => {
  const admin = await seedAdmin()
  for (const text of ['<script>alert(1)</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    expect((await send(admin, Buffer.from(text))).body.code).toBe('not-an-image')
  expect((await admin.post('/api/admin/images', { file: 'curve.png' })).status).toBe(400)
  const { client: learner } = await seedUser(academy)
  expect((await send(learner, await image(10))).status).toBe(403)
  expect((await send(academy.client(), await image(10))).status).toBe(401)
})

test('T56 a picture that no text uses is removed after a day, one that is used stays', async () => {
  const { db } = academy.services
  const admin = await seedAdmin()
  const upload = async (): Promise<string> => (await send(admin, await image(20))).body.url
  const [used, orphan, fresh] = [await upload(), await upload(), await upload()]
  const age = (url: string) =>
    db
      .update(textImages)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(textImages.key, url.replace('/files/', '')))
  await age(used)
  await age(orphan)
  const content = `<figure><img src="${used}" alt="A curve" /></figure>`
  await db.insert(pages).values({ slug: 'privacy', title: 'Privacy', content })
  expect(await removeOrphans(academy.services)).toBe(1)
  await vi.waitFor(async () => expect(await statusOf(orphan)).toBe(404), { timeout: 15_000, interval: 200 })
  expect([await statusOf(used), await statusOf(fresh)]).toEqual([200, 200])
  await db.delete(pages)
  expect(await removeOrphans(academy.services)).toBe(1)
})
