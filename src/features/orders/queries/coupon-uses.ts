import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

/**
 * Every use of a coupon is an order with it that was not given up: one that is cancelled gives its use back by that alone,
 * and one that is paid after all has it again. An order that was refunded has used it. What has no order yet is a plan that
 * somebody pays by card: a use until the provider has said that nobody paid, and from the beginning of its membership on, until its order has it.
 */
export const couponUses = (): SQL => sql`(
  select coupon_id, id as order_id, user_id, course_id, plan_id, discount_cents, amount_cents, currency, status, created_at, paid_at
  from orders where coupon_id is not null and status <> 'cancelled'
  union all
  select coupon_id, null, user_id, null, plan_id, discount_cents, price_cents - discount_cents, currency,
    case when subscription_id is null then 'open' else 'begun' end, created_at,
    case when discount_cents = price_cents then begun_at end
  from plan_checkouts where coupon_id is not null and ordered_at is null
    and (subscription_id is not null or (closed_at is null and (session_id is not null or expires_at > now()))))`

/** How often a coupon was used, by all and by one person. */
export async function countUses(db: Db, { couponId, userId }: { couponId: string; userId: string }) {
  const { rows } = await db.execute<{ all: number; own: number }>(sql`
    select count(*)::int as all, count(*) filter (where used.user_id = ${userId})::int as own
    from ${couponUses()} as used where used.coupon_id = ${couponId}`)
  return rows[0] ?? { all: 0, own: 0 }
}
