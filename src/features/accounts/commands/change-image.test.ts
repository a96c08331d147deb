import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { limitCounters } from '#src/server/limits/tables.ts'
import { dataFolders } from '#src/server/settings/env.ts'
import { seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const photo = (width: number, height: number, background = '#c70039') =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .jpeg()
    .toBuffer()

async function put({ client }: SeededUser, bytes: Uint8Array, { name = 'me.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const response = await fetch(`${academy.url}/api/avatar`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `session=${client.cookies.get('session')}` },
    body: form,
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test looks into
  const body: any = await response.json()
  return { status: response.status, body }
}
const stored = async (address: string) => Buffer.from(await (await fetch(academy.url + address)).arrayBuffer())

test('L-PROF-1 API-29 D-50 a picture is kept as a square of 500, drawn anew, without what the camera wrote', async () => {
  const user = await seedUser(academy)
  const { status, body } = await put(user, await photo(900, 600))
  expect(status).toBe(200)
  expect(body.user.image).toMatch(/^\/files\/public\/avatars\/[\w-]{36}\/500\.avif$/)
  const bytes = await stored(body.user.image)
  const { width, height, format, exif } = await sharp(bytes).metadata()
  expect([width, height, format, exif]).toEqual([500, 500, 'heif', undefined])
  expect((await user.client.get('/api/profile')).body.user.image).toBe(body.user.image)
})

test('L-PROF-1 a new picture takes the place of the former one, whose file goes', async () => {
  const user = await seedUser(academy)
  const first = (await put(user, await photo(500, 500))).body.user.image
  const second = (await put(user, await photo(500, 500, '#003355'))).body.user.image
  expect(second).not.toBe(first)
  const onDisk = (address: string) =>
    existsSync(join(dataFolders(academy.dataDir).files, address.replace('/files/', '')))
  expect([onDisk(first), onDisk(second)]).toEqual([false, true])
})

test.each([
  ['a script with a picture’s name', Buffer.from('<script>alert(1)</script>')],
  ['SVG with a picture’s type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the head of a picture alone', Buffer.from('89504e470d0a1a0a', 'hex')],
])('L-PROF-1 T51 T52 %s is refused, and nothing is kept', async (_, bytes) => {
  const user = await seedUser(academy)
  const before = readdirSync(join(dataFolders(academy.dataDir).files), { recursive: true }).length
  const { status, body } = await put(user, bytes, { name: 'me.png', type: 'image/png' })
  expect([status, body.code]).toEqual([400, 'not-an-image'])
  expect(readdirSync(join(dataFolders(academy.dataDir).files), { recursive: true })).toHaveLength(before)
  expect((await user.client.get('/api/profile')).body.user.image).toBeNull()
})

test('L-PROF-1 a call without a file, and one without a session, are refused', async () => {
  const user = await seedUser(academy)
  expect((await user.client.put('/api/avatar', { file: 'me.jpg' })).status).toBe(400)
  user.client.cookies.delete('session')
  expect((await put(user, await photo(10, 10))).status).toBe(401)
})

test('T56 twenty pictures an hour', async () => {
  const user = await seedUser(academy)
  const small = await photo(8, 8)
  const answers = await Promise.all(Array.from({ length: 22 }, () => put(user, small)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})
