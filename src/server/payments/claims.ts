// Claims: who is giving the money of a case back, before the provider is asked to.
import { and, eq, isNull, or, sql } from 'drizzle-orm'

import { userOf } from '../actor.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Context } from '../context.ts'
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

type Refusal = {
  /** Who asked. */
  readonly by: 'staff' | 'academy'
  /** What has gone back all the same, of a case of several bills; in minor units. */
  readonly cents: number
  readonly reason: string
}

/**
 * The provider has refused: lets go of a case, unless others ask just now, and keeps how much of its money is gone by now, with
 * the trace of who gave it back. For a part that is gone nothing is granted: the rest goes back, or the case is closed.
 */
export async function releaseCase(context: Context, id: string, { by, cents, reason }: Refusal): Promise<void> {
  const isOwn = and(eq(paymentCases.id, id), isOpen, eq(paymentCases.refundIsAutomatic, by === 'academy'))
  const returnedCents = cents || null
  await context.db.transaction(async tx => {
    const [before] = await tx.select().from(paymentCases).where(isOwn).for('update')
    if (!before) return
    const free = { refundAskedAt: null, refundIsAutomatic: false, returnedCents }
    await tx.update(paymentCases).set(free).where(eq(paymentCases.id, id))
    // The audit is of people. What the academy gave back by itself stands in the case.
    if (!userOf(context.actor) || returnedCents === null || returnedCents === before.returnedCents) return
    await recordAudit(tx, context, {
      action: 'payment.refund-part',
      thing: { id, name: before.subject },
      before: { returnedCents: before.returnedCents },
      after: { returnedCents, currency: before.currency, reason },
    })
  })
}
