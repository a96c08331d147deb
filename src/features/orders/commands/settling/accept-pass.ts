import { and, eq, isNull } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { users } from '#src/features/accounts/tables.ts'
import { findHeldOf } from '#src/features/memberships/queries/find-passes.ts'
import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import { isSettledBy } from '#src/features/orders/policy.ts'
import { netOf, taxedAgain } from '#src/features/orders/queries/added-tax.ts'
import { lockPassOrder, type PassOrder } from '#src/features/orders/queries/pass-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { isHeldOtherwise } from '#src/wire/money/passes.ts'
import { seatsIn } from '#src/wire/money/places.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { namedIn } from './named-in.ts'
import { readSum } from './ordered-sum.ts'
import { refuseTaken } from './refuse-taken.ts'
import { deliverPass, settlePass } from './settle-pass.ts'

/**
 * Takes a payment for the plan that it names although it does not fit, because an administrator says so: as `acceptPayment`
 * does for a course.
 * @returns 'conflict' when there is no such plan, the buyer holds it by a subscription or a place, or another payment has settled the order
 */
export async function acceptPass(context: Context, tx: Tx, intent: Intent): Promise<Refused | undefined> {
  const found = await lockOrRemake(tx, intent)
  if (!found) return refuse('conflict', { text: 'This payment names no plan and no person of this academy' })
  const held = await findHeldOf(tx, found)
  if (held.some(one => isHeldOtherwise(one, context.now())))
    return refuse('conflict', { text: 'They have this plan already. Refund this payment' })
  const { receivedCents: amountCents, currency } = intent
  const taxed = taxedAgain(found, { amountCents, currency })
  // What a coupon took off is what is left between its price and what was really paid.
  const paidCents = netOf({ ...taxed, amountCents })
  const discountCents = found.discountCents && Math.max(0, netOf(found) + found.discountCents - paidCents)
  const order = { ...found, amountCents, discountCents, currency }
  await tx
    .update(orders)
    .set({ amountCents, discountCents, currency, ...taxed })
    .where(eq(orders.id, order.id))
  if (isSettledBy(order, intent) && order.membershipId === null) {
    await deliverPass(context, tx, { order, intent })
    return undefined
  }
  const metadata = { ...intent.metadata, orderId: order.id, userId: order.userId, planId: order.planId }
  const fitting = { ...intent, amountCents, metadata }
  await settlePass(context, tx, { orderId: order.id, intent: fitting, before: order.status })
  return refuseTaken(tx, { orderId: order.id, intentId: intent.id })
}

async function lockOrRemake(tx: Tx, intent: Intent): Promise<PassOrder | undefined> {
  const { metadata, receivedCents: amountCents, currency, madeAt: createdAt } = intent
  const order = await lockPassOrder(tx, metadata['orderId'])
  const named = planNamedIn(intent)
  if (order || !named) return order
  await lockUsers(tx, [named.userId])
  await remakePass(tx, { ...named, amountCents, currency, createdAt, ...(await readSum(tx, intent, amountCents)) })
  return lockPassOrder(tx, named.id)
}

/** The order of a plan for its buyer that a payment names. */
export function planNamedIn({ metadata }: Pick<Intent, 'metadata'>) {
  const { id, userId, planId } = namedIn(metadata)
  return id && userId && planId && seatsIn(metadata) === null ? { id, userId, planId } : undefined
}

type Lost = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'amountCents' | 'currency' | 'createdAt'> &
  Awaited<ReturnType<typeof readSum>> & { readonly planId: string }

/** Makes an order of a plan again that was lost, as after a restore; closed, so that it stands beside an open one. @returns whether it could */
export async function remakePass(tx: Db, lost: Lost): Promise<boolean> {
  const isThere = and(eq(users.id, lost.userId), isNull(users.erasedAt))
  if ((await tx.$count(users, isThere)) === 0 || !(await findPlan(tx, lost.planId))) return false
  const rows = await tx
    .insert(orders)
    .values({ ...lost, status: 'cancelled', closedAt: lost.createdAt })
    .onConflictDoNothing()
    .returning({ id: orders.id })
  return rows.length > 0
}
