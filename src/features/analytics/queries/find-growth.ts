import { and, gte, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { keepFigure, sumOf } from '#src/server/database/counts.ts'

import { lastDays, stepAt } from '../policy.ts'
import { counted, type Counted } from './count-things.ts'

/** How many of each thing came on each of the last 30 days, today included; days without any are there with 0. */
export async function findGrowth({ db, now, identity }: Context) {
  const { timeZone } = identity()
  const starts = lastDays({ now: now(), timeZone }, 30)
  const first = starts[0]?.start ?? now()
  const growthOf = async (thing: keyof typeof counted) => {
    const { table, at, where }: Counted = counted[thing]
    const rows = await keepFigure(db, `${thing} of each day since ${first.toISOString()} in ${timeZone}`, async () => {
      const value = await db
        .select({ day: stepAt(at, 'day', timeZone), count: sql<number>`count(*)::int` })
        .from(table)
        .where(and(where, gte(at, first)))
        .groupBy(sql`1`)
      return { value, rows: sumOf(value) }
    })
    const counts = new Map(rows.map(row => [row.day, row.count]))
    return { added: sumOf(rows), days: starts.map(({ day }) => counts.get(day) ?? 0) }
  }
  const [ofUsers, ofCourses, ofOrders, ofBlogs, ofConferences] = await Promise.all([
    growthOf('users'),
    growthOf('courses'),
    growthOf('orders'),
    growthOf('blogs'),
    growthOf('conferences'),
  ])
  return { users: ofUsers, courses: ofCourses, orders: ofOrders, blogs: ofBlogs, conferences: ofConferences }
}
