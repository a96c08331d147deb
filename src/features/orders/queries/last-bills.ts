import { and, desc, eq, gt, inArray } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { orders } from '../tables.ts'
import { findRefundBar } from './find-refund-bar.ts'

/** The last bill of each membership of which something may go back; none of those of which nothing may. */
export async function findLastBills(db: Db, membershipIds: readonly string[]) {
  if (membershipIds.length === 0) return []
  const rows = await db
    .selectDistinctOn([orders.membershipId])
    .from(orders)
    .where(and(inArray(orders.membershipId, [...membershipIds]), eq(orders.status, 'paid'), gt(orders.amountCents, 0)))
    .orderBy(orders.membershipId, desc(orders.paidAt), desc(orders.id))
  const bars = await Promise.all(rows.map(row => findRefundBar(db, row)))
  return rows.flatMap(({ id: orderId, membershipId, amountCents, refundedCents, currency, paymentIntentId }, index) =>
    bars[index] === undefined ? [{ orderId, membershipId, amountCents, refundedCents, currency, paymentIntentId }] : [],
  )
}
