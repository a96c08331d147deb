import { and, gte, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { keepFigure, sumOf } from '#src/server/database/counts.ts'

import { lastMonths } from '../policy.ts'
import { counted, type Counted } from './count-things.ts'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * Makes the query of one series: how many things there are of each of the last months, this one included; months without
 * any are there with 0.
 */
export const byMonth =
  (thing: 'users' | 'courses' | 'orders') =>
  async ({ db, now }: Context, { months }: { months: number }): Promise<{ months: string[]; counts: number[] }> => {
    const starts = lastMonths(now(), months)
    const first = starts[0] ?? now()
    const key = `${thing} of each month since ${first.toISOString()}`
    const counts = await keepFigure(db, key, () => countEach(db, thing, first))
    return {
      months: starts.map(start => monthName.format(start)),
      counts: starts.map(start => counts.get(start.getTime()) ?? 0),
    }
  }

async function countEach(db: Context['db'], thing: keyof typeof counted, first: Date) {
  const { table, at, where }: Counted = counted[thing]
  const month = sql<string>`to_char(date_trunc('month', ${at} at time zone 'UTC'), 'YYYY-MM-DD')`
  const rows = await db
    .select({ month, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(where, gte(at, first)))
    .groupBy(sql`1`)
  const value = new Map(rows.map(row => [Date.parse(row.month), row.count]))
  return { value, rows: sumOf(rows) }
}
