import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect } from 'vitest'

import { uploads } from '#src/features/videos/tables.ts'
import { diskStorage } from '#src/server/storage/disk.ts'
import { checksumOf } from '#src/server/storage/move.ts'
import { s3Storage } from '#src/server/storage/s3.ts'

import { createClient, type Client } from '../client.ts'
import { seedUser } from '../content/courses.ts'
import { announceUpload, arrivedOf, hashOf, largeVideo, sendChunk } from '../content/uploads.ts'
import { startProcess, type AcademyProcess } from '../crashes/academy-process.ts'
import { openWorld, type World } from '../crashes/world.ts'
import { createBucket, environmentOf, hasS3 } from '../services/s3.ts'
import { createDatabase } from '../starting/database.ts'

const MOST_MEMORY_BYTES = 150_000_000

async function memoryOf({ url }: World): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

/** Follows the memory of a process while something goes on. @returns the most that it had */
async function mostDuring(world: World, work: Promise<unknown>): Promise<number> {
  let most = 0
  let isOver = false
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    most = Math.max(most, await memoryOf(world))
    await setTimeout(100)
  }
  await over
  return most
}

/** Sends from where the upload stands, and breaks off after so many bytes. */
async function goOn(client: Client, video: { url: string; bytes: number }, breakAfter?: number) {
  const { url, bytes } = video
  const { offset: from } = await arrivedOf(client, url)
  return sendChunk(client, { url, from, chunks: largeVideo(from, bytes), bytes: bytes - from }, breakAfter)
}

const onDisk = async () => ({ environment: {}, open: (dataDir: string) => diskStorage(join(dataDir, 'files')) })
const inS3 = async () => {
  const bucket = await createBucket()
  return { environment: environmentOf(bucket), open: () => s3Storage(bucket) }
}

/** Where videos are kept: on disk, and in S3 where there is a server to test against. */
export const videoPlaces = [{ name: 'disk', place: onDisk }, ...(hasS3 ? [{ name: 'S3', place: inS3 }] : [])]

type VideoPlace = (typeof videoPlaces)[number]['place']

/** Sends a video of so many bytes over lines that break, to a server that is killed, and expects it whole. */
export async function expectVideoWhole({ bytes, place }: { bytes: number; place: VideoPlace }): Promise<void> {
  const { environment, open } = await place()
  await using cleaning = new AsyncDisposableStack()
  const database = await createDatabase()
  cleaning.defer(database.drop)
  const world = await openWorld(database.settings)
  cleaning.defer(world.close)
  const start = () => startProcess({ ...world.environment, ...environment }, false)
  let academy: AcademyProcess = await start()
  cleaning.defer(() => academy.kill())
  const services = { db: world.db, publicUrl: world.url }
  const { client } = await seedUser({ services, client: () => createClient(world.url) }, { role: 'admin' })

  const { status, location } = await announceUpload(client, world.url, { bytes })
  expect(status).toBe(201)
  const video = { url: world.url + location, bytes }
  const idle = [await memoryOf(world)]
  const most: number[] = []
  const offsets: number[] = []
  const follow = async (breakAfter?: number) => {
    const sending = goOn(client, video, breakAfter)
    most.push(await mostDuring(world, sending))
    await setTimeout(300)
    return sending
  }
  for (const share of [0.2, 0.3]) {
    expect(await follow(bytes * share)).toBeUndefined()
    offsets.push((await arrivedOf(client, video.url)).offset)
  }
  const interrupted = goOn(client, video, bytes * 0.2)
  const arrived = async () => Number((await client.get(location)).body.received)
  while ((await arrived()) <= (offsets.at(-1) ?? 0)) await setTimeout(5)
  await academy.kill()
  expect(await interrupted).toBeUndefined()
  academy = await start()
  idle.push(await memoryOf(world))
  offsets.push((await arrivedOf(client, video.url)).offset)
  expect(await follow()).toMatchObject({ status: 204 })

  expect(offsets[0]).toBeGreaterThan(bytes * 0.1)
  expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b))
  const [upload] = await world.db.select().from(uploads)
  expect(upload?.finishedAt).toBeInstanceOf(Date)
  const stored = await checksumOf(open(world.environment.DATA_DIR), upload?.mediaKey ?? '')
  expect(stored).toBe(hashOf(largeVideo(0, bytes)))
  console.log('broke off at', offsets, 'memory when idle', idle, 'at most', most)
  expect(Math.max(...most) - Math.min(...idle)).toBeLessThan(MOST_MEMORY_BYTES)
}
