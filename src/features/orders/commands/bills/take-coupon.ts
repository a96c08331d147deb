// The coupon of a plan that was paid by card goes from the page that was made for it to the order of the first payment.
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import { planCheckouts } from '#src/features/coupons/tables.ts'
import type { memberships } from '#src/features/memberships/tables.ts'
import { lockUnordered, mayBeOfCheckout } from '#src/features/orders/queries/plan-checkouts.ts'
import type { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import type { PaidBill } from '#src/server/payments/paid-bills.ts'

/** At which page of ours a membership may have begun: asked of the provider, where there is such a page. */
export async function findCheckoutOf(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  membership: typeof memberships.$inferSelect,
): Promise<string | undefined> {
  if (!(await mayBeOfCheckout(db, membership))) return undefined
  return (await payments.findSubscription(membership.subscriptionId))?.checkoutId ?? undefined
}

/** Keeps that a membership has begun there: from now on the coupon is used, also where the page was over, or was given up. */
export async function keepBegun(
  { now }: Pick<Context, 'now'>,
  tx: Db,
  { checkoutId, subscriptionId }: { checkoutId: string | undefined; subscriptionId: string },
): Promise<void> {
  if (!checkoutId) return
  const isIt = and(eq(planCheckouts.sessionId, checkoutId), isNull(planCheckouts.subscriptionId))
  await tx.update(planCheckouts).set({ subscriptionId, begunAt: now() }).where(isIt)
}

type Taken = Pick<typeof orders.$inferInsert, 'couponId' | 'couponCode' | 'discountCents'>

/**
 * What the order of a bill says of a coupon: the first one from which something was taken off takes it over. The caller holds
 * the lock of the membership's person.
 */
export async function couponOf(
  tx: Db,
  { subscriptionId, bill }: { subscriptionId: string; bill: PaidBill },
): Promise<{ readonly fields: Taken; readonly checkoutId?: string }> {
  const checkout = bill.discountCents > 0 ? await lockUnordered(tx, subscriptionId) : undefined
  if (!checkout) return { fields: {} }
  const { id: checkoutId, couponId, couponCode } = checkout
  const discountCents = Math.min(checkout.discountCents, bill.discountCents)
  return { fields: { couponId, couponCode, discountCents }, checkoutId }
}

/** The order has it: the page has done its work. */
export async function keepOrdered({ now }: Pick<Context, 'now'>, tx: Db, id: string): Promise<void> {
  await tx.update(planCheckouts).set({ orderedAt: now() }).where(eq(planCheckouts.id, id))
}

/** What nobody paid in a month is of no use to anybody, once the provider has said so. */
export async function forgetUnpaid({ db }: Pick<Context, 'db'>): Promise<void> {
  const isOld = lt(planCheckouts.expiresAt, sql`now() - interval '30 days'`)
  const isOver = or(isNotNull(planCheckouts.closedAt), isNull(planCheckouts.sessionId))
  await db.delete(planCheckouts).where(and(isNull(planCheckouts.subscriptionId), isOver, isOld))
}
