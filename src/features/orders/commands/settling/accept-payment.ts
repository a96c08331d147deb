import { eq } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { netOf, taxedAgain } from '#src/features/orders/queries/added-tax.ts'
import { asSold } from '#src/features/orders/queries/course-order.ts'
import { mayReceive } from '#src/features/orders/queries/find-missed.ts'
import { lockOrder } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { seatsIn } from '#src/wire/money/places.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { acceptPass } from './accept-pass.ts'
import { namedIn, soldIn } from './named-in.ts'
import { readSum } from './ordered-sum.ts'
import { refuseTaken } from './refuse-taken.ts'
import { settleOrder } from './settle-order.ts'

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/**
 * Takes a payment for its order although it does not fit, because an administrator says so: the order becomes what was
 * really paid. An order that is lost, as after a backup was restored, is made again from what the payment names.
 * @param intent of which money is left
 * @returns 'conflict' when there is no course or plan that it names, the buyer has that course, or another payment has settled the
 *   order
 */
export async function acceptPayment(context: Context, tx: Tx, intent: Intent): Promise<Refused | undefined> {
  if (intent.metadata['planId'] && seatsIn(intent.metadata) === null) return acceptPass(context, tx, intent)
  const order = (await lockOrder(tx, intent.metadata['orderId'])) ?? (await remake(tx, intent))
  if (!order) return refuse('conflict', { text: 'This payment names no course and no person of this academy' })
  // Settling would give the money back, where this says that it was taken.
  if (!(await mayReceive(tx, order)))
    return refuse('conflict', { text: 'They have this course already. Refund this payment' })
  const { id, userId, courseId, planId } = order
  const { receivedCents: amountCents, currency } = intent
  const taxed = taxedAgain(order, { amountCents, currency })
  // What a coupon took off is what is left between its price and what was really paid.
  const paidCents = netOf({ ...taxed, amountCents })
  const discountCents = order.discountCents && Math.max(0, netOf(order) + order.discountCents - paidCents)
  await tx
    .update(orders)
    .set({ amountCents, currency, discountCents, ...taxed })
    .where(eq(orders.id, id))
  const thing = { ...(courseId !== null && { courseId }), ...(planId !== null && { planId }) }
  const fitting = { ...intent, amountCents, metadata: { ...intent.metadata, orderId: id, userId, ...thing } }
  await settleOrder(context, tx, { intent: fitting, before: order.status })
  return refuseTaken(tx, { orderId: id, intentId: intent.id })
}

/** Locks whatever `acceptPayment` will write to, before a case is. */
export async function lockPurchase(tx: Tx, { metadata }: Intent): Promise<void> {
  const { id, userId } = namedIn(metadata)
  if (!(await lockOrder(tx, id)) && userId) await lockUsers(tx, [userId])
}

async function remake(tx: Tx, intent: Intent): Promise<Order | undefined> {
  const named = soldIn(intent)
  if (!named) return undefined
  const { receivedCents: amountCents, currency } = intent
  const { userId, courseId, planId } = named
  const [user, thing] = await Promise.all([
    tx.$count(users, eq(users.id, userId)),
    courseId === null ? tx.$count(plans, eq(plans.id, planId ?? '')) : tx.$count(courses, eq(courses.id, courseId)),
  ])
  if (user === 0 || thing === 0) return undefined
  // Closed, so that it stands beside an open one.
  const [made] = await tx
    .insert(orders)
    .values({ ...named, amountCents, currency, ...(await readSum(tx, intent, amountCents)), status: 'cancelled' })
    .returning()
  return made && asSold(made)
}
