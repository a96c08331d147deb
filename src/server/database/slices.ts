// Work on a whole table that nobody has to wait for: a few thousand rows in each statement, each its own transaction.
import { setTimeout } from 'node:timers/promises'

import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { minutes } from '#src/wire/durations.ts'

import type { Db } from './database.ts'

/** A table with the columns of its primary key, which never change: no row can move behind the back of a walk. */
export type Keyed = { readonly table: SQLWrapper; readonly key: readonly SQLWrapper[] }

export type Pace = {
  readonly rows: number
  /** Between two slices, so that others come first. */
  readonly restMs: number
  /** When no further slice is begun: the next run goes on. */
  readonly endMs: number
  /** Aborted when the process ends. */
  readonly signal?: AbortSignal | undefined
}

export const nightly: Pace = { rows: 5000, restMs: 50, endMs: minutes(10) }

/** Walks along the primary key. @returns conditions, of a slice each, that cover every row of the table together */
export async function* slicesOf(db: Db, { table, key }: Keyed, pace: Pace): AsyncGenerator<SQL> {
  const { rows, restMs, endMs, signal } = pace
  const end = Date.now() + endMs
  const columns = sql.join([...key], sql`, `)
  const words = sql.join(
    key.map(column => sql`${column}::text`),
    sql`, `,
  )
  let beyond = sql`true`
  for (let isDone = false; !isDone;) {
    signal?.throwIfAborted()
    const { rows: found } = await db.execute<{ last: string[] }>(
      sql`select array[${words}] as last from ${table} where ${beyond} order by ${columns} limit 1 offset ${rows - 1}`,
    )
    const last = found[0]?.last.map(word => sql`${word}`)
    const mark = sql`(${sql.join(last ?? [], sql`, `)})`
    yield sql`${beyond} and ${last ? sql`(${columns}) <= ${mark}` : sql`true`}`
    beyond = sql`(${columns}) > ${mark}`
    isDone = !last
    if (!isDone) await setTimeout(restMs)
    isDone ||= Date.now() >= end // after a slice: a run on a busy machine does one at least
  }
}

/**
 * Deletes in slices. What was deleted stays so when a later slice fails or the process ends; the next run does the rest.
 * @returns how many rows
 */
export async function deleteInSlices(
  db: Db,
  keyed: Keyed,
  isOver: SQL | undefined,
  pace: Pace = nightly,
): Promise<number> {
  let gone = 0
  for await (const slice of slicesOf(db, keyed, pace)) {
    const { rowCount } = await db.execute(sql`delete from ${keyed.table} where ${and(slice, isOver)}`)
    gone += rowCount ?? 0
  }
  return gone
}
