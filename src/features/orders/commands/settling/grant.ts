import { eq } from 'drizzle-orm'

import { restorePaid, revokeUnpaid } from '#src/features/certificates/commands/revoke-certificate.ts'
import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { grantCourse, revokeCourse } from '#src/features/enrolments/commands.ts'
import { findAccess } from '#src/features/enrolments/queries.ts'
import { openerOf } from '#src/features/orders/policy.ts'
import type { SoldOrder } from '#src/features/orders/queries/course-order.ts'
import { isPaidOtherwise } from '#src/features/orders/queries/find-orders.ts'
import { hasEarned } from '#src/features/orders/queries/has-earned.ts'
import { findPurchases } from '#src/features/orders/queries/purchases.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'

import { orderedInterval } from './ordered-interval.ts'

type Purchase = { userId: string; courseId: string }

/** Opens what was paid for: the course, or the places for others. @returns false when the buyer has the course already */
export async function deliverOrder(
  context: Context,
  tx: Tx,
  { order, intent }: { order: SoldOrder; intent: Intent },
): Promise<boolean> {
  if (order.seats === null) return grantPurchase(context, tx, order)
  const { id, planId } = order
  const interval = planId === null ? null : await orderedInterval(tx, planId, intent)
  const period = await context.answers.openPlaces(context, tx, { order, interval })
  if (period) {
    const { from: periodFrom, to: periodTo, groupId } = period
    const renewsId = groupId === id ? null : groupId
    await tx.update(orders).set({ periodFrom, periodTo, renewsId }).where(eq(orders.id, id))
  }
  return true
}

/** Opens the course that was paid for, and gives back what its money had revoked. @returns false when the person has it already */
async function grantPurchase(context: Context, tx: Db, { userId, courseId }: Purchase): Promise<boolean> {
  const isNew = await grantCourse(tx, { userId, courseId, source: 'purchase' })
  if (!isNew) return false
  await countLearner(tx, { courseId, userId }, 1)
  await restorePaid(context, tx, { userId, courseId })
  return true
}

/** Opens a course that is closed now and whose money is here, as after something else that opened it was taken back. */
export async function grantPaid(context: Context, tx: Db, purchase: Purchase): Promise<void> {
  if (openerOf(await findPurchases(tx, purchase))) await grantPurchase(context, tx, purchase)
}

/** Why a purchase does not open its course any more. */
export type RevocationCause = 'refund' | 'chargeback' | 'by-hand'

/**
 * Closes it again: the one place where what was bought is taken away, whatever the cause. After the money of an order went
 * back the course stays open when another order of the same person has paid for it too; what is taken away by hand
 * is taken from every order that still paid for it. Places for others are closed by the feature that has them.
 * @returns whether it was open and is not any more
 */
export async function revokePurchase(
  context: Context,
  tx: Tx,
  { order, cause }: { order: SoldOrder; cause: RevocationCause },
): Promise<boolean> {
  if (order.seats !== null) return cause !== 'by-hand' && context.answers.closePlaces(context, tx, { order, cause })
  const { id, userId, courseId } = order
  if (cause !== 'by-hand' && (await isPaidOtherwise(tx, { id, userId, courseId }))) return false
  const wasOpen = await revokeCourse(tx, { userId, courseId, source: 'purchase' })
  if (cause !== 'by-hand') await endCertificate(context, tx, { order, cause })
  if (!wasOpen) return false
  await countLearner(tx, { courseId, userId }, -1)
  context.log.info({ event: 'purchase-revoked', orderId: id, userId, courseId, cause }, 'a course was closed')
  return true
}

/**
 * Where the academy is set so, the certificate goes with the money that it was earned with; one that was earned by other
 * means stays, and so does that of a course which something else opens.
 */
async function endCertificate(
  context: Context,
  tx: Db,
  { order: { userId, courseId }, cause }: { order: Purchase; cause: 'refund' | 'chargeback' },
): Promise<void> {
  if (context.identity().certificatesAfterRefund === 'kept') return
  if ((await findAccess(tx, { userId, courseId })).length > 0) return
  if (await hasEarned(tx, { userId, courseId })) await revokeUnpaid(context, tx, { userId, courseId, cause })
}

/**
 * Joins a course that costs nothing, or nothing any more with a coupon: an order of 0 that is paid, and its grant.
 * @returns the order's id, or undefined when joined before
 */
export async function enrolForFree(
  { now, log }: Context,
  tx: Db,
  fields: Purchase & Omit<typeof orders.$inferInsert, 'amountCents' | 'status' | 'paidAt'>,
): Promise<string | undefined> {
  const { userId, courseId } = fields
  const isNew = await grantCourse(tx, { userId, courseId, source: 'free' })
  if (!isNew) return undefined
  const paid = { ...fields, amountCents: 0, status: 'paid' as const, paidAt: now() }
  const [order] = await tx.insert(orders).values(paid).returning({ id: orders.id })
  await countLearner(tx, { courseId, userId }, 1)
  log.info({ event: 'course-joined', userId, courseId }, 'free course joined')
  return order?.id
}
