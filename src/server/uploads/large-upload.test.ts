import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createClient, type Client } from '#src/app/testing/client.ts'
import { seedReader } from '#src/app/testing/courses.ts'
import { startProcess, type AcademyProcess } from '#src/app/testing/crashes/academy-process.ts'
import { openWorld, type World } from '#src/app/testing/crashes/world.ts'
import { createDatabase } from '#src/app/testing/database.ts'
import { createBucket, environmentOf, hasS3 } from '#src/app/testing/s3.ts'
import { announceUpload, arrivedOf, hashOf, largeFilm, sendPiece } from '#src/app/testing/uploads.ts'
import { uploads } from '#src/features/videos/tables.ts'
import { minutes } from '#src/wire/durations.ts'

import { diskStorage } from '../storage/disk.ts'
import { checksumOf } from '../storage/move.ts'
import { s3Storage } from '../storage/s3.ts'

/** Another size by hand: UPLOAD_TEST_MEGABYTES=2000. */
const BYTES = Number(process.env['UPLOAD_TEST_MEGABYTES'] ?? 200) * 1_000_000
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
async function goOn(client: Client, url: string, breakAfter?: number) {
  const { offset: from } = await arrivedOf(client, url)
  return sendPiece(client, { url, from, chunks: largeFilm(from, BYTES), bytes: BYTES - from }, breakAfter)
}

const onDisk = async () => ({ environment: {}, open: (dataDir: string) => diskStorage(join(dataDir, 'files')) })
const inS3 = async () => {
  const bucket = await createBucket()
  return { environment: environmentOf(bucket), open: () => s3Storage(bucket) }
}

test.each([{ name: 'disk', place: onDisk }, ...(hasS3 ? [{ name: 'S3', place: inS3 }] : [])])(
  `T55 A-VID-5 a film of ${BYTES / 1e6} MB arrives whole over lines that break and a server that is killed: $name`,
  async ({ place }) => {
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
    const { client } = await seedReader({ services, client: () => createClient(world.url) }, { role: 'admin' })

    const { status, location } = await announceUpload(client, world.url, { bytes: BYTES })
    expect(status).toBe(201)
    const url = world.url + location
    const idle = [await memoryOf(world)]
    const most: number[] = []
    const offsets: number[] = []
    const follow = async (breakAfter?: number) => {
      const sending = goOn(client, url, breakAfter)
      most.push(await mostDuring(world, sending))
      await setTimeout(300)
      return sending
    }
    for (const share of [0.2, 0.3]) {
      expect(await follow(BYTES * share)).toBeUndefined()
      offsets.push((await arrivedOf(client, url)).offset)
    }
    const interrupted = goOn(client, url, BYTES * 0.2)
    const arrived = async () => Number((await client.get(location)).body.received)
    while ((await arrived()) <= (offsets.at(-1) ?? 0)) await setTimeout(5)
    await academy.kill()
    expect(await interrupted).toBeUndefined()
    academy = await start()
    idle.push(await memoryOf(world))
    offsets.push((await arrivedOf(client, url)).offset)
    expect(await follow()).toMatchObject({ status: 204 })

    expect(offsets[0]).toBeGreaterThan(BYTES * 0.1)
    expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b))
    const [upload] = await world.db.select().from(uploads)
    expect(upload?.finishedAt).toBeInstanceOf(Date)
    const stored = await checksumOf(open(world.environment.DATA_DIR), upload?.mediaKey ?? '')
    expect(stored).toBe(hashOf(largeFilm(0, BYTES)))
    console.log('broke off at', offsets, 'memory when idle', idle, 'at most', most)
    expect(Math.max(...most) - Math.min(...idle)).toBeLessThan(MOST_MEMORY_BYTES)
  },
  minutes(10),
)
