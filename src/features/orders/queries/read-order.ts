import { eq } from 'drizzle-orm'

import { findAccess } from '#src/features/enrolments/queries.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { openerOf } from '../policy.ts'
import { orders } from '../tables.ts'
import { findRefundBar } from './find-refund-bar.ts'
import { selectManaged, shownOrder } from './manage-orders.ts'
import { findPurchases } from './purchases.ts'
import { readTimeline } from './timeline.ts'

/** An order with all that happened to it, for an administrator. */
export async function manageOrder(context: Context, { id }: { id: string }) {
  const { db, identity } = context
  const [row] = await selectManaged(db).where(eq(orders.id, id))
  if (!row) return refuse('not-found')
  const [access, timeline, bought, refundBar] = await Promise.all([
    findAccess(db, row),
    readTimeline(db, row),
    findPurchases(db, row),
    findRefundBar(db, row),
  ])
  return {
    order: {
      ...shownOrder(row),
      closedAt: row.closedAt?.toISOString() ?? null,
      access,
      hasReceipt: row.paidAt !== null,
      canWithdraw: access.includes('purchase') && openerOf(bought)?.id === id,
      refundBar: refundBar ?? null,
      certificateGoes: identity().certificatesAfterRefund === 'revoked',
      timeline,
    },
  }
}
