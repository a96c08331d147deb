import { and, eq, max, ne, sum } from 'drizzle-orm'

import { type Booked, type Lacking, lackingOf, type MovementKind } from '#src/features/orders/policy.ts'
import { orderMovements, type orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'

import { wantFees } from '../fees/want-fees.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'status'>

/**
 * Writes into the ledger what has moved of a payment of an order, in the transaction that settles or follows it. Of every
 * payment that names the order: also of a second one that goes back, and of one that waits for staff, since its money came.
 * Who calls it holds the order's lock: two answers at once would both add the same.
 * @param intent read from the provider, with all that happened to it
 * @param order as it was before this answer
 */
export async function recordMovements(
  { now, payments }: Pick<Context, 'now' | 'payments'>,
  tx: Tx,
  { order, intent }: { order: Order; intent: Intent },
): Promise<void> {
  // Nothing moves in the mode of tests.
  if (intent.livemode !== payments.livemode) return
  if (intent.status === 'succeeded') await wantFees({ now }, tx, intent)
  const lacking = lackingOf(intent, await findBooked(tx, intent.id))
  if (lacking.length === 0) return
  const { id: paymentId, currency, revision } = intent
  const rows = lacking.map(moved => {
    const happenedAt = momentOf(moved, { order, intent }) ?? now()
    return { ...moved, orderId: order.id, paymentId, currency, revision, happenedAt }
  })
  await tx.insert(orderMovements).values(rows)
}

/** What the ledger holds of a payment. */
async function findBooked(tx: Tx, paymentId: string): Promise<Booked> {
  const { what, amountCents, revision } = orderMovements
  const rows = await tx
    .select({ what, cents: sum(amountCents).mapWith(Number), revision: max(revision) })
    .from(orderMovements)
    .where(and(eq(orderMovements.paymentId, paymentId), ne(what, 'fee')))
    .groupBy(what)
  return {
    ...Object.fromEntries(rows.map(({ what: kind, cents }): [MovementKind, number] => [kind, cents])),
    revision: Math.max(0, ...rows.map(row => row.revision ?? 0)),
  }
}

/** When it moved, as the provider says: of failed refunds and verdicts of banks it does not. What a bank worked on came just now. */
function momentOf({ what }: Lacking, { order, intent }: { order: Order; intent: Intent }): Date | undefined {
  if (what === 'payment') return order.status === 'processing' ? undefined : intent.paidAt
  return what === 'refund' ? intent.refundedAt : undefined
}
