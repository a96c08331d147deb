import { and, eq, inArray } from 'drizzle-orm'

import type { Order } from '#src/features/orders/queries/course-order.ts'
import { orders, orderTurns } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'

/** Writes the step of an order, and how its money turned. */
export async function moveOrder(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  { order, intent, to }: { order: Pick<Order, 'id' | 'status' | 'paidAt'>; intent: Intent; to: Order['status'] },
): Promise<void> {
  const at = now()
  const dates = {
    paid: { paidAt: order.paidAt ?? at, closedAt: null },
    refunded: { closedAt: at },
    'charged-back': { closedAt: at },
    cancelled: { closedAt: at },
    open: {},
    processing: {},
  }
  await tx
    .update(orders)
    .set({ status: to, paymentIntentId: intent.id, ...dates[to] })
    .where(and(eq(orders.id, order.id), inArray(orders.status, [order.status])))
  if (to === 'refunded' || to === 'charged-back')
    await tx.insert(orderTurns).values({ orderId: order.id, what: to, at })
}
