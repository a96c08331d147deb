// The order of a manager's list, and how far back it reaches.
import { asc, desc, gte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { days } from '#src/wire/durations.ts'
import type { Period } from '#src/wire/money/periods.ts'

type Sortable = PgColumn | SQL

/**
 * What to order by for a `sort` of `listFields`; rows that are equal there keep one order, by their id. It goes the same
 * way as the column, so that one index of both serves the order and its reverse.
 * @param columns what each name stands for; the first one, downwards, unless the call says another
 */
export function orderOf<S extends string>(
  sort: S | `-${S}` | undefined,
  columns: Readonly<Record<S, Sortable>>,
  id: PgColumn,
): SQL[] {
  const [first] = Object.values<Sortable>(columns)
  const down = sort?.startsWith('-') ?? true
  const named = Object.entries<Sortable>(columns).find(([name]) => sort === name || sort === `-${name}`)
  const column = named?.[1] ?? first
  if (!column) return [asc(id)]
  const way = down ? desc : asc
  return [way(column), way(id)]
}

const spans = { last_day: days(1), last_week: days(7), last_month: days(30), last_year: days(365) }

/** The condition that a time lies in the period before `now`; none for all of time. */
export const within = (time: PgColumn, period: Period, now: Date): SQL | undefined =>
  period === 'all' ? undefined : gte(time, new Date(now.getTime() - spans[period]))
