import { and, eq, exists, gt, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { redirectRefunds } from '#src/server/payments/chargily/tables.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { taxColumns } from '../queries/added-tax.ts'
import { orderMovements, orders, refundRequests } from '../tables.ts'

const { amountCents, note, at } = redirectRefunds

const paymentsOf = (db: Db, userId: string) =>
  db.select({ id: orders.paymentIntentId }).from(orders).where(eq(orders.userId, userId))

/**
 * What a person bought, courses and memberships, in whose words its money was sent back, and why. Orders with a payment, a price
 * that was paid or a coupon that was used stay for the books, and with them nothing of their buyer but the id, and the number of a
 * business that owes the tax itself.
 */
export const orderData: PersonalData = {
  name: 'orders',
  collect: async (db, { userId }) => {
    const sentBack = await db
      .select({ payment: redirectRefunds.paymentId, amountCents, note, at })
      .from(redirectRefunds)
      .where(inArray(redirectRefunds.paymentId, paymentsOf(db, userId)))
    const { orderId, staffReason, requestedAt } = refundRequests
    const reasons = await db
      .select({ orderId, reason: staffReason, at: requestedAt })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(and(eq(orders.userId, userId), isNotNull(staffReason)))
    const rows = await db
      .select({
        order: orders.id,
        course: courses.title,
        plan: plans.name,
        duration: plans.duration,
        periodFrom: orders.periodFrom,
        periodTo: orders.periodTo,
        amountCents: orders.amountCents,
        currency: orders.currency,
        coupon: orders.couponCode,
        discountCents: orders.discountCents,
        ...taxColumns,
        status: orders.status,
        payment: orders.paymentIntentId,
        orderedAt: orders.createdAt,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .leftJoin(courses, eq(courses.id, orders.courseId))
      .leftJoin(plans, eq(plans.id, orders.planId))
      .where(eq(orders.userId, userId))
      .orderBy(orders.createdAt)
    return {
      rows: rows.map(order => ({
        ...order,
        sentBackByHand: sentBack.filter(({ payment }) => payment === order.payment),
        refundReasons: reasons.flatMap(({ orderId: id, ...why }) => (id === order.order ? [why] : [])),
      })),
    }
  },
  erase: async (tx, { userId }) => {
    const own = inArray(redirectRefunds.paymentId, paymentsOf(tx, userId))
    await tx.update(redirectRefunds).set({ note: null }).where(own)
    const ofTheirs = inArray(
      refundRequests.orderId,
      tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)),
    )
    await tx.update(refundRequests).set({ staffReason: null }).where(ofTheirs)
    const ofIt = eq(orderMovements.orderId, orders.id)
    const isInLedger = exists(tx.select({ id: orderMovements.id }).from(orderMovements).where(ofIt))
    const isPaid = and(isNotNull(orders.paidAt), or(gt(orders.amountCents, 0), gt(orders.discountCents, 0)))
    const isBooked = or(isNotNull(orders.paymentIntentId), isPaid, isInLedger)
    const isTaxed = or(isNull(orders.untaxed), ne(orders.untaxed, 'reverse-charge'))
    // Why no tax was taken has to be shown for as long as the sale itself, also where no invoice says it.
    await tx
      .update(orders)
      .set({ taxNumber: null })
      .where(and(eq(orders.userId, userId), isNotNull(orders.taxNumber), or(isNull(orders.paidAt), isTaxed)))
    await tx.delete(orders).where(and(eq(orders.userId, userId), not(sql`(${isBooked})`)))
    return []
  },
}
