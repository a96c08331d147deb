import { and, eq, gt, gte, isNull, lte, or } from 'drizzle-orm'

import { certificates } from '#src/features/certificates/tables.ts'
import type { Db } from '#src/server/database/database.ts'

import { orders } from '../tables.ts'
import { isForBuyer } from './course-order.ts'

/** Whether somebody's certificate of a course was issued while a payment of theirs held it open. */
export async function hasEarned(tx: Db, { userId, courseId }: { userId: string; courseId: string }): Promise<boolean> {
  const { issuedAt } = certificates
  const rows = await tx
    .select({ id: orders.id })
    .from(certificates)
    .innerJoin(orders, and(eq(orders.userId, certificates.userId), eq(orders.courseId, certificates.courseId)))
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.courseId, courseId),
        isForBuyer,
        gt(orders.amountCents, 0),
        lte(orders.paidAt, issuedAt),
        or(isNull(orders.closedAt), gte(orders.closedAt, issuedAt)),
      ),
    )
    .limit(1)
  return rows.length > 0
}
