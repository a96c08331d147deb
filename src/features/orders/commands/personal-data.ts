import { and, eq, exists, gt, isNotNull, not, or, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { orderMovements, orders } from '../tables.ts'

/**
 * What a person bought, courses and memberships. Orders with a payment, a price that was paid or a coupon that was used stay
 * for the books, and with them nothing but the id of their buyer.
 */
export const orderData: PersonalData = {
  name: 'orders',
  collect: async (db, { userId }) => ({
    rows: await db
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
        status: orders.status,
        payment: orders.paymentIntentId,
        orderedAt: orders.createdAt,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .leftJoin(courses, eq(courses.id, orders.courseId))
      .leftJoin(plans, eq(plans.id, orders.planId))
      .where(eq(orders.userId, userId))
      .orderBy(orders.createdAt),
  }),
  erase: async (tx, { userId }) => {
    const ofIt = eq(orderMovements.orderId, orders.id)
    const isInLedger = exists(tx.select({ id: orderMovements.id }).from(orderMovements).where(ofIt))
    const isPaid = and(isNotNull(orders.paidAt), or(gt(orders.amountCents, 0), gt(orders.discountCents, 0)))
    const isBooked = or(isNotNull(orders.paymentIntentId), isPaid, isInLedger)
    await tx.delete(orders).where(and(eq(orders.userId, userId), not(sql`(${isBooked})`)))
    return []
  },
}
