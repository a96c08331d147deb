import { and, eq, isNull } from 'drizzle-orm'

import { plans } from '#src/features/memberships/tables.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { planCheckouts } from '../tables.ts'

/**
 * The plans that a person went to pay with a coupon. Those by which a membership began stay for the books, and with them
 * nothing but the id of their buyer.
 */
export const couponData: PersonalData = {
  name: 'planCheckouts',
  collect: async (db, { userId }) => ({
    rows: await db
      .select({
        plan: plans.name,
        duration: plans.duration,
        coupon: planCheckouts.couponCode,
        priceCents: planCheckouts.priceCents,
        discountCents: planCheckouts.discountCents,
        currency: planCheckouts.currency,
        startedAt: planCheckouts.createdAt,
        expiresAt: planCheckouts.expiresAt,
        closedAt: planCheckouts.closedAt,
        subscription: planCheckouts.subscriptionId,
        begunAt: planCheckouts.begunAt,
      })
      .from(planCheckouts)
      .innerJoin(plans, eq(plans.id, planCheckouts.planId))
      .where(eq(planCheckouts.userId, userId))
      .orderBy(planCheckouts.createdAt),
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(planCheckouts).where(and(eq(planCheckouts.userId, userId), isNull(planCheckouts.subscriptionId)))
    return []
  },
}
