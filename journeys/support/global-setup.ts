// Starts the academy that the journeys go through.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { requireBuilt } from '#root/scripts/build/built.mjs'
import { createClient } from '#src/testing/client.ts'
import { createBucket, environmentOf, hasS3 } from '#src/testing/services/s3.ts'
import { endWithTheRun } from '#src/testing/starting/end-with-the-run.ts'

import { changeSettings } from './changed-settings.ts'
import { leaveVideos } from './playlists.ts'
import { startAcademy } from './start-academy.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * JOURNEY_URL and JOURNEY_DATA point at an academy that runs already, such as `npm run dev`. Where there is an S3 server
 * to test against, the files are there. JOURNEY_SETTINGS=changed starts it with every setting away from its default.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['JOURNEY_URL']) return async () => {}
  requireBuilt(root, 'all')
  endWithTheRun()
  const { url, dataDir, said, stop } = await startAcademy(async place => {
    const changed = process.env['JOURNEY_SETTINGS'] === 'changed' ? await changeSettings(place) : undefined
    const bucket = hasS3 ? environmentOf(await createBucket(place.url)) : {}
    return { environment: { ...bucket, ...changed?.environment }, close: changed?.close }
  })
  Object.assign(process.env, { JOURNEY_URL: url, JOURNEY_DATA: dataDir })
  await plainFreeCourse(url)
  return async () => {
    await stop()
    // Journeys let payments be disputed, and strangers pay, which is told to whoever reads the log.
    const faults = said()
      .split('\n')
      .filter(line => line.includes('"level":50') && !/"(payment|subscription)-needs-review"/.test(line))
    for (const fault of faults) console.error(fault)
    const meant = process.env['CI'] ? faults.filter(fault => !isOfAStall(fault)) : faults
    if (meant.length > 0)
      throw new Error(`The server logged errors during the journeys:\n${meant.map(inShort).join('\n')}`)
  }
}

/** @returns what a line of the log says went wrong, without its stack */
function inShort(line: string): string {
  const { msg, err: _, ...facts } = JSON.parse(line)
  return `${msg} ${JSON.stringify(facts)} ${causesIn(line).join(' < ')}`.slice(0, 400)
}

function causesIn(line: string): string[] {
  const causes: string[] = []
  for (let cause = JSON.parse(line).err; cause && causes.length < 3; cause = cause.cause)
    causes.push(`${cause.type}: ${cause.message}`)
  return causes
}

/**
 * A build server that stalls for seconds cuts off what the database was doing. A call that failed by it is missed by its
 * journey, and a job is tried again: neither is a fault of ours.
 */
function isOfAStall(line: string): boolean {
  return causesIn(line).some(cause => /statement timeout|timeout exceeded when trying to connect/.test(cause))
}

/** Journeys of watching join the free course, and go from video to video: nothing is to be read or answered in it. */
async function plainFreeCourse(url: string): Promise<void> {
  const staff = createClient(url)
  const ask = async (method: string, path: string, data?: object) => {
    const [address, { get, put, delete: remove }] = [`/api${path}`, staff]
    const send = { GET: () => get(address), PUT: () => put(address, data), DELETE: () => remove(address, data) }
    const answer = await send[method as 'GET']() // no other method is asked for
    const { status, body, text } = answer
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
    return body
  }
  await staff.post('/api/login', { email: 'admin@demo.palestra.example', password: 'Admin-2026' })
  const { courses } = await ask('GET', '/courses?limit=100')
  for (const { _id, price } of courses) if (price === 0) await leaveVideos(ask, _id)
}
