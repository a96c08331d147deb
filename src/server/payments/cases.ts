// Cases: money that somebody has to decide about. They stay until they are decided, and remain to be read afterwards.
import { and, desc, eq, isNotNull, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm'

import { Id } from '#src/wire/fields.ts'
import type { ReviewFacts, ReviewReason } from '#src/wire/review-reasons.ts'

import type { Db } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import type { Lost } from './intents.ts'
import { type caseKinds, type caseOutcomes, paymentCases } from './tables.ts'

export type Named = { readonly kind: (typeof caseKinds)[number]; readonly subject: string }

type NewCase = Named & {
  readonly reason: ReviewReason
  /** Whose money it is; what is no id of a person names nobody. */
  readonly userId?: string | null | undefined
  readonly payerEmail?: string | null
  readonly planId?: string | undefined
  readonly lost?: Lost
  readonly amountCents?: number | null | undefined
  readonly currency?: string | undefined
}

/** In WHERE: nobody has decided it. */
export const isOpen = isNull(paymentCases.closedAt)

/** For the operator's alarm: a payment waits for staff. */
export const logNeedsReview = (log: Log, paymentIntentId: string | undefined, { code, facts }: ReviewReason): void =>
  log.error({ event: 'payment-needs-review', paymentIntentId, reason: code, facts }, 'a payment needs a look')

/** In a select: whether what somebody paid for a plan waits for staff. */
export const subscriptionIsBeforeStaff = (userId: Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select from ${paymentCases} where ${and(
    isOpen,
    eq(paymentCases.kind, 'subscription'),
    eq(paymentCases.userId, userId),
  )})`

/** Whether any subscription was ever before the staff. */
export const hasReviewedSubscriptions = async (db: Db): Promise<boolean> =>
  (await db.select({ id: paymentCases.id }).from(paymentCases).where(eq(paymentCases.kind, 'subscription')).limit(1))
    .length > 0

/** In WHERE: it is before the staff for this. */
export const isCause = ({ reason, facts }: { reason: string; facts: ReviewFacts | null }) =>
  and(
    eq(paymentCases.reason, reason),
    sql`${paymentCases.facts} is not distinct from ${facts && JSON.stringify(facts)}::jsonb`,
  )

/** In WHERE: it is about this. */
export const isAbout = ({ kind, subject }: Named) => and(eq(paymentCases.kind, kind), eq(paymentCases.subject, subject))

/**
 * Puts a cause before the staff, in the transaction that found it. A second message about it belongs to the same case;
 * and what somebody has decided does not come back for the same reason.
 * @returns what is new: the case, or its cause
 */
export async function openCase(tx: Db, { reason, ...given }: NewCase): Promise<'case' | 'cause' | 'nothing'> {
  const facts = reason.facts ?? null
  const before = await lockLast(tx, given, { code: reason.code, facts })
  if (before === 'decided') return 'nothing'
  const { kind, subject, payerEmail = null } = given
  const userId = Id.safeParse(given.userId).data ?? null
  const said = { reason: reason.code, facts, ...paidOf(given) }
  const [opened] = await tx
    .insert(paymentCases)
    .values({ ...said, kind, subject, userId, payerEmail: sql`coalesce(${forgottenOf(given)}, ${payerEmail})` })
    .onConflictDoUpdate({
      target: [paymentCases.kind, paymentCases.subject],
      targetWhere: isOpen,
      set: {
        ...said,
        heardAt: sql`now()`,
        userId: sql`coalesce(excluded.user_id, ${paymentCases.userId})`,
        // What was forgotten stays so, whatever the provider goes on telling.
        payerEmail: sql`coalesce(${paymentCases.payerEmail}, excluded.payer_email)`,
      },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (opened?.isNew) return 'case'
  return before === 'open-for-another' ? 'cause' : 'nothing'
}

/** The same; the operator's alarm hears of a new one. */
export async function raiseCase({ log }: { readonly log: Log }, tx: Db, given: NewCase): ReturnType<typeof openCase> {
  const whatIsNew = await openCase(tx, given)
  if (whatIsNew === 'case') logNeedsReview(log, given.subject, given.reason)
  return whatIsNew
}

const paidOf = ({ planId, lost, amountCents, currency }: Omit<NewCase, 'reason'>) => ({
  planId: planId ?? null,
  lost: lost ?? null,
  amountCents: amountCents ?? null,
  currency: currency ?? null,
})

/** What was forgotten about something stays so: a new cause of it brings no email back. */
const forgottenOf = (about: Named) =>
  sql`(select '' from ${paymentCases} where ${isAbout(about)} and payer_email = '' limit 1)`

/**
 * Whether somebody has decided this very cause before, or another one of the same thing is before the staff; who is deciding it
 * just now is waited for.
 */
async function lockLast(tx: Db, about: Named, { code, facts }: { code: string; facts: ReviewFacts | null }) {
  const [last] = await tx
    .select({
      outcome: paymentCases.outcome,
      isSame: sql<boolean>`${isCause({ reason: code, facts })}`,
    })
    .from(paymentCases)
    .where(isAbout(about))
    .orderBy(desc(paymentCases.openedAt))
    .limit(1)
    .for('update')
  if (last?.outcome === null) return last.isSame ? undefined : 'open-for-another'
  return last?.isSame && last.outcome !== 'settled' ? 'decided' : undefined
}

/** Keeps with the open case about something whether its money is still here: what the bank took back may come again. */
export async function keepLost(tx: Db, about: Named, lost: Lost): Promise<void> {
  await tx
    .update(paymentCases)
    .set({ lost })
    .where(and(isAbout(about), isOpen))
}

/** Of a case of which a part had gone back, keeps how much of it is still gone. While others give it back they know better. */
export async function keepReturned(tx: Db, about: Named, cents: number): Promise<void> {
  const returnedCents = sql`nullif(least(${paymentCases.returnedCents}, ${cents}), 0)`
  const isPartGone = and(isNull(paymentCases.refundAskedAt), isNotNull(paymentCases.returnedCents))
  await tx
    .update(paymentCases)
    .set({ returnedCents })
    .where(and(isAbout(about), isOpen, isPartGone))
}

type Decision = {
  readonly outcome: (typeof caseOutcomes)[number]
  readonly closedBy?: string
  readonly note?: string
  /** What went back in all, which is more than its last bill where several were paid. */
  readonly amountCents?: number
  /** The case as it was decided: one that has another cause by now stays, and is not closed when other sums are gone. */
  readonly seen?: Pick<typeof paymentCases.$inferSelect, 'reason' | 'facts' | 'returnedCents'>
}

/**
 * Ends the open case about something.
 * @returns false when there is none, somebody was faster, its money is just being given back by others, or its cause is another
 */
export async function endCase(
  tx: Db,
  about: Named,
  { seen, ...decision }: Decision = { outcome: 'settled' },
): Promise<boolean> {
  const rows = await tx
    .update(paymentCases)
    .set({ ...decision, closedAt: sql`now()` })
    .where(and(isAbout(about), isOpen, mayEnd(decision), seen && isCause(seen), isGoneAs(seen, decision)))
    .returning({ id: paymentCases.id })
  return rows.length > 0
}

/** In WHERE: who closes it has told its payer what is gone. */
const isGoneAs = (seen: Decision['seen'], { outcome }: Decision) =>
  seen && outcome === 'closed'
    ? sql`${paymentCases.returnedCents} is not distinct from ${seen.returnedCents}`
    : undefined

/**
 * In WHERE: staff's refund ends it in any case, the academy's own unless staff have taken it over; all else while none is asked
 * for, and but for who closes it while nothing of its money is gone.
 */
function mayEnd({ outcome, closedBy }: Decision) {
  const isUnclaimed = isNull(paymentCases.refundAskedAt)
  if (outcome === 'closed') return isUnclaimed
  if (outcome !== 'refunded') return and(isUnclaimed, isNull(paymentCases.returnedCents))
  return closedBy === undefined ? or(isUnclaimed, paymentCases.refundIsAutomatic) : undefined
}

/** Why something is, or was last, before the staff, whose money it is, and what was decided; undefined when it never was. */
export async function findLast(db: Db, about: Named) {
  const [last] = await db
    .select({
      outcome: paymentCases.outcome,
      reason: paymentCases.reason,
      facts: paymentCases.facts,
      userId: paymentCases.userId,
      payerEmail: paymentCases.payerEmail,
      refundAskedAt: paymentCases.refundAskedAt,
      returnedCents: paymentCases.returnedCents,
    })
    .from(paymentCases)
    .where(isAbout(about))
    .orderBy(desc(paymentCases.openedAt))
    .limit(1)
  return last
}

/** Whether the bank only asks about a payment, as the open case of its dispute says: the money may go back. */
export async function isInquiry(db: Db, paymentIntentId: string): Promise<boolean> {
  const last = await findLast(db, { kind: 'dispute', subject: paymentIntentId })
  return last?.outcome === null && last.facts?.['inquiry'] === 1
}

/** Nothing is known of the money, or it is none of this academy's. */
const unknowns = new Set(['other-mode', 'no-payment', 'no-subscription'])

/** Whether it is money for something: disputes and refunds of orders are seen to elsewhere. */
export const isMoney = ({ kind, reason }: Pick<typeof paymentCases.$inferSelect, 'kind' | 'reason'>): boolean =>
  !unknowns.has(reason) && (kind === 'subscription' || kind === 'payment')

/** Whether somebody has begun to give the money of a case back: nothing is granted for it any more. */
export const isGoingBack = ({
  refundAskedAt,
  returnedCents,
}: Pick<typeof paymentCases.$inferSelect, 'refundAskedAt' | 'returnedCents'>): boolean =>
  refundAskedAt !== null || returnedCents !== null

type Last = Pick<typeof paymentCases.$inferSelect, 'outcome' | 'refundAskedAt' | 'returnedCents'> | undefined

/** Whether it is before the staff, and nobody is giving its money back: of what is gone in part, the rest is to be decided. */
export const isUndecided = (last: Last): boolean => last?.outcome === null && last.refundAskedAt === null

/** Whether its money was given back, or the provider was asked to. */
export const isReturned = (last: Last): boolean =>
  last?.outcome === 'refunded' || (last?.outcome === null && isGoingBack(last))

/** The oldest open cases of a kind, of one user or of all; at most 100. */
export const findOpenCases = (db: Db, kind: Named['kind'], userId?: string) =>
  db
    .select({ subject: paymentCases.subject, userId: paymentCases.userId })
    .from(paymentCases)
    .where(and(eq(paymentCases.kind, kind), isOpen, userId === undefined ? undefined : eq(paymentCases.userId, userId)))
    .orderBy(paymentCases.openedAt)
    .limit(100)
