import { and, eq, isNull } from 'drizzle-orm'

import type { OrderStatus } from '#src/features/orders/policy.ts'
import { isUnsettled } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { settleOrder } from '../settling/settle-order.ts'

type OpenOrder = { id: string; status: OrderStatus; paymentIntentId: string | null }

/** In WHERE: the order still has the payment that was read. */
export const hasPayment = (paymentIntentId: string | null) =>
  paymentIntentId ? eq(orders.paymentIntentId, paymentIntentId) : isNull(orders.paymentIntentId)

/** Closes an order that nobody can pay any more, unless it has moved since it was read. */
export async function closeOrder(
  { db, now }: Pick<Context, 'now'> & { db: Db },
  { id, paymentIntentId }: Omit<OpenOrder, 'status'>,
): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'cancelled', closedAt: now() })
    .where(and(eq(orders.id, id), isUnsettled, hasPayment(paymentIntentId)))
}

/**
 * Gives an order up. Its payment is cancelled first: an order must not be closed while it can still be charged. One that
 * was paid meanwhile counts.
 */
export async function cancelOrder(context: Context, order: OpenOrder): Promise<void> {
  const { db, payments } = context
  const intent = order.paymentIntentId ? await payments.cancelIntent(order.paymentIntentId) : undefined
  if (intent) await db.transaction(tx => settleOrder(context, tx, { intent, before: order.status }))
  else await closeOrder(context, order)
}
