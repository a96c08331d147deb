import { sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'

import { counted } from './count-things.ts'

const monthName = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * Makes the query of one series: how many things there are of each of the last months, this one included; months without
 * any are there with 0.
 */
export const byMonth =
  (thing: 'users' | 'courses' | 'orders') =>
  async ({ db, now }: Context, { months }: { months: number }): Promise<{ months: string[]; counts: number[] }> => {
    const { table, at } = counted[thing]
    const where = 'where' in counted[thing] ? counted[thing].where : sql`true`
    const last = `${now().toISOString().slice(0, 7)}-01`
    const { rows } = await db.execute<{ month: string; count: number }>(sql`
      select to_char(month, 'YYYY-MM-DD') as month, count(${at})::int as count
      from generate_series(${last}::date - make_interval(months => ${months - 1}), ${last}::date, '1 month') as month
      left join ${table} on ${where} and ${at} at time zone 'UTC' >= month
        and ${at} at time zone 'UTC' < month + interval '1 month'
      group by month order by month`)
    return { months: rows.map(row => monthName.format(new Date(row.month))), counts: rows.map(row => row.count) }
  }
