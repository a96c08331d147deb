// Claims: who is giving the money of a case back, before the provider is asked to.
import { and, eq, isNull, or, sql } from 'drizzle-orm'

import type { Db } from '../database/database.ts'
import { isAbout, isCause, isOpen, type Named } from './cases.ts'
import { paymentCases } from './tables.ts'

/**
 * Says that staff are about to have the provider give the money of a case back, before it is asked: from then on only that
 * refund ends the case, and after a crash it stands there to be finished. What the academy began by itself they take over.
 * @param seen the case as it was read
 * @returns false when it was decided, or has another cause by now
 */
export async function claimForRefund(db: Db, seen: typeof paymentCases.$inferSelect): Promise<boolean> {
  const { rowCount } = await db
    .update(paymentCases)
    .set({ refundAskedAt: sql`now()`, refundIsAutomatic: false })
    .where(and(eq(paymentCases.id, seen.id), isOpen, isCause(seen)))
  return rowCount === 1
}

/**
 * The same for money that the academy gives back by itself: nobody grants or closes meanwhile what goes back.
 * @returns the case; undefined where none is open, or staff give its money back
 */
export async function claimAutomatic(db: Db, about: Named): Promise<string | undefined> {
  const [claimed] = await db
    .update(paymentCases)
    .set({ refundAskedAt: sql`now()`, refundIsAutomatic: true })
    .where(and(isAbout(about), isOpen, or(isNull(paymentCases.refundAskedAt), paymentCases.refundIsAutomatic)))
    .returning({ id: paymentCases.id })
  return claimed?.id
}

/** The provider has refused: everything may be decided again, unless a part of the money is gone, or others ask just now. */
export async function releaseCase(db: Db, id: string, by: 'staff' | 'academy'): Promise<void> {
  const isOwn = eq(paymentCases.refundIsAutomatic, by === 'academy')
  await db
    .update(paymentCases)
    .set({ refundAskedAt: null, refundIsAutomatic: false })
    .where(and(eq(paymentCases.id, id), isOpen, isOwn, isNull(paymentCases.returnedCents)))
}

/**
 * Keeps that a refund was refused after a part had gone back: the case stays claimed, and only its refund ends it.
 * @returns whether that is news
 */
export async function keepReturned(tx: Db, id: string, returnedCents: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(paymentCases)
    .set({
      returnedCents,
      refundAskedAt: sql`coalesce(${paymentCases.refundAskedAt}, now())`,
      refundIsAutomatic: false,
    })
    .where(and(eq(paymentCases.id, id), isOpen, sql`${paymentCases.returnedCents} is distinct from ${returnedCents}`))
  return rowCount === 1
}
