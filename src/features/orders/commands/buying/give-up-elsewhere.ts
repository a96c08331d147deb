import { and, eq, isNotNull } from 'drizzle-orm'

import { isOutdated } from '#src/features/orders/policy.ts'
import { findAddedTax, isTaxedElsewhere } from '#src/features/orders/queries/added-tax.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'

import { cancelOrder } from './cancel-order.ts'

/** Another tab may begin a payment between what is read and what is closed. */
const MOST_TRIES = 3

/**
 * Gives up what somebody has ordered and not begun to pay, where its tax is that of a country that they are not in any more, or of
 * another business: they order it anew. What the bank works on, and what they were told to transfer, keeps the tax that it has.
 * Where the provider is away its orders are left to the job that asks it every five minutes.
 */
export async function giveUpElsewhere(context: Context, userId: string): Promise<void> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const outdated = await findElsewhere(context, userId)
    if (outdated.length === 0) return
    for (const order of outdated) {
      try {
        await cancelOrder(context, order)
      } catch (error) {
        if (!(error instanceof PaymentsUnavailable)) throw error
        context.log.warn({ event: 'order-not-given-up', orderId: order.id, err: error }, 'the payment provider is away')
      }
    }
  }
}

async function findElsewhere(context: Context, userId: string) {
  const { db, now } = context
  const tax = await findAddedTax(context, db, userId)
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'open'), isNotNull(orders.taxCountry)))
  return rows.filter(order =>
    isOutdated({ ...order, isTaxedElsewhere: isTaxedElsewhere(order, tax) }, order.amountCents, now()),
  )
}
