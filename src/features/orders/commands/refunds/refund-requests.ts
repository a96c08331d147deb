import { and, eq, isNotNull, isNull, not, or } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import type { SoldOrder } from '#src/features/orders/queries/course-order.ts'
import { lockAnyOrder } from '#src/features/orders/queries/find-orders.ts'
import { findPlanName } from '#src/features/orders/queries/plan-name.ts'
import { refundRequests } from '#src/features/orders/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, findLast } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'

import { revokePurchase } from '../settling/grant.ts'
import { isOpenBy } from '../settling/is-open.ts'
import { sendRefund } from '../settling/notify-buyer.ts'

type Order = SoldOrder
type Request = typeof refundRequests.$inferSelect

/** Requests of which nobody knows yet what came of them. */
export const isUndecided = or(isNull(refundRequests.outcome), eq(refundRequests.outcome, 'unknown'))

/** In WHERE: a part was asked for, not all that was left. */
export const isPart = isNotNull(refundRequests.amountCents)

/** Writes down what came of a request, unless that is known. */
export async function decideRequest(
  { db }: Pick<Context, 'db'>,
  { id, ...change }: Pick<Request, 'id' | 'outcome'> & { reason?: string },
): Promise<void> {
  await db
    .update(refundRequests)
    .set(change)
    .where(and(eq(refundRequests.id, id), isUndecided))
}

/**
 * All that goes with an order that has just become refunded, in the transaction that made it so: what it opened is
 * closed, the buyer is told, and the administrator who asked for it, if one did, is kept in the audit; so both hold
 * whether their own call, a webhook or the reconciliation brought the news.
 */
export async function completeRefund(
  context: Context,
  tx: Tx,
  { order, intent }: { order: Order; intent: Intent },
): Promise<void> {
  const wasOpen = await revokePurchase(context, tx, { order, cause: 'refund' })
  await endCase(tx, { kind: 'refund', subject: intent.id })
  const last = await completeRequests(context, tx, { order, intent, name: await titleOf(tx, order) })
  const isByItself = await endSecond(tx, intent, last)
  if (!wasOpen && isByItself) return
  const staysOpen = await isOpenBy(context, tx, order)
  await sendRefund(context, tx, { order, intent, staysOpen })
}

/**
 * Ends the case of a payment that is a second one: staff have given it back at its order, whoever was about to.
 * @returns whether it goes, or went, back by itself: it closes nothing, and has a mail of its own
 */
async function endSecond(tx: Tx, { id: subject, failedRefunds }: Intent, asked: Request | undefined): Promise<boolean> {
  if (!asked) return true
  const about = { kind: 'payment', subject } as const
  // What went back by itself and failed at the bank is told anew.
  const wasBack = failedRefunds === 0 && (await findLast(tx, about))?.outcome === 'refunded'
  await endCase(tx, about, { outcome: 'refunded', closedBy: asked.requestedBy })
  return wasBack
}

type Refunded = {
  readonly order: Pick<Order, 'id' | 'status' | 'currency'>
  readonly intent: Intent
  readonly name: string
}

/**
 * What staff asked for is done: of a part only the provider can say so. @param refunded `name` is what was bought, for the audit
 * @returns the last request, where there was one
 */
export async function completeRequests(
  context: Context,
  tx: Tx,
  { order: { id, status, currency }, intent, name }: Refunded,
): Promise<Request | undefined> {
  const asked = await tx
    .update(refundRequests)
    .set({ outcome: 'done' })
    .where(and(eq(refundRequests.orderId, id), isUndecided, not(isPart)))
    .returning()
  const [last] = asked.toSorted((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime())
  if (!last) return undefined
  await recordAudit(tx, context, {
    action: 'order.refund',
    thing: { id, name },
    before: { status },
    after: { status: 'refunded', amountCents: intent.refundedCents, currency, payment: intent.id, ...whyOf(last) },
    actorId: last.requestedBy,
  })
  return last
}

const whyOf = ({ staffReason: reason }: Request) => (reason ? { reason } : {})

async function titleOf(tx: Tx, { id, courseId, planId }: Named): Promise<string> {
  if (courseId === null) return findPlanName(tx, { planId })
  const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId))
  return course?.title ?? id
}

type Named = { readonly id: string; readonly courseId: string | null; readonly planId: string | null }

/**
 * The provider has given back a part that staff asked for: keeps that, and who asked. What the order has of it, and who
 * hears of it, follows from the payment, as for parts that are given back at the provider.
 * @returns false where that was known already
 */
export const completePart = (context: Context, { id, orderId }: Pick<Request, 'id' | 'orderId'>): Promise<boolean> =>
  context.db.transaction(async tx => {
    const order = await lockAnyOrder(tx, orderId)
    const [done] = await tx
      .update(refundRequests)
      .set({ outcome: 'done' })
      .where(and(eq(refundRequests.id, id), isUndecided))
      .returning()
    if (!order || !done) return false
    const { currency, paymentIntentId: payment } = order
    const name = await titleOf(tx, order)
    await recordAudit(tx, context, {
      action: 'order.refund-part',
      thing: { id: orderId, name },
      after: { amountCents: done.amountCents, currency, payment, ...whyOf(done) },
      actorId: done.requestedBy,
    })
    return true
  })
