import { and, eq, sum } from 'drizzle-orm'

import { orders, refundRequests } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'

import { settleAgain } from '../settling/settle-payment.ts'
import { completePart, isPart } from './refund-requests.ts'

/**
 * Asks the provider about parts of an order of which nobody heard what came of them, and keeps which went back: before
 * another one is asked for, that has to be known.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function findPartsDone(context: Context, orderId: string): Promise<void> {
  await learnOfParts(context, orderId)
  const parts = await context.db
    .select({ id: refundRequests.id, orderId: orders.id, intentId: orders.paymentIntentId })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(eq(orders.id, orderId), isPart, eq(refundRequests.outcome, 'unknown')))
  for (const part of parts) await findPartDone(context, part)
}

/** Of a part that went back just now, or whose end was lost, the order may not know yet. */
async function learnOfParts(context: Context, orderId: string): Promise<void> {
  const isDone = and(eq(refundRequests.orderId, orders.id), isPart, eq(refundRequests.outcome, 'done'))
  const [order] = await context.db
    .select({
      intentId: orders.paymentIntentId,
      refundedCents: orders.refundedCents,
      doneCents: sum(refundRequests.amountCents),
    })
    .from(orders)
    .innerJoin(refundRequests, isDone)
    .where(eq(orders.id, orderId))
    .groupBy(orders.id)
  if (order && Number(order.doneCents) > order.refundedCents) await settleAgain(context, order.intentId)
}

type Asked = { readonly id: string; readonly orderId: string; readonly intentId: string | null }

/** Keeps that a part went back, where it did. */
export async function findPartDone(context: Context, { id, orderId, intentId }: Asked): Promise<void> {
  const cents = intentId === null ? 0 : await context.payments.sumReturned(intentId, id)
  if (cents === 0) return
  await completePart(context, { id, orderId })
  await settleAgain(context, intentId)
}
