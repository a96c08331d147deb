import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createDatabase, query, type TestDatabase } from '#src/testing/starting/database.ts'

import { connect, type Database } from '../database/database.ts'
import { createLog } from '../observability/log.ts'
import { openQueue, type Job, type RunningQueue } from './queue.ts'

declare module './queue.ts' {
  interface Jobs {
    'test-job': { n: number }
  }
}

const log = createLog('silent')
let copy: TestDatabase
let database: Database
const queues: RunningQueue[] = []
beforeEach(async () => {
  copy = await createDatabase()
  database = connect(copy.serving, () => {})
})
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop()
  await database.close()
  await copy.drop()
})

async function work(run: (n: number) => Promise<void> | void, more: Partial<Job<'test-job'>> = {}, options = {}) {
  const queue = openQueue(copy.serving, log, options)
  queues.push(queue)
  const job: Job<'test-job'> = {
    name: 'test-job',
    retries: 3,
    retryDelaySeconds: 1,
    run: async ({ n }) => run(n),
    ...more,
  }
  await queue.start([job as unknown as Job])
  return queue
}

test('R16 a job exists exactly if the transaction that sent it commits', async () => {
  const done: number[] = []
  const queue = await work(n => void done.push(n))
  await database.db.transaction(async tx => {
    await queue.send(tx, 'test-job', { n: 1 })
    await setTimeout(300)
    expect(done).toEqual([])
  })
  await database.db
    .transaction(async tx => {
      await queue.send(tx, 'test-job', { n: 2 })
      tx.rollback()
    })
    .catch(() => {})
  await queue.send(database.db, 'test-job', { n: 3 })
  await expect.poll(() => done).toEqual([1, 3])
})

test('R16 two replicas share the work: every job is done once', async () => {
  const done: number[] = []
  const take = async (n: number) => {
    await setTimeout(5)
    done.push(n)
  }
  const one = await work(take, { concurrency: 2 })
  await work(take, { concurrency: 2 })
  await Promise.all(Array.from({ length: 40 }, (_, n) => one.send(database.db, 'test-job', { n })))
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(40)
  await setTimeout(300)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n))
})

test('a job that fails is tried again, and one with a time waits for it', async () => {
  const tries: number[] = []
  const queue = await work(n => {
    tries.push(n)
    if (tries.length === 1) throw new Error('not yet')
  })
  await queue.send(database.db, 'test-job', { n: 1 })
  await queue.send(database.db, 'test-job', { n: 2 }, { startAfter: new Date(Date.now() + 3_600_000) })
  await expect.poll(() => tries, { timeout: 15_000 }).toEqual([1, 1])
})

test('a job with a schedule begins by itself, unless its process does not look at the clock', async () => {
  let begun = 0
  const begin = () => void (begun += 1)
  const looked = async () => {
    const [row] = await query<{ cron_on: Date | null }>(copy.settings, 'select cron_on from pgboss.version')
    return row?.cron_on ?? null
  }
  const everyMinute = { schedule: '* * * * *' }
  await work(begin, everyMinute, { beginsByItself: false })
  await setTimeout(1000)
  expect(await looked()).toBeNull()
  await work(begin, everyMinute)
  await expect.poll(looked, { timeout: 1000 }).not.toBeNull()
  await expect.poll(() => begun, { timeout: 100_000 }).toBeGreaterThan(0)
})

test('R16 a job that fails is an error, and one that the end of the process ends is none: it is tried again', async () => {
  const lines: { level: number; msg: string }[] = []
  const told = createLog('info', { write: line => void lines.push(JSON.parse(line)) })
  let begun = () => {}
  const hasBegun = new Promise<void>(resolve => (begun = resolve))
  let end = () => {}
  const isEnded = new Promise<void>(resolve => (end = resolve))
  const queue = openQueue(copy.serving, told)
  const run = async ({ n }: { n: number }) => {
    if (n === 1) throw new Error('broken')
    begun()
    await isEnded
    throw new Error('the database is gone')
  }
  await queue.start([{ name: 'test-job', retries: 0, retryDelaySeconds: 1, run } as unknown as Job])
  await queue.send(database.db, 'test-job', { n: 1 })
  await expect.poll(() => lines.filter(({ msg }) => msg === 'job failed').map(({ level }) => level)).toEqual([50])
  await queue.send(database.db, 'test-job', { n: 2 })
  await hasBegun
  const stopped = queue.stop()
  end()
  await stopped
  expect(lines.filter(({ msg }) => msg === 'job failed').map(({ level }) => level)).toEqual([50, 30])
})

test('stopping lets a job that is under way finish', async () => {
  let state = 'waiting'
  const queue = await work(async () => {
    state = 'begun'
    await setTimeout(500)
    state = 'done'
  })
  await queue.send(database.db, 'test-job', { n: 1 })
  await expect.poll(() => state).toBe('begun')
  await queue.stop()
  expect(state).toBe('done')
})

test('a start writes down what another version has changed of a job, and nothing that is there already', async () => {
  const stored = async () => {
    const [row] = await query<{ queue: Date; retries: number; schedule: Date; cron: string }>(
      copy.settings,
      `select q.updated_on as queue, q.retry_limit as retries, s.updated_on as schedule, s.cron
       from pgboss.queue q join pgboss.schedule s using (name) where name = 'test-job'`,
    )
    return row
  }
  const start = (more: Partial<Job<'test-job'>>) => work(() => {}, more)
  await start({ retries: 3, schedule: '0 4 1 1 *', heartbeatSeconds: 20 })
  const first = await stored()
  expect(first).toMatchObject({ retries: 3, cron: '0 4 1 1 *' })
  await start({ retries: 3, schedule: '0 4 1 1 *', heartbeatSeconds: 20 })
  expect(await stored()).toEqual(first)
  await start({ retries: 5, schedule: '0 5 1 1 *', heartbeatSeconds: 20 })
  expect(await stored()).toMatchObject({ retries: 5, cron: '0 5 1 1 *' })
})
