import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'

import type { Db } from '#src/server/database/database.ts'

/** What is left to jobs by now. */
export const JOBS_DUE = `select name, state::text from pgboss.job where state < 'completed' and start_after <= now()`

/**
 * Forces a race: lets nobody write into these tables until all of these works wait, each with what it has read by then,
 * and lets them go on together. What is left to jobs by then is done first: they would wait among them.
 */
export async function meet<T>(db: Db, tables: readonly PgTable[], works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.execute(sql.raw(JOBS_DUE))).rows.length, { timeout: 30_000 }).toBe(0)
  let answers: Promise<T>[] = []
  await db.transaction(async tx => {
    for (const table of tables) await tx.execute(sql`lock table ${table} in share row exclusive mode`)
    answers = works.map(work => work())
    await expect.poll(async () => (await db.execute(waiting)).rows.length, { timeout: 30_000 }).toBe(works.length)
  })
  return Promise.all(answers)
}
