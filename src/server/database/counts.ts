// How many there are, at a cost that does not grow with the academy.
import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { minutes, seconds } from '#src/wire/durations.ts'
import { COUNTED_ROWS } from '#src/wire/lists.ts'

import type { Db } from './database.ts'

/**
 * Counts the rows of a list: exactly up to `COUNTED_ROWS`, and one more than that stands for any number above it. That
 * there are more is kept; the exact one is what somebody reads who has just added or removed one.
 */
export function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(COUNTED_ROWS + 1)
  return keepFigure(db, JSON.stringify(some.toSQL()), async () => {
    const value = await db.$count(some.as('some'))
    return { value, rows: value > COUNTED_ROWS ? value : 0 }
  })
}

/** From so many rows on a figure is kept instead of counted each time. */
const MANY_ROWS = 1000
/** How long a kept figure is given as it is. */
const FRESH_MS = seconds(10)
/** How long it is still given while it is counted anew. */
const STALE_MS = minutes(10)
const MOST_KEPT = 500

type Total = { readonly table: PgTable; readonly where: SQL | undefined; readonly key: string }

/** How many rows fit, kept where there are very many. @param total `key` names what `where` depends on */
export const keepTotal = (db: Db, { table, where, key }: Total): Promise<number> =>
  keepFigure(db, `total of ${getTableName(table)} ${key}`, async () => {
    const rows = await db.$count(table, where)
    return { value: rows, rows }
  })

type Counted<T> = { readonly value: T; readonly rows: number }
type Kept = { readonly value: unknown; readonly countedAt: number }
type Figures = { readonly kept: Map<string, Kept>; readonly running: Map<string, Promise<unknown>> }

const figuresOf = new WeakMap<object, Figures>()

/**
 * A figure of a whole table. Where that has many rows it is kept in the process, and counted anew behind the reader's
 * back; where it has few, everybody gets the exact one.
 * @param key names the figure and all that it depends on
 * @param count its value, and of how many rows it is one
 */
export async function keepFigure<T>(db: Db, key: string, count: () => Promise<Counted<T>>): Promise<T> {
  const figures: Figures = figuresOf.get(db) ?? { kept: new Map(), running: new Map() }
  figuresOf.set(db, figures)
  const kept = figures.kept.get(key)
  const age = kept ? performance.now() - kept.countedAt : Infinity
  if (kept && age < STALE_MS) {
    if (age >= FRESH_MS) countOnce(figures, key, count).catch(() => {}) // the old one stays until it is too old
    return kept.value as T // a key names one figure
  }
  return countOnce(figures, key, count)
}

/** Forgets every figure, when all that was counted is another academy's. */
export const forgetFigures = (db: Db): void => void figuresOf.delete(db)

type Count = { readonly count: number }

/** How many there are of each kind, kept like `keepFigure`. @param count reads them, a row for each kind */
export const keepCounts = <T extends Count>(db: Db, key: string, count: () => Promise<T[]>): Promise<T[]> =>
  keepFigure(db, key, async () => {
    const value = await count()
    return { value, rows: sumOf(value) }
  })

export const sumOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0)

function countOnce<T>({ kept, running }: Figures, key: string, count: () => Promise<Counted<T>>): Promise<T> {
  const under = running.get(key)
  if (under) return under as Promise<T> // as above
  const started = performance.now()
  const promise = count()
    .then(({ value, rows }) => {
      kept.delete(key)
      const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      if (rows >= MANY_ROWS) kept.set(key, { value, countedAt: started })
      return value
    })
    .finally(() => running.delete(key))
  running.set(key, promise)
  return promise
}
