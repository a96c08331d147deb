import { eq } from 'drizzle-orm'

import type { PersonalData } from '#src/server/personal-data.ts'

import { memberships, plans } from '../tables.ts'

/**
 * The memberships that a person bought. Like orders with a payment they stay for the books, and with them nothing but the
 * id of their buyer. One that still runs is stopped when the account is erased (`reconcileMemberships`).
 */
export const membershipData: PersonalData = {
  name: 'memberships',
  collect: async (db, { userId }) => ({
    rows: await db
      .select({
        membership: memberships.id,
        plan: plans.name,
        duration: plans.duration,
        status: memberships.status,
        subscription: memberships.subscriptionId,
        startedAt: memberships.startedAt,
        currentPeriodEnd: memberships.currentPeriodEnd,
        trialEndsAt: memberships.trialEndsAt,
        endedAt: memberships.endedAt,
      })
      .from(memberships)
      .innerJoin(plans, eq(plans.id, memberships.planId))
      .where(eq(memberships.userId, userId))
      .orderBy(memberships.startedAt),
  }),
  erase: async () => [],
}
