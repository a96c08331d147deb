import { eq } from 'drizzle-orm'

import { findAccess } from '#src/features/enrolments/queries.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { passEndWithout } from '#src/wire/money/pass-ends.ts'
import { isPass } from '#src/wire/money/passes.ts'
import { refuse } from '#src/wire/refusals.ts'

import { openerOf } from '../policy.ts'
import { orders } from '../tables.ts'
import { shownTax } from './added-tax.ts'
import { findRefundBar } from './find-refund-bar.ts'
import { selectManaged, shownOrder, type ManagedRow } from './manage-orders.ts'
import { periodOf } from './period.ts'
import { findPurchases } from './purchases.ts'
import { readTimeline } from './timeline.ts'

/** An order with all that happened to it, for an administrator. */
export async function manageOrder(context: Context, { id }: { id: string }) {
  const { db, identity } = context
  const [row] = await selectManaged(db).where(eq(orders.id, id))
  if (!row) return refuse('not-found')
  const [opened, membership, timeline, refundBar] = await Promise.all([
    readOpened(db, row),
    readMembership(context, row),
    readTimeline(db, row),
    findRefundBar(db, row),
  ])
  return {
    order: {
      ...shownOrder(row),
      closedAt: row.closedAt?.toISOString() ?? null,
      period: periodOf(row),
      membership,
      ...opened,
      hasReceipt: row.paidAt !== null,
      tax: shownTax(row),
      coupon: row.couponCode
        ? { _id: row.couponId, code: row.couponCode, discount: fromMinor(row.discountCents, row.currency) }
        : null,
      refundBar: refundBar ?? null,
      certificateGoes: row.courseId !== null && identity().certificatesAfterRefund === 'revoked',
      timeline,
    },
  }
}

/** By what the course of an order is open now, and whether an administrator may take it away. */
async function readOpened(db: Db, { id, userId, courseId, seats }: ManagedRow) {
  if (courseId === null || seats !== null) return { access: [], canWithdraw: false }
  const purchase = { userId, courseId }
  const [access, bought] = await Promise.all([findAccess(db, purchase), findPurchases(db, purchase)])
  return { access, canWithdraw: access.includes('purchase') && openerOf(bought)?.id === id }
}

/** The membership that an order paid for: whether it ends where the money of its period goes back. */
async function readMembership({ db, now, identity }: Context, { membershipId, periodFrom, periodTo }: ManagedRow) {
  if (membershipId === null) return null
  const { status, startedAt, currentPeriodEnd, subscriptionId } = memberships
  const [held] = await db
    .select({ status, startedAt, currentPeriodEnd, subscriptionId })
    .from(memberships)
    .where(eq(memberships.id, membershipId))
  if (!held) return null
  const { currentPeriodEnd: until } = held
  const paid = periodFrom && periodTo && { from: periodFrom, to: periodTo }
  const isLast = isPass(held.subscriptionId)
    ? paid !== null && passEndWithout(held, paid, identity().timeZone) <= now()
    : periodTo?.getTime() === until.getTime()
  return { status: held.status, until: until.toISOString(), endsWithRefund: held.status !== 'ended' && isLast }
}
