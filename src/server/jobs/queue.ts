// The job queue: pg-boss in the same database, so a job can be sent in the transaction of its cause (an outbox).
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss, type ConstructorOptions } from 'pg-boss'

import type { Db } from '../database/database.ts'
import type { Log } from '../observability/log.ts'

/**
 * Every kind of job with what it carries. A feature adds its own by declaration merging in its jobs.ts.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged into by the features
export interface Jobs {}
type JobName = Extract<keyof Jobs, string>

type SendOptions = { readonly startAfter?: Date; readonly isAwaited?: boolean }

export type Queue = {
  /**
   * Sends in the transaction that it is given: the job exists exactly if the transaction commits.
   * @param options `startAfter`: not before then; `isAwaited`: before all others of its kind that are not
   */
  send: <N extends JobName>(db: Db, name: N, data: Jobs[N], options?: SendOptions) => Promise<void>
  /** The kinds of jobs that failed for good within the hour, or failed and wait for another try. */
  failing: (db: Db) => Promise<{ name: string; count: number }[]>
}

export type Job<N extends JobName = JobName> = {
  readonly name: N
  /** Attempts after the first, with doubling pauses that begin at `retryDelaySeconds`. */
  readonly retries: number
  readonly retryDelaySeconds: number
  /** Cron expression in UTC, for a job that starts by itself; it then gets an empty object. */
  readonly schedule?: string
  readonly concurrency?: number
  /**
   * For work of hours: it says at this pace that it is alive, and is given to somebody else when it does not any more.
   * Without it, work of 15 minutes counts as lost.
   */
  readonly heartbeatSeconds?: number
  /** `signal` is aborted when the process ends, and when the job was given to somebody else. */
  readonly run: (data: Jobs[N], job: { id: string; signal: AbortSignal }) => Promise<void>
}

/** A job of any name with the data of that name. */
export type AnyJob = { [N in JobName]: Job<N> }[JobName]

export type RunningQueue = Queue & { start: (jobs: readonly Job[]) => Promise<void>; stop: () => Promise<void> }

/**
 * Opens the queue on a small pool of its own, over the tables that migrate() made; `start` begins to work.
 * @param options `beginsByItself`: whether this process looks at the clock for the jobs that have a schedule
 */
export function openQueue(settings: pg.PoolConfig, log: Log, { beginsByItself = true } = {}): RunningQueue {
  const boss = openBoss(settings, {
    schedule: beginsByItself,
    max: 4,
    useListenNotify: true,
    monitorVacuum: false,
    superviseIntervalSeconds: LOOK_AFTER_SECONDS,
    monitorIntervalSeconds: LOOK_AFTER_SECONDS,
  })
  let isStopping = false
  // On a busy machine the database may end before the last connection is given back, or before a job: nothing is lost by
  // either, and the job is tried again.
  const told: Told = {
    info: (details, text) => log.info(details, text),
    error: (details, text) => log[isStopping ? 'info' : 'error'](details, text),
  }
  boss.on('error', error => told.error({ err: error }, 'queue'))
  return {
    send: async (db, name, data, { startAfter, isAwaited = false } = {}) => {
      const priority = isAwaited ? 1 : 0
      await boss.send(name, data, { db: fromDrizzle(db, sql), priority, ...(startAfter && { startAfter }) })
    },
    failing: async db => {
      const { rows } = await db.execute<{ name: string; count: number }>(sql`
        select name, count(*)::int as count from pgboss.job where state in ('failed', 'retry') group by name order by name`)
      return rows
    },
    start: async jobs => {
      await boss.start()
      const known = await readKnown(boss)
      for (const job of jobs) await work(boss, job, { known, log: told })
    },
    stop: () => {
      isStopping = true
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

const LONGEST_SECONDS = 86_400

/** How often somebody looks for jobs whose process is gone. */
const LOOK_AFTER_SECONDS = 15

/** What becomes of jobs is told to this. */
type Told = Pick<Log, 'info' | 'error'>

/** What the tables have of queues and of what begins by itself, by the name of the job. */
type Known = { readonly queues: ReadonlyMap<string, object>; readonly schedules: ReadonlyMap<string, string> }

async function readKnown(boss: PgBoss): Promise<Known> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()])
  return {
    queues: new Map(queues.map(queue => [queue.name, queue])),
    schedules: new Map(schedules.map(({ name, cron }) => [name, cron])),
  }
}

/** Writes what differs alone: a start asks for all of it in two statements, instead of four for each job. */
async function work(boss: PgBoss, job: Job, { known, log }: { known: Known; log: Told }): Promise<void> {
  const { name, retries, retryDelaySeconds, schedule, concurrency = 1, heartbeatSeconds } = job
  const options = {
    retryLimit: retries,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: 3600, // a finished job may carry an activation code: it does not stay
    notify: true,
    ...(heartbeatSeconds && { heartbeatSeconds, expireInSeconds: LONGEST_SECONDS }),
  }
  const queue = known.queues.get(name)
  if (!queue) await boss.createQueue(name, options)
  else if (!has(queue, options)) await boss.updateQueue(name, options) // an earlier version made it
  if (schedule && known.schedules.get(name) !== schedule) await boss.schedule(name, schedule, {})
  for (let n = 0; n < concurrency; n += 1) await startWorker(boss, job, log)
}

const has = (queue: object, options: object): boolean =>
  Object.entries(options).every(([key, value]) => Reflect.get(queue, key) === value)

/** Jobs whose time has come are found at this interval; new ones wake a worker at once. */
const polling = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 }

async function startWorker(boss: PgBoss, { name, run }: Job, log: Told): Promise<void> {
  let worker = ''
  worker = await boss.work<Jobs[JobName]>(name, polling, async ([item]) => {
    if (!item) return
    const started = performance.now()
    try {
      await run(item.data, { id: item.id, signal: item.signal })
      log.info({ job: name, id: item.id, milliseconds: Math.round(performance.now() - started) }, 'job done')
    } catch (error) {
      log.error({ job: name, id: item.id, err: error }, 'job failed')
      throw error
    } finally {
      boss.notifyWorker(worker) // looks for the next one at once: pg-boss would wait for its interval
    }
  })
}

/** pg-boss over its tables, which it does not change. It takes fewer settings than `pg`: what both know is passed on. */
export function openBoss(settings: pg.ClientConfig, options: ConstructorOptions): PgBoss {
  const { connectionString, host, port, database, user, password } = settings
  const known = { connectionString, host, port, database, user, password }
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  return new PgBoss({ ...given, ...options, migrate: false, createSchema: false })
}
