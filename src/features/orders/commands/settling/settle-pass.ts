import { and, desc, eq } from 'drizzle-orm'

import { shortenPass } from '#src/features/memberships/commands/passes/end-pass.ts'
import { holdPass } from '#src/features/memberships/commands/passes/hold-pass.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import { decide, isSettledBy, type OrderStatus } from '#src/features/orders/policy.ts'
import { lockPassOrder, type PassOrder } from '#src/features/orders/queries/pass-orders.ts'
import { findPlanName } from '#src/features/orders/queries/plan-name.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, openCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { isByHand, methodOf } from '#src/wire/money/methods.ts'
import { monthsOf } from '#src/wire/money/passes.ts'

import { sendMembershipReceipt, sendMembershipRefund, sendPassFailure } from '../bills/tell-member.ts'
import { completeRequests } from '../refunds/refund-requests.ts'
import { findMismatch } from './find-mismatch.ts'
import { moveOrder } from './move-order.ts'
import { orderedInterval } from './ordered-interval.ts'
import { recordMovements } from './record-movements.ts'
import { setAside, type Settlement } from './set-aside.ts'

type Paid = { readonly order: PassOrder; readonly intent: Intent }

/**
 * Brings the order of a period of a plan to what its payment says now, and the membership with it: as `settleOrder` does for a
 * course, and as idempotent. What nothing can be given for waits for staff, as its money goes back by hand.
 * @returns nothing where there is no such order
 */
export async function settlePass(
  context: Context,
  tx: Tx,
  { orderId, intent, before }: { orderId: string; intent: Intent; before?: OrderStatus | undefined },
): Promise<Settlement | undefined> {
  const order = await lockPassOrder(tx, orderId)
  if (!order) return undefined
  await recordMovements(context, tx, { order, intent })
  const reason = await findMismatch(context, tx, { order, intent })
  if (reason) return setAside(context, tx, { intent, reason, order })
  const to = decide(order, intent)
  if (to === 'give-back') return { outcome: (await askBack(tx, { order, intent })) ? 'applied' : 'ignored' }
  if (to === 'unchanged' || (to === 'open' && before !== 'processing'))
    return { outcome: (await follow(context, tx, { order, intent })) ? 'applied' : 'ignored' }
  await moveOrder(context, tx, { order, intent, to })
  if (!isSettledBy(order, intent)) await endCase(tx, { kind: 'payment', subject: intent.id })
  await tell(context, tx, { order, intent, to })
  const { id, status: from } = order
  context.log.info({ event: 'order-moved', orderId: id, from, to, actor: context.actor.kind }, 'order')
  return { outcome: 'applied' }
}

/** What goes with a step: the membership begins, goes on or ends sooner, and its holder hears of it. */
async function tell(context: Context, tx: Tx, { order, intent, to }: Paid & { to: OrderStatus }): Promise<void> {
  const { refundedCents, revision } = intent
  await tx.update(orders).set({ refundedCents, revision }).where(eq(orders.id, order.id))
  if (to === 'paid') await deliverPass(context, tx, { order, intent })
  if (to === 'refunded') await takeBack(context, tx, { order, intent })
  const isFailed = order.status === 'processing' && (to === 'open' || to === 'cancelled')
  // Who declines a transfer says why.
  if (isFailed && methodOf(intent.id) !== 'transfer') await sendPassFailure(context, tx, order)
}

/** Gives what was paid for, and keeps with the order which days those are. */
export async function deliverPass(context: Context, tx: Tx, { order, intent }: Paid): Promise<void> {
  const interval = await orderedInterval(tx, order.planId, intent)
  const held = await giveDays(context, tx, { order, interval, given: termIn(intent, interval) })
  if (!held) return void (await askBack(tx, { order, intent }))
  const { from: periodFrom, to: periodTo } = held
  // The first one has the mail with which a membership begins.
  if (held.isFirst) return
  const paid = { ...order, periodFrom, periodTo, paymentIntentId: intent.id, paidAt: context.now() }
  await sendMembershipReceipt(context, tx, paid)
}

/** How long it is: a period, or what staff have written down, who stop nothing else with that. */
function termIn({ id, metadata }: Intent, interval: 'month' | 'year') {
  const { until, periods = '1' } = metadata
  const term = until ? { until: new Date(until) } : { months: monthsOf[interval] * Number(periods) }
  return { term, ...(isByHand(id) && { orderedAt: new Date(0) }) }
}

type Ordered = Pick<PassOrder, 'id' | 'userId' | 'planId' | 'createdAt' | 'amountCents' | 'currency'>

/** The days of an order that is paid, or costs nothing. @returns nothing where they hold the plan by a subscription */
export async function giveDays(
  context: Context,
  tx: Tx,
  { order, interval, given }: { order: Ordered; interval: 'month' | 'year'; given?: ReturnType<typeof termIn> },
) {
  const { id: orderId, userId, planId, createdAt: orderedAt, amountCents, currency } = order
  const bought = { orderId, userId, planId, orderedAt, amountCents, currency }
  const held = await holdPass(context, tx, {
    ...bought,
    interval,
    ...(given ?? { term: { months: monthsOf[interval] } }),
  })
  if (!held) return undefined
  const { membershipId, from: periodFrom, to: periodTo } = held
  await tx.update(orders).set({ membershipId, periodFrom, periodTo }).where(eq(orders.id, orderId))
  return held
}

/** All of its money has gone back: its days go with it. */
async function takeBack(context: Context, tx: Tx, { order, intent }: Paid): Promise<void> {
  await endCase(tx, { kind: 'refund', subject: intent.id })
  const asked = await completeRequests(context, tx, { order, intent, name: await findPlanName(tx, order) })
  if (asked) {
    const itself = { kind: 'payment', subject: intent.id } as const
    await endCase(tx, itself, { outcome: 'refunded', closedBy: asked.requestedBy })
  }
  const until = await takeDays(context, tx, { order, intent })
  const backCents = intent.refundedCents - order.refundedCents
  // What was given back as a case of its own has a mail of its own.
  if (backCents > 0 && (order.membershipId !== null || asked))
    await sendMembershipRefund(context, tx, { order, amountCents: backCents, until: until ?? null })
}

/** @returns when the membership ends by that, or nothing where it is over */
async function takeDays(context: Context, tx: Tx, { order, intent }: Paid): Promise<Date | undefined> {
  const { membershipId, periodFrom: from, periodTo: to } = order
  if (!membershipId || !from || !to) return undefined
  const until = await shortenPass(context, tx, { membershipId, from, to, isBackByHand: isByHand(intent.id) })
  if (until) await keepSums(tx, membershipId)
  return until
}

/** What a membership costs, where a later payment has gone back: what the last one was that is left, or nothing. */
async function keepSums(tx: Tx, membershipId: string): Promise<void> {
  const [last] = await tx
    .select({ amountCents: orders.amountCents, currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.membershipId, membershipId), eq(orders.status, 'paid')))
    .orderBy(desc(orders.paidAt))
    .limit(1)
  const { amountCents, ...paidIn } = last ?? { amountCents: 0 }
  await tx
    .update(memberships)
    .set({ amountCents, paidCents: amountCents, ...paidIn })
    .where(eq(memberships.id, membershipId))
}

/** Keeps what went back in parts: the membership stays, and its holder hears of each. @returns whether there was news */
async function follow(context: Context, tx: Tx, { order, intent }: Paid): Promise<boolean> {
  const { refundedCents, revision } = intent
  if (!isSettledBy(order, intent) || revision <= order.revision) return false
  await tx.update(orders).set({ refundedCents, revision }).where(eq(orders.id, order.id))
  const backCents = refundedCents - order.refundedCents
  if (order.status === 'paid' && backCents > 0)
    await sendMembershipRefund(context, tx, { order, amountCents: backCents })
  return true
}

/** Nothing can be given for it: they hold the plan by a subscription, or have paid this order otherwise. @returns whether that is new */
async function askBack(tx: Tx, { order, intent }: Paid): Promise<boolean> {
  const { id: subject, receivedCents, refundedCents, currency } = intent
  if (receivedCents <= refundedCents) return false
  const about = { kind: 'payment', subject, userId: order.userId, planId: order.planId } as const
  const money = { amountCents: receivedCents - refundedCents, currency }
  return (await openCase(tx, { ...about, ...money, reason: { code: 'second' } })) !== 'nothing'
}
