// Plans that somebody goes to pay by card with a coupon (decision 0103).
import { and, asc, between, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import { planCheckouts } from '#src/features/coupons/tables.ts'
import type { memberships } from '#src/features/memberships/tables.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { days } from '#src/wire/durations.ts'

export type PlanCheckout = typeof planCheckouts.$inferSelect

const isUnanswered = and(isNull(planCheckouts.subscriptionId), isNull(planCheckouts.closedAt))

/**
 * In WHERE: it may be paid, or may have been, as far as we know. The provider alone says that a page is over; one whose address
 * nobody learned is over by its time.
 */
const isLive = and(isUnanswered, or(isNotNull(planCheckouts.sessionId), gt(planCheckouts.expiresAt, sql`now()`)))

/** Pages whose time is over, of which the provider has not said what became of them; the oldest first, of those fifty. */
export const findOverdue = (db: Db): Promise<PlanCheckout[]> =>
  db
    .select()
    .from(planCheckouts)
    .where(and(isUnanswered, isNotNull(planCheckouts.sessionId), lt(planCheckouts.expiresAt, sql`now()`)))
    .orderBy(asc(planCheckouts.expiresAt))
    .limit(50)

/** What a person has begun to pay, the oldest first; more than one only where one was paid a moment ago. */
export const findLive = (db: Db, userId: string): Promise<PlanCheckout[]> =>
  db
    .select()
    .from(planCheckouts)
    .where(and(eq(planCheckouts.userId, userId), isLive))
    .orderBy(asc(planCheckouts.createdAt))

/** How many of those have a coupon: who begins anew gives them up. */
export const countLive = (db: Db, { userId, couponId }: { userId: string; couponId: string }): Promise<number> =>
  db.$count(planCheckouts, and(eq(planCheckouts.userId, userId), eq(planCheckouts.couponId, couponId), isLive))

type Held = Pick<typeof memberships.$inferSelect, 'userId' | 'planId' | 'subscriptionId' | 'startedAt'>

/** Whether a membership may have begun at a page that we made, and nobody has looked yet. Staff may have given it to somebody else. */
export async function mayBeOfCheckout(db: Db, { userId, planId, startedAt }: Held): Promise<boolean> {
  const [from, to] = [-2, 2].map(count => new Date(startedAt.getTime() + days(count)))
  if (!from || !to) return false
  const isOfPlan = and(eq(planCheckouts.planId, planId), between(planCheckouts.createdAt, from, to))
  const isOpen = and(isNull(planCheckouts.subscriptionId), isNotNull(planCheckouts.sessionId))
  return (await db.$count(planCheckouts, and(isOpen, or(eq(planCheckouts.userId, userId), isOfPlan)))) > 0
}

/** The page with which a subscription began, locked, while no order has its coupon. */
export async function lockUnordered(tx: Tx | Db, subscriptionId: string): Promise<PlanCheckout | undefined> {
  const isIt = and(eq(planCheckouts.subscriptionId, subscriptionId), isNull(planCheckouts.orderedAt))
  const [found] = await tx.select().from(planCheckouts).where(isIt).for('update')
  return found
}
