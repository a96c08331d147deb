import { findAccess } from '#src/features/enrolments/queries.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { holdCurrency, readCurrency } from '#src/server/identity/currency.ts'
import { recordReceived } from '#src/server/payments/transfers/transfers.ts'
import { priceDecimals, toMinor } from '#src/wire/money/money.ts'
import { MOST_MINOR } from '#src/wire/money/price-fault.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { settleOrder } from '../settling/settle-order.ts'

type Sale = {
  readonly userId: string
  readonly courseId: string
  /** What the academy received outside its providers, as in cash, in whole units. */
  readonly paid: number
  readonly note: string
  /** Who has received it. */
  readonly by: string
}

type Sold = { readonly orderId: string; readonly amountCents: number; readonly currency: string }

/**
 * Writes down a course that was paid for in cash or at the door, as an order like any other: it opens the course, has its
 * receipt and stands in the sums. The person is locked.
 * Refuses 'invalid' for a sum that the currency does not have, and 'already-open'.
 * @returns the order's id
 */
export async function sellByHand(context: Context, tx: Tx, sale: Sale): Promise<Sold | Refused> {
  const { userId, courseId, paid, note, by } = sale
  await holdCurrency(tx)
  const currency = (await readCurrency(tx)) ?? context.config.currency
  if (Number(paid.toFixed(priceDecimals(currency))) !== paid || toMinor(paid, currency) > MOST_MINOR)
    return refuse('invalid', { text: 'paid: This is no sum of the academy’s currency' })
  if ((await findAccess(tx, { userId, courseId })).length > 0) return refuse('already-open')
  const [amountCents, at] = [toMinor(paid, currency), context.now()]
  // Like an order that was given up, which its payment settles all the same: an open one of the buyer may stand beside it.
  const given = { userId, courseId, amountCents, currency, createdAt: at, status: 'cancelled' as const, closedAt: at }
  const [order] = await tx.insert(orders).values(given).returning({ id: orders.id })
  if (!order) throw new Error('an insert returns its row')
  const metadata = { orderId: order.id, userId, courseId }
  const { livemode } = context.payments
  const intent = await recordReceived(tx, { metadata, amountCents, currency, note, by, at, livemode })
  await settleOrder(context, tx, { intent })
  return { orderId: order.id, amountCents, currency }
}
