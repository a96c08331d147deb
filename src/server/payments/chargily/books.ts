// The books of payments at Chargily: which key has which, which are paid, and what staff sent back.
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

import { toMinor } from '#src/wire/money/money.ts'

import type { Db } from '../../database/database.ts'
import type { NewIntent } from '../intents.ts'
import type { RefundAnswer, RefundOrder } from '../refunds.ts'
import type { Checkout } from './client.ts'
import { paymentIdOf } from './keys.ts'
import { redirectPayments, redirectRefunds } from './tables.ts'

export type Row = typeof redirectPayments.$inferSelect

/** How many of our own a look back asks about. */
const MOST_LISTED = 500

export const findRow = async (db: Db, id: string): Promise<Row | undefined> =>
  (await db.select().from(redirectPayments).where(eq(redirectPayments.id, id)))[0]

/** The ids of what was begun since then, the newest first. */
export async function listBegun(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: redirectPayments.id })
    .from(redirectPayments)
    .where(gt(redirectPayments.createdAt, since))
    .orderBy(desc(redirectPayments.createdAt))
    .limit(MOST_LISTED)
  return rows.map(({ id }) => id)
}

export const madeAt = (checkout: Checkout): Date => new Date(checkout.created_at * 1000)

type Begun = { readonly checkout: Checkout; readonly at: Date }

export const findByKey = async (db: Db, key: string): Promise<Row | undefined> =>
  (await db.select().from(redirectPayments).where(eq(redirectPayments.key, key)))[0]

/** Writes the first checkout of a key into the books. @returns the one that stands there */
export async function keep(db: Db, { intent, checkout, at }: Begun & { intent: NewIntent }): Promise<Row> {
  const { amountCents, currency, metadata, idempotencyKey: key } = intent
  const { livemode, checkout_url: url } = checkout
  const fields = { id: paymentIdOf(checkout.id), key, url, metadata, amountCents, currency, livemode, createdAt: at }
  const [made] = await db.insert(redirectPayments).values(fields).onConflictDoNothing().returning()
  const row = made ?? (await findByKey(db, key))
  if (!row) throw new Error('a payment is there, or was just begun')
  return row
}

/** Writes down that it is paid. One of ours that the books do not have, as after a restore, comes into them then. */
export async function remember(db: Db, { row, checkout, at }: Begun & { row: Row | undefined }): Promise<Row> {
  if (checkout.status !== 'paid') return row ?? rowOf(checkout)
  const paid = { ...saidOf(checkout), paidAt: at }
  const isOurs = row !== undefined || checkout.metadata['orderId'] !== undefined
  if (!isOurs) return { ...rowOf(checkout), ...paid }
  if (!row) await db.insert(redirectPayments).values(rowOf(checkout)).onConflictDoNothing()
  const id = paymentIdOf(checkout.id)
  const isFirst = and(eq(redirectPayments.id, id), isNull(redirectPayments.paidAt))
  const [written] = await db.update(redirectPayments).set(paid).where(isFirst).returning()
  return written ?? (await findRow(db, id)) ?? { ...rowOf(checkout), ...paid }
}

/** Remembers that we gave it up. */
export const giveUp = (db: Db, id: string, at: Date) =>
  db.update(redirectPayments).set({ givenUpAt: at }).where(eq(redirectPayments.id, id))

/** What is true of a payment, whatever was asked for. */
export const saidOf = ({ amount, currency, livemode }: Checkout) => ({
  amountCents: toMinor(amount, currency),
  currency,
  livemode,
})

/** Who made it says in its metadata what it is for; its key is lost with the books. */
const rowOf = (checkout: Checkout): Row => ({
  id: paymentIdOf(checkout.id),
  key: paymentIdOf(checkout.id),
  url: checkout.checkout_url,
  metadata: checkout.metadata,
  ...saidOf(checkout),
  paidAt: null,
  givenUpAt: null,
  refundedCents: 0,
  revision: 0,
  createdAt: madeAt(checkout),
})

type Refunding = { readonly id: string; readonly order: RefundOrder; readonly at: Date }

/** Notes that all that is left of it was sent back, or a part of it; the same cause counts once. */
export const refund = (db: Db, { id, order, at }: Refunding): Promise<RefundAnswer> =>
  db.transaction(async tx => {
    const [row] = await tx.select().from(redirectPayments).where(eq(redirectPayments.id, id)).for('update')
    if (!row) return refusal('it is not in the books')
    const left = row.amountCents - row.refundedCents
    const before = await sumOfCause(tx, id, order.cause)
    const { cents = left } = order
    if (before > 0 || cents === 0) return { isRefunded: true, cents: before }
    if (cents > left) return refusal('less than that is left of it')
    if (!order.byHand) return refusal('Chargily sends nothing back: staff do, and note it here')
    const { note, by } = order.byHand
    await tx.insert(redirectRefunds).values({ paymentId: id, cause: order.cause, amountCents: cents, note, by, at })
    await tx
      .update(redirectPayments)
      .set({ refundedCents: row.refundedCents + cents, revision: sql`${redirectPayments.revision} + 1` })
      .where(eq(redirectPayments.id, id))
    return { isRefunded: true, cents }
  })

export async function sumOfCause(db: Db, id: string, cause: string): Promise<number> {
  const [one] = await db
    .select({ cents: redirectRefunds.amountCents })
    .from(redirectRefunds)
    .where(and(eq(redirectRefunds.paymentId, id), eq(redirectRefunds.cause, cause)))
  return one?.cents ?? 0
}

export const refusal = (reason: string): RefundAnswer => ({
  isRefunded: false,
  code: undefined,
  reason,
  isPassing: false,
})
