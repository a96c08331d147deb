import { and, eq, gte, isNotNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { courses } from '#src/features/courses/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { keepTotal } from '#src/server/database/counts.ts'

export type Counted = { readonly table: PgTable; readonly at: PgColumn; readonly where?: SQL }

/** What the dashboard counts, and by which instant. An order counts once it was paid; drafts do not count. */
export const counted = {
  users: { table: users, at: users.createdAt },
  courses: { table: courses, at: courses.publishedAt, where: isNotNull(courses.publishedAt) },
  orders: { table: orders, at: orders.paidAt, where: eq(orders.status, 'paid') },
  blogs: { table: blogs, at: blogs.publishedAt, where: isNotNull(blogs.publishedAt) },
  conferences: { table: conferences, at: conferences.createdAt },
} as const satisfies Record<string, Counted>

/** A-HOME-1: totals, and how many of them are of today. What nobody earned is 0 (D-56). */
export async function countThings({ db, now }: Context) {
  const today = new Date(`${now().toISOString().slice(0, 10)}T00:00:00Z`)
  const countOf = async (thing: keyof typeof counted) => {
    const { table, at, where }: Counted = counted[thing]
    const [total, ofToday] = await Promise.all([
      keepTotal(db, { table, where, key: 'on the home page' }),
      db.$count(table, and(where, gte(at, today))),
    ])
    return { total: Math.max(total, ofToday), today: ofToday }
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
