// Which plan something is about.
import { and, arrayContains, arrayOverlaps, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'

import { checkoutLifeMs, keptLink, plainLink } from '../policy.ts'
import { type memberships, plans } from '../tables.ts'

export type Plan = typeof plans.$inferSelect

/** Plans that nobody has taken off sale. */
export const isOnSale = isNull(plans.archivedAt)

/** Nobody ever paid for it. Orders stand above memberships in the feature graph, so their table is named in SQL. */
export const isNeverPaid = sql`not exists (select from orders where orders.plan_id = plans.id)`

/** Plans that were deleted, and that nobody was still paying for. An older version may have put one back on sale. */
export const isDeletedUnheld = and(
  isNotNull(plans.deletedAt),
  isNotNull(plans.archivedAt),
  sql`not exists (select from memberships where memberships.plan_id = plans.id)`,
  isNeverPaid,
)

/** The plan that is sold at a price or by a payment link, or was when the checkout may have been opened (D-5). */
export async function findPlanSold({ publicUrl }: Pick<Context, 'publicUrl'>, tx: Db, subscription: Subscription) {
  const { priceId, paymentLinkId, paymentLinkUrl, startedAt } = subscription
  const ids = [priceId, ...(paymentLinkId ? [paymentLinkId] : [])]
  const isNow = inArray(plans.paymentId, ids)
  const link = paymentLinkUrl === null ? undefined : keptLink(paymentLinkUrl, publicUrl)
  const isLinked = link === undefined ? undefined : eq(sql`split_part(${plans.link}, '?', 1)`, link)
  const opened = new Date(startedAt.getTime() - checkoutLifeMs)
  const wasThen = and(arrayOverlaps(plans.formerPaymentIds, ids), gt(plans.replacedAt, opened))
  const [plan] = await tx
    .select()
    .from(plans)
    .where(and(or(isNow, wasThen, isLinked), or(isOnSale, gt(plans.archivedAt, opened))))
    .orderBy(desc(isNow), desc(plans.updatedAt))
    .limit(1)
  return plan
}

export async function findPlan(tx: Db, id: string) {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, id))
  return plan
}

/** The provider's page that sells a plan; null while none does. */
export const linkOf = ({ publicUrl }: Pick<Context, 'publicUrl'>, { link, archivedAt }: Plan): string | null =>
  archivedAt ? null : plainLink(link, publicUrl)

/**
 * The plan that a membership is of by now: its own, which staff may have chosen, until the provider says another price, and
 * then the one that is or was sold at that. Whatever is sold at its former price since then is no business of its holder.
 */
export async function planNow(
  tx: Db,
  { before, priceId }: { before: typeof memberships.$inferSelect; priceId: string },
): Promise<Plan | undefined> {
  const moved = priceId === before.priceId ? undefined : await findPlanAt(tx, priceId)
  return moved ?? findPlan(tx, before.planId)
}

/** The plan that is or was sold at a price: a change of price says nothing of links, and nothing of when its plan had that price. */
export async function findPlanAt(tx: Db, priceId: string): Promise<Plan | undefined> {
  const isNow = eq(plans.paymentId, priceId)
  const [plan] = await tx
    .select()
    .from(plans)
    .where(or(isNow, arrayContains(plans.formerPaymentIds, [priceId])))
    .orderBy(desc(isNow), desc(plans.updatedAt))
    .limit(1)
  return plan
}
