import { and, count, eq, ne, sql, type SQL } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { orders } from '../tables.ts'

/**
 * Every use of a coupon is an order with it that was not given up: one that is cancelled gives its use back by that alone,
 * and one that is paid after all has it again. An order that was refunded has used it.
 */
export const couponUses = (): SQL => sql`(
  select coupon_id, id as order_id, user_id, course_id, discount_cents, amount_cents, currency, status, created_at, paid_at
  from orders where coupon_id is not null and status <> 'cancelled')`

/** How often a coupon was used, by all and by one person. */
export async function countUses(db: Db, { couponId, userId }: { couponId: string; userId: string }) {
  const [found] = await db
    .select({ all: count(), own: sql<number>`count(*) filter (where ${orders.userId} = ${userId})`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.couponId, couponId), ne(orders.status, 'cancelled')))
  return found ?? { all: 0, own: 0 }
}
