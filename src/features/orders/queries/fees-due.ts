import { and, asc, desc, eq, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm'

import { orderMovements } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { paymentFees } from '#src/server/payments/tables.ts'

/** In WHERE: a movement of a payment whose provider takes fees (`hasFees`). */
export const isFeeTaken = sql`${orderMovements.paymentId} !~ '^trh?_'`

export type FeesDue = Pick<typeof paymentFees.$inferSelect, 'paymentId' | 'paidAt' | 'revision'>

/**
 * Takes payments whose fees are to be read, the latest first, and moves their time on, so that no other process reads the same
 * meanwhile.
 * @param until when they are due again, if nobody comes back
 */
export async function claimFeesDue(
  db: Db,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<FeesDue[]> {
  const { paymentId, paidAt, revision, dueAt } = paymentFees
  const due = db
    .select({ paymentId })
    .from(paymentFees)
    .where(and(isNotNull(dueAt), lte(dueAt, now)))
    .orderBy(desc(paidAt))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(paymentFees)
    .set({ dueAt: until })
    .where(inArray(paymentId, due))
    .returning({ paymentId, paidAt, revision })
  return taken.toSorted((one, other) => Number(other.paidAt) - Number(one.paidAt))
}

/**
 * Payments of before fees were read, or that a replica of the version before has booked: the latest of them become due. This
 * walks the payments of all years, so it is asked once an hour.
 * @returns how many
 */
export async function enlistFees(db: Db, { now, most }: { now: Date; most: number }): Promise<number> {
  const { paymentId, happenedAt, what } = orderMovements
  const known = db.select({ id: paymentFees.paymentId }).from(paymentFees).where(eq(paymentFees.paymentId, paymentId))
  const missing = await db
    .select({ paymentId: sql<string>`${paymentId}`, paidAt: happenedAt })
    .from(orderMovements)
    .where(and(eq(what, 'payment'), isFeeTaken, notExists(known)))
    .orderBy(desc(happenedAt))
    .limit(most)
  if (missing.length === 0) return 0
  const rows = missing.map(row => ({ ...row, dueAt: now }))
  return (await db.insert(paymentFees).values(rows).onConflictDoNothing().returning({ id: paymentFees.paymentId }))
    .length
}

/** The order in whose ledger a payment stands; undefined where the ledger has none of it. */
export async function findBookedOrder(db: Db, paymentId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: orderMovements.orderId })
    .from(orderMovements)
    .where(and(eq(orderMovements.paymentId, paymentId), eq(orderMovements.what, 'payment')))
    .orderBy(asc(orderMovements.writtenAt))
    .limit(1)
  return row?.orderId
}

/** What the ledger holds of the fees of a payment, in minor units, by the provider's entry. */
export async function sumBookedFees(db: Db, paymentId: string): Promise<ReadonlyMap<string, number>> {
  const { source, amountCents, what } = orderMovements
  const rows = await db
    .select({ source, cents: sql<number>`sum(${amountCents})`.mapWith(Number) })
    .from(orderMovements)
    .where(and(eq(orderMovements.paymentId, paymentId), eq(what, 'fee')))
    .groupBy(source)
  return new Map(rows.map(row => [row.source ?? '', row.cents]))
}
