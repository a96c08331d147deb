import { count, gte, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { wasPaid } from '#src/features/orders/queries/order-states.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { keepFigure } from '#src/server/database/counts.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { instantIn } from '#src/wire/instant-in.ts'

export type Counted = { readonly table: PgTable; readonly at: PgColumn; readonly where?: SQL }

/** What the dashboard counts, and by which instant. An order counts once it was paid (decision 0051); drafts do not count. */
export const counted = {
  users: { table: users, at: users.createdAt },
  courses: { table: courses, at: courses.publishedAt, where: isNotNull(courses.publishedAt) },
  orders: { table: orders, at: orders.paidAt, where: wasPaid },
  blogs: { table: blogs, at: blogs.publishedAt, where: isNotNull(blogs.publishedAt) },
  conferences: { table: conferences, at: conferences.createdAt },
} as const satisfies Record<string, Counted>

/** A-HOME-1: totals, and how many of them are of today. What nobody earned is 0 (D-56). */
export async function countThings(context: Context) {
  const { db, identity } = context
  const today = instantIn(identity().timeZone, todayOf(context))
  const countOf = async (thing: keyof typeof counted) => {
    const { table, at, where }: Counted = counted[thing]
    return keepFigure(db, `${thing} on the home page of ${today.toISOString()}`, async () => {
      const [row] = await db
        .select({ total: count(), today: sql<number>`count(*) filter (where ${gte(at, today)})`.mapWith(Number) })
        .from(table)
        .where(where)
      const value = row ?? { total: 0, today: 0 }
      return { value, rows: value.total }
    })
  }
  const [ofUsers, ofCourses, ofOrders, ofBlogs, ofConferences] = await Promise.all([
    countOf('users'),
    countOf('courses'),
    countOf('orders'),
    countOf('blogs'),
    countOf('conferences'),
  ])
  return { users: ofUsers, courses: ofCourses, orders: ofOrders, blogs: ofBlogs, conferences: ofConferences }
}
