import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { startAcademy } from '#src/app/testing/academy.ts'
import { seedReader } from '#src/app/testing/courses.ts'
import { createBucket, environmentOf, hasS3 } from '#src/app/testing/s3.ts'
import { announceFilm, arrivedOf, hashOf, largeFilm, sendPiece } from '#src/app/testing/uploads.ts'

const BYTES = 23_000_000

test.skipIf(!hasS3)('R10 A-VID-5 a film goes into S3 in pieces, over a line that breaks, and out again', async () => {
  await using academy = await startAcademy({ environment: environmentOf(await createBucket()) })
  const { storage } = academy.services
  const { client } = await seedReader(academy, { role: 'admin' })
  const { location } = await announceFilm(client, academy.url, { bytes: BYTES })
  const url = academy.url + location
  const from = async (offset: number, breakAfter?: number) =>
    sendPiece(client, { url, from: offset, chunks: largeFilm(offset, BYTES), bytes: BYTES - offset }, breakAfter)
  expect(await from(0, 15_000_000)).toBeUndefined()
  await expect.poll(async () => (await arrivedOf(client, url)).offset, { timeout: 20_000 }).toBeGreaterThan(5_000_000)
  expect((await from((await arrivedOf(client, url)).offset))?.status).toBe(204)
  const key = `private/videos/${location.split('/').at(-1)}/original.mp4`
  expect(await storage.stat(key)).toMatchObject({ size: BYTES })
  const hash = createHash('sha256')
  for await (const chunk of await storage.read(key)) hash.update(chunk)
  expect(hash.digest('hex')).toBe(hashOf(largeFilm(0, BYTES)))
  expect((await client.delete(location)).status).toBe(204)
  const left = []
  for await (const { key: other } of storage.list('private')) left.push(other)
  expect(left).toEqual([])
})
