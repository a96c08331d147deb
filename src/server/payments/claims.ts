// Claims: who is giving the money of a case back, before the provider is asked to.
import { randomUUID } from 'node:crypto'

import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

import { minutes } from '#src/wire/durations.ts'

import { userOf } from '../actor.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/database.ts'
import { isAbout, isCause, isOpen, type Named } from './cases.ts'
import { PaymentsUnavailable } from './reached.ts'
import { paymentCases } from './tables.ts'

/** Longer than any call to the provider takes: an attempt that is older was left by a process that ended. */
export const UNDER_WAY_MS = minutes(1)

/** An attempt to give the money of a case back. It ends with its scope; the case stays claimed until the provider refuses. */
export type Claim = AsyncDisposable & {
  readonly caseId: string
  readonly attempt: string
  /** An attempt of just before, or one that a process has left, has had no answer: the provider may be doing it still. */
  readonly isUnheard: boolean
}

/**
 * Says that staff are about to have the provider give the money of a case back, before it is asked: from then on only that
 * refund ends the case, and after a crash it stands there to be finished. What the academy began by itself they take over.
 * @param seen the case as it was read
 * @returns nothing when it was decided, has another cause by now, or others ask just now
 */
export const claimForRefund = (db: Db, seen: typeof paymentCases.$inferSelect): Promise<Claim | undefined> =>
  claim(db, and(eq(paymentCases.id, seen.id), isCause(seen)), { isAutomatic: false })

/**
 * The same for money that the academy gives back by itself: nobody grants or closes meanwhile what goes back.
 * @returns nothing where no case is open
 * @throws where others ask just now, or staff have asked: their refund is waited for
 */
export async function claimAutomatic(db: Db, about: Named): Promise<Claim | undefined> {
  const isAcademys = or(isNull(paymentCases.refundAskedAt), paymentCases.refundIsAutomatic)
  const own = await claim(db, and(isAbout(about), isAcademys), { isAutomatic: true })
  if (!own && (await db.$count(paymentCases, and(isAbout(about), isOpen))) > 0)
    throw new Error(`${about.subject} is just being given back by others`)
  return own
}

/** Two attempts at once would not know of each other: what one is refused lets go of what the other one is doing. */
async function claim(
  db: Db,
  where: SQL | undefined,
  { isAutomatic: refundIsAutomatic }: { isAutomatic: boolean },
): Promise<Claim | undefined> {
  const attempt = randomUUID()
  const isOver = lt(paymentCases.refundAskedAt, sql`now() - ${UNDER_WAY_MS} * interval '1 millisecond'`)
  const isLeft = isNotNull(paymentCases.refundAttempt)
  const claimed = await db.transaction(async tx => {
    const [free] = await tx
      .select({ caseId: paymentCases.id, isUnheard: sql<boolean>`coalesce(not ${isOver}, false) or ${isLeft}` })
      .from(paymentCases)
      .where(and(where, isOpen, or(isNull(paymentCases.refundAttempt), isOver)))
      .for('update')
    const claim = { refundAskedAt: sql`now()`, refundIsAutomatic, refundAttempt: attempt }
    if (free) await tx.update(paymentCases).set(claim).where(eq(paymentCases.id, free.caseId))
    return free
  })
  return claimed && { ...claimed, attempt, [Symbol.asyncDispose]: () => endAttempt(db, { ...claimed, attempt }) }
}

type Attempt = Pick<Claim, 'caseId' | 'attempt'>

/** In WHERE: nobody has taken it over. */
const isIts = ({ caseId, attempt }: Attempt) =>
  and(eq(paymentCases.id, caseId), eq(paymentCases.refundAttempt, attempt))

/** Whatever came of it, the next attempt need not wait for this one; where it went unheard, that was now. */
async function endAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db
    .update(paymentCases)
    .set({ refundAttempt: null, refundAskedAt: sql`now()` })
    .where(isIts(attempt))
}

/** `cents` have gone back all the same, of a case of several bills; in minor units. */
type Refusal = { readonly cents: number; readonly reason: string; readonly isPassing?: boolean }

/**
 * The provider has refused: lets go of a case, unless others ask just now, and keeps how much of its money is gone by now, with
 * the trace of who gave it back. For a part that is gone nothing is granted: the rest goes back, or the case is closed.
 * @throws PaymentsUnavailable where it was turned away for the key or the number of calls just after an attempt that nobody
 *   heard of, which may yet be done: the case stays claimed
 */
export async function releaseCase(
  context: Context,
  attempt: Attempt & Pick<Claim, 'isUnheard'>,
  { cents, reason, isPassing = false }: Refusal,
): Promise<void> {
  if (isPassing && attempt.isUnheard) throw new PaymentsUnavailable(reason)
  const returnedCents = cents || null
  await context.db.transaction(async tx => {
    const [before] = await tx
      .select()
      .from(paymentCases)
      .where(and(isIts(attempt), isOpen))
      .for('update')
    if (!before) return
    const { id, subject, currency } = before
    const free = { refundAskedAt: null, refundIsAutomatic: false, refundAttempt: null, returnedCents }
    await tx.update(paymentCases).set(free).where(eq(paymentCases.id, id))
    // The audit is of people. What the academy gave back by itself stands in the case.
    if (!userOf(context.actor) || returnedCents === null || returnedCents === before.returnedCents) return
    await recordAudit(tx, context, {
      action: 'payment.refund-part',
      thing: { id, name: subject },
      before: { returnedCents: before.returnedCents },
      after: { returnedCents, currency, reason },
    })
  })
}
