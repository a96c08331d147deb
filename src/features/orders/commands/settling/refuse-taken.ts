import { and, eq } from 'drizzle-orm'

import { orders } from '#src/features/orders/tables.ts'
import type { Tx } from '#src/server/database/database.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

/** Refuses 'conflict' where it is not this payment that has settled the order. */
export async function refuseTaken(
  tx: Tx,
  { orderId, intentId }: { orderId: string; intentId: string },
): Promise<Refused | undefined> {
  const isIts = and(eq(orders.id, orderId), eq(orders.status, 'paid'), eq(orders.paymentIntentId, intentId))
  if ((await tx.$count(orders, isIts)) > 0) return undefined
  return refuse('conflict', { text: 'Another payment has settled this order. Refund this one' })
}
