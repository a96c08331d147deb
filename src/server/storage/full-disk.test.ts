import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { canMount } from '@palestra/embedded-postgres/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { uploads } from '#src/features/videos/tables.ts'
import { dataFolders } from '#src/server/settings/env.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { announceUpload, arrivedOf, hashOf, largeVideo, sendChunk } from '#src/testing/content/uploads.ts'
import { openShop } from '#src/testing/services/shop.ts'

const DISK_MEGABYTES = 8
const VIDEO_BYTES = 6_000_000

/** A disk of its own below the academy's files, with nothing but `room` left on it. */
function fillDisk({ dataDir }: TestAcademy, roomBytes: number) {
  const folder = dataFolders(dataDir).files
  mkdirSync(folder, { recursive: true }) // nothing was stored yet
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  writeFileSync(filler, Buffer.alloc(DISK_MEGABYTES * 1024 * 1024 - roomBytes))
  return {
    files: () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()),
    makeRoom: () => rmSync(filler),
    [Symbol.dispose]: () => void execFileSync('umount', [folder]),
  }
}

/** An image whose noise does not become small. */
async function photo(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 900, height: 900, channels: 3, background: '#777', noise } as const
  return new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], 'me.jpg', { type: 'image/jpeg' })
}

test.skipIf(!canMount)(
  'R9 a full disk takes no picture and leaves nothing; payments work; with room all goes on',
  async () => {
    await using academy = await startAcademy()
    using disk = fillDisk(academy, 16_384)
    const shop = openShop(academy)
    const { client, userId, courseId } = await shop.meet()
    const change = async () => {
      const body = new FormData()
      body.set('file', await photo())
      const headers = { 'sec-fetch-site': 'same-origin', cookie: `session=${client.cookies.get('session')}` }
      return fetch(`${academy.url}/api/avatar`, { method: 'PUT', headers, body })
    }
    const before = (await client.get('/api/profile')).body.user.image

    const refused = await change()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refused.json()).toMatchObject({ code: 'storage-unavailable' })
    expect(disk.files().map(({ name }) => name)).toEqual(['filler'])
    expect((await client.get('/api/profile')).body.user.image).toBe(before)

    const { intentId } = await shop.start(client, courseId)
    await shop.pay(intentId)
    await expect.poll(() => shop.grantsOf(userId)).toHaveLength(1)

    disk.makeRoom()
    expect((await change()).status).toBe(200)
  },
)

test.skipIf(!canMount)(
  'R9 R15 a video stops where the disk is full, and goes on from there when there is room',
  async () => {
    await using academy = await startAcademy()
    using disk = fillDisk(academy, 2_000_000)
    const { client } = await seedUser(academy, { role: 'admin' })
    const { location } = await announceUpload(client, academy.url, { bytes: VIDEO_BYTES })
    const url = academy.url + location
    const from = (offset: number) => ({
      url,
      from: offset,
      chunks: largeVideo(offset, VIDEO_BYTES),
      bytes: VIDEO_BYTES - offset,
    })

    expect(await sendChunk(client, from(0))).toMatchObject({
      status: 503,
      text: expect.stringContaining('storage-unavailable'),
    })
    const [halted] = await academy.services.db.select().from(uploads)
    expect(halted?.finishedAt).toBeNull()

    disk.makeRoom()
    const { offset } = await arrivedOf(client, url)
    expect(offset).toBeGreaterThan(1_000_000)
    expect(offset).toBeLessThan(VIDEO_BYTES)
    expect(await sendChunk(client, from(offset))).toMatchObject({ status: 204 })
    const [upload] = await academy.services.db.select().from(uploads)
    expect(upload?.finishedAt).toBeInstanceOf(Date)
    const stored = await academy.services.storage.read(upload?.mediaKey ?? '')
    const chunks: Buffer[] = []
    for await (const chunk of stored) chunks.push(Buffer.from(chunk as Uint8Array))
    expect(hashOf(chunks)).toBe(hashOf(largeVideo(0, VIDEO_BYTES)))
  },
)
