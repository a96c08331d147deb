// Videos that go to S3, over lines that break on either side of the academy.
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { checksumOf } from '#src/server/storage/move.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { announceUpload, arrivedOf, hashOf, largeVideo, sendChunk } from '#src/testing/content/uploads.ts'
import { serve } from '#src/testing/serve.ts'
import { createBucket, environmentOf, hasS3 } from '#src/testing/services/s3.ts'
import { seconds } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: seconds(60) })

const BYTES = 30_000_000

/** A video that is announced, and what goes on with it. */
async function begin({ url: host }: TestAcademy, client: Client) {
  const { location } = await announceUpload(client, host, { bytes: BYTES })
  const url = host + location
  const arrived = async () => (await arrivedOf(client, url)).offset
  const send = async (breakAfter?: number) => {
    const from = await arrived()
    return sendChunk(client, { url, from, chunks: largeVideo(from, BYTES), bytes: BYTES - from }, breakAfter)
  }
  return { location, arrived, send, key: `private/videos/${location.split('/').at(-1)}/original.mp4` }
}

/** Between the academy and S3: passes everything on, except what `meddle` takes for itself. */
async function between(endpoint: string, meddle: (request: IncomingMessage) => Promise<boolean>): Promise<string> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    if (await meddle(request)) throw new Error('lost')
    const { method = '', url = '', headers } = request
    const onward = ask(new URL(url, endpoint), { method, headers })
    const answered = new Promise<IncomingMessage>((resolve, reject) =>
      onward.on('response', resolve).on('error', reject),
    )
    await pipeline(request, onward)
    const answer = await answered
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    await pipeline(answer, response)
  }
  return serve((request, response) => void pass(request, response).catch(() => request.socket.destroy()))
}

test.skipIf(!hasS3)('R10 A-VID-5 a video goes into S3 in pieces, over a line that breaks, and out again', async () => {
  await using academy = await startAcademy({ environment: environmentOf(await createBucket()) })
  const { client } = await seedUser(academy, { role: 'admin' })
  const { location, arrived, send, key } = await begin(academy, client)
  expect(await send(20_000_000)).toBeUndefined()
  await expect.poll(arrived, { timeout: seconds(20) }).toBeGreaterThan(5_000_000)
  const received = await arrived()
  expect((await client.get(location)).body).toEqual({ bytes: BYTES, received })
  expect((await send())?.status).toBe(204)
  const { storage } = academy.services
  expect(await storage.stat(key)).toMatchObject({ size: BYTES })
  expect(await checksumOf(academy.services.storage, key)).toBe(hashOf(largeVideo(0, BYTES)))
  expect((await client.delete(location)).status).toBe(204)
  const left = []
  for await (const { key: other } of storage.list('private')) left.push(other)
  expect(left).toEqual([])
})

test.skipIf(!hasS3)('R10 A-VID-5 a part that S3 does not take leaves no hole in the video', async () => {
  const bucket = await createBucket()
  let lost = 0
  const endpoint = await between(bucket.endpoint, async ({ url = '' }) => {
    if (lost > 1 || !url.includes('partNumber=2&')) return false
    lost += 1
    await setTimeout(1500) // a part that went beside it would be there by now
    return true
  })
  await using academy = await startAcademy({ environment: { ...environmentOf(bucket), S3_ENDPOINT: endpoint } })
  const { client } = await seedUser(academy, { role: 'admin' })
  const { arrived, send, key } = await begin(academy, client)
  expect(await send()).toMatchObject({ status: 503 })
  expect(lost).toBeGreaterThan(0)
  lost = 2
  expect(await arrived()).toBeLessThan(BYTES / 2)
  expect(await send()).toMatchObject({ status: 204 })
  expect(await checksumOf(academy.services.storage, key)).toBe(hashOf(largeVideo(0, BYTES)))
})

test('R10 an upload for an S3 that never answers is refused within ten seconds, in words', async () => {
  const endpoint = await between('http://127.0.0.1:9', async () => new Promise(() => {}))
  const s3 = { region: 'us-east-1', bucket: 'media', accessKeyId: 'id', secretAccessKey: 'key' }
  await using academy = await startAcademy({ environment: environmentOf({ endpoint, ...s3 }) })
  const { client } = await seedUser(academy, { role: 'admin' })
  const started = performance.now()
  const { status, text } = await announceUpload(client, academy.url, { bytes: BYTES })
  expect([status, JSON.parse(text).code]).toEqual([503, 'storage-unavailable'])
  expect(performance.now() - started).toBeLessThan(seconds(10))
})
