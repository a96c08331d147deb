import { and, gte, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { keepFigure, sumOf } from '#src/server/database/counts.ts'

import { lastMonths, stepAt } from '../policy.ts'
import { counted, type Counted } from './count-things.ts'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * Makes the query of one series: how many things there are of each of the last months, this one included; months without
 * any are there with 0.
 */
export const byMonth =
  (thing: 'users' | 'courses' | 'orders') =>
  async (
    { db, now, identity }: Context,
    { months }: { months: number },
  ): Promise<{ months: string[]; counts: number[] }> => {
    const { timeZone } = identity()
    const starts = lastMonths({ now: now(), timeZone }, months)
    const first = starts[0]?.start ?? now()
    const key = `${thing} of each month since ${first.toISOString()} in ${timeZone}`
    const counts = await keepFigure(db, key, () => countEach(db, thing, { first, timeZone }))
    return {
      months: starts.map(({ day }) => monthName.format(new Date(day))),
      counts: starts.map(({ day }) => counts.get(day) ?? 0),
    }
  }

type Since = { first: Date; timeZone: string }

async function countEach(db: Context['db'], thing: keyof typeof counted, { first, timeZone }: Since) {
  const { table, at, where }: Counted = counted[thing]
  const rows = await db
    .select({ month: stepAt(at, 'month', timeZone), count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(where, gte(at, first)))
    .groupBy(sql`1`)
  const value = new Map(rows.map(row => [row.month, row.count]))
  return { value, rows: sumOf(rows) }
}
