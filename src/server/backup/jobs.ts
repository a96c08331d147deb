// The work that waits. It goes into a backup as what pg-boss's own calls take, not as its tables, which change with its
// versions. A job keeps its id, and with it a mail its Message-ID: whoever got the mail before drops the second copy.
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

import { openBoss } from '../jobs/queue.ts'

const positive = z.number().int().min(0)
const QueueOptions = z.object({
  name: z.string().max(200),
  retryLimit: positive,
  retryDelay: positive,
  retryBackoff: z.boolean(),
  retryDelayMax: positive.nullable(),
  expireInSeconds: positive,
  retentionSeconds: positive,
  deleteAfterSeconds: positive,
  heartbeatSeconds: positive.nullable(),
  notify: z.boolean(),
})
const WaitingJob = z.object({
  id: z.uuid(),
  name: z.string().max(200),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number().int(),
  retryLimit: positive,
  retryDelay: positive,
  retryBackoff: z.boolean(),
  retryDelayMax: positive.nullable(),
  startAfter: z.string(),
  expireInSeconds: positive,
  deleteAfterSeconds: positive,
  heartbeatSeconds: positive.nullable(),
})
export const Waiting = z.object({ queues: z.array(QueueOptions), jobs: z.array(WaitingJob) })
export type Waiting = z.output<typeof Waiting>

/**
 * Every job that is not done: those that wait, and those under way, which a restored academy has to do again. Jobs that
 * the clock starts are left out, they come by themselves.
 */
export async function jobsWaiting(client: pg.Client): Promise<Waiting> {
  const { rows: there } = await client.query<{ name: string | null }>(`select to_regclass('pgboss.job') as name`)
  if (!there[0]?.name) return { queues: [], jobs: [] }
  const { rows: queues } = await client.query<{ queue: unknown }>(
    `select jsonb_build_object('name', name, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
       'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max, 'expireInSeconds', expire_seconds,
       'retentionSeconds', retention_seconds, 'deleteAfterSeconds', deletion_seconds,
       'heartbeatSeconds', heartbeat_seconds, 'notify', notify) as queue
     from pgboss.queue where name not like '\\_\\_pgboss%'`,
  )
  const { rows: jobs } = await client.query<{ job: unknown }>(
    `select jsonb_build_object('id', id, 'name', name, 'data', data, 'priority', priority, 'retryLimit', retry_limit,
       'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max,
       'startAfter', start_after, 'expireInSeconds', expire_seconds, 'deleteAfterSeconds', deletion_seconds,
       'heartbeatSeconds', heartbeat_seconds) as job
     from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
       and name not in (select name from pgboss.schedule)
     order by created_on`,
  )
  return Waiting.parse({ queues: queues.map(({ queue }) => queue), jobs: jobs.map(({ job }) => job) })
}

/** A pg-boss that takes jobs and works on none. */
export async function openIdleBoss(settings: pg.ClientConfig): Promise<PgBoss> {
  const boss = openBoss(settings, { max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  return boss
}

/**
 * Puts jobs back, in the transaction of the connection; their queues are made at once, an empty one does nothing.
 * @param isWanted which of them
 */
export async function putJobsBack(boss: PgBoss, client: pg.Client, { queues, jobs }: Waiting): Promise<void> {
  for (const { name, ...options } of queues) await boss.createQueue(name, withoutNulls(options))
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  for (const { name, ...job } of jobs) {
    await boss.insert(name, [{ ...withoutNulls(job), data: job.data ?? {} }], { db })
  }
}

/** A job that begins when the restored academy starts. */
export type FirstJob = { readonly name: string; readonly data: Record<string, unknown> }

/** Adds jobs of our own, in the transaction of the connection. */
export async function addJobs(boss: PgBoss, client: pg.Client, jobs: readonly FirstJob[]): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  for (const { name, data } of jobs) {
    await boss.createQueue(name)
    await boss.send(name, data, { db, retryLimit: 24, retryDelay: 60, retryBackoff: true })
  }
}

type WithoutNulls<T> = { [K in keyof T]?: Exclude<T[K], null> }

function withoutNulls<T extends object>(fields: T): WithoutNulls<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  // What is left has the type that it had, and what is gone was optional.
  return Object.fromEntries(given) as WithoutNulls<T>
}
