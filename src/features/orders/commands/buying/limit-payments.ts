import { countUnpaidBefore } from '#src/features/orders/queries/find-orders.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { checkLimit, countAttempt, type Limit } from '#src/server/limits/limits.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

// A robot that tries stolen cards needs many payments, or many attempts at one (T87).
const UNPAID_ORDERS_PER_HOUR = 5
// Each one begun costs a call, and a transfer a mail.
const begun: Limit = { name: 'begun-payments', max: 20, windowMs: hours(1) }
const declines: Limit = { name: 'declined-payments', max: 20, windowMs: hours(24) }

/** Keeps back the sixth payment that a person begins within an hour without paying, and all after twenty declines a day. */
export async function checkPaymentLimits(
  context: Context,
  order: { id: string; userId: string },
): Promise<Refused | undefined> {
  const { count, wait } = await countUnpaidBefore(context, order)
  if (count >= UNPAID_ORDERS_PER_HOUR) return refuse('too-many', { retryAfter: Math.max(1, wait) })
  return checkLimit(context, declines, order.userId)
}

/** Counts a declined card, in the transaction of its event; past the limit the payment is taken away from who tries. */
export async function countDecline({ queue }: Context, tx: Db, { id, metadata }: Intent): Promise<void> {
  if (!metadata['userId']) return
  const refused = await countAttempt({ db: tx }, declines, metadata['userId'])
  if (refused) await queue.send(tx, 'cancel-payment', { intentId: id })
}

/** Keeps back who begins one payment after the other, as by changing the means of paying again and again. */
export const countBegun = (context: Context, userId: string): Promise<Refused | undefined> =>
  countAttempt(context, begun, userId)
