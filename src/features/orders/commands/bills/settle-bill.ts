import { eq } from 'drizzle-orm'

import { decide } from '#src/features/orders/policy.ts'
import { lockBillOrder } from '#src/features/orders/queries/find-orders.ts'
import { findPlanName } from '#src/features/orders/queries/plan-name.ts'
import { orders, orderTurns } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'

import { completeRequests } from '../refunds/refund-requests.ts'
import { moveOrder } from '../settling/move-order.ts'
import { recordMovements } from '../settling/record-movements.ts'

type Order = NonNullable<Awaited<ReturnType<typeof lockBillOrder>>>

/** What this answer told of a bill: the order as it was before, and how much more has gone back since; in minor units. */
export type BillNews = { readonly before: Order; readonly backCents: number }

/**
 * Brings the order that a bill of a membership is to what its payment says now: what went back, whether a refund failed, how
 * far a dispute is. An answer that is older than what stands there changes nothing. What becomes of the membership is not
 * decided here.
 * @returns nothing where there was no news, or no order of it yet: the job that makes it asks again after that
 */
export async function settleBill(context: Context, tx: Tx, intent: Intent): Promise<BillNews | undefined> {
  const order = await lockBillOrder(tx, intent.id)
  if (!order) return undefined
  await recordMovements(context, tx, { order, intent })
  if (intent.revision <= order.revision) return undefined
  const to = decide(order, intent)
  const { refundedCents, failedRefunds, dispute, revision } = intent
  await tx.update(orders).set({ refundedCents, failedRefunds, dispute, revision }).where(eq(orders.id, order.id))
  if (to === 'paid' || to === 'refunded' || to === 'charged-back') await turn(context, tx, { order, intent, to })
  return { before: order, backCents: Math.max(0, refundedCents - order.refundedCents) }
}

type Turned = { order: Order; intent: Intent; to: 'paid' | 'refunded' | 'charged-back' }

async function turn(context: Context, tx: Tx, { order, intent, to }: Turned): Promise<void> {
  await moveOrder(context, tx, { order, intent, to })
  if (to === 'paid') await tx.insert(orderTurns).values({ orderId: order.id, what: 'restored', at: context.now() })
  if (to === 'refunded') await completeRequests(context, tx, { order, intent, name: await findPlanName(tx, order) })
  context.log.info(
    { event: 'order-moved', orderId: order.id, from: order.status, to, actor: context.actor.kind },
    'order',
  )
}
