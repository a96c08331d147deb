import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { notifyPayer } from '#src/features/memberships/commands/notify-payer.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, findLast, isUndecided, keepLost, raiseCase } from '#src/server/payments/cases.ts'
import { type Intent, isBill, type Lost, lostOf } from '#src/server/payments/intents.ts'
import { Id } from '#src/wire/fields.ts'
import type { ReviewFacts, ReviewReason } from '#src/wire/review-reasons.ts'

/** Whose a payment is, and the case that it is, or was, itself: none where it paid for a membership. */
type Owner = {
  readonly userId: string | null | undefined
  /** What was typed when it was paid for. */
  readonly payerEmail?: string | null | undefined
  readonly itself?: { readonly kind: 'payment' | 'subscription'; readonly subject: string } | undefined
  /** Of a subscription, whose payment may not be its last: whether it is paid. */
  readonly lost?: Lost
}

/**
 * Puts before the staff what they have to decide about a payment that settled no order: that the buyer's bank disputes it, or
 * that it was given back in vain, which the buyer hears as well. Ends what the provider has settled.
 * @returns whether there is something to decide, or was
 */
export async function putBeforeStaff(context: Context, tx: Tx, intent: Intent, owner: Owner): Promise<boolean> {
  const { id: subject, disputedCents: amountCents, currency, dispute, revision } = intent
  if (revision === 0) return false
  await keepLost(tx, { kind: 'payment', subject }, lostOf(intent))
  if (owner.itself?.kind === 'subscription') await keepLost(tx, owner.itself, owner.lost ?? null)
  const reason = reasonFor(intent, owner)
  const about = { kind: 'dispute', subject } as const
  if (dispute === 'won') await endCase(tx, about)
  else if (dispute) {
    await raiseCase(context, tx, { ...about, reason, userId: owner.userId, amountCents, currency })
  }
  const isOwed = await followRefunds(context, tx, intent, owner)
  return dispute !== null || isOwed
}

/** What waits for staff itself is found by what it is: whoever grants something for it has to know of its dispute. */
function reasonFor({ dispute }: Intent, { itself }: Owner): ReviewReason {
  if (dispute === 'lost') return { code: 'dispute-lost' }
  return { code: 'dispute', ...(itself?.kind === 'subscription' && { facts: { subscription: itself.subject } }) }
}

/** @returns whether a refund has failed, and its money is still here */
async function followRefunds(context: Context, tx: Tx, intent: Intent, owner: Owner): Promise<boolean> {
  const owed = await findOwed(tx, intent)
  if (!owed) return false
  const isOwed = owed.amountCents > 0 && !(await isUndecidedItself(tx, owner))
  if (isOwed) await tellOfFailedRefund(context, tx, { intent, owner, ...owed })
  else await endCase(tx, { kind: 'refund', subject: intent.id })
  return isOwed
}

/** What somebody has to get yet of what was given back in vain, in minor units; and what of it failed just now. */
type Owed = { readonly facts: ReviewFacts; readonly amountCents: number; readonly newCents: number }

/** @returns undefined where no refund failed, or the answer is from before one did */
export async function findOwed(tx: Tx, intent: Intent): Promise<Owed | undefined> {
  const { id: subject, receivedCents, refundedCents, failedRefunds, failedCents } = intent
  const last = await findLast(tx, { kind: 'refund', subject })
  // Of several messages at once, one may bring an answer from before a refund failed.
  const isOld = failedRefunds < Number(last?.facts?.['times'] ?? 0)
  if (failedRefunds === 0 || isOld) return undefined
  const facts = factsOf(intent, last)
  const amountCents = receivedCents - refundedCents - Number(facts['keptCents'] ?? 0)
  return {
    facts,
    amountCents,
    newCents: Math.min(amountCents, failedCents - Number(last?.facts?.['failedCents'] ?? 0)),
  }
}

/** Money that still waits for a decision is given back there: whoever began that elsewhere has told nobody that it is done. */
const isUndecidedItself = async (tx: Tx, { itself }: Owner): Promise<boolean> =>
  itself !== undefined && isUndecided(await findLast(tx, itself))

/**
 * What stands since a refund was heard to fail: `keptCents` of the payment are the academy's, since nobody gave them back.
 * All else is owed until it has gone back, in whatever parts.
 * @param last the case of the failure before, or of this one
 */
function factsOf(intent: Intent, last: Awaited<ReturnType<typeof findLast>>): ReviewFacts {
  const { receivedCents, refundedCents, failedRefunds: times, failedCents } = intent
  const before = last?.facts
  if (before?.['times'] === times) return before
  const newCents = failedCents - Number(before?.['failedCents'] ?? 0)
  const rest = Math.max(0, receivedCents - refundedCents - newCents)
  // What is still owed from before does not become the academy's, unless staff have closed that.
  const owned = last?.outcome === 'closed' ? rest : Number(before?.['keptCents'] ?? rest)
  return { times, failedCents, keptCents: Math.min(rest, owned) }
}

type Failure = Owed & { readonly intent: Intent; readonly owner: Owner }

async function tellOfFailedRefund(
  context: Context,
  tx: Tx,
  { intent, owner, facts, amountCents, newCents }: Failure,
): Promise<void> {
  const { id: subject, currency } = intent
  const { payerEmail = null } = owner
  // It comes back to who paid, who need not be the member; of another email than an account's nobody knows whose it is.
  const payer = await findHolderOf(tx, payerEmail)
  const userId = payer ?? Id.safeParse(owner.userId).data
  const reason = { code: 'refund-failed', facts } as const
  const found = { kind: 'refund', subject, reason, userId, payerEmail, amountCents, currency } as const
  // Each part that fails is a cause of its own.
  if ((await raiseCase(context, tx, found)) === 'nothing' || !userId) return
  const told = { amountCents: newCents, currency, planName: null, isMembership: isBill(intent) }
  await notifyPayer(context, tx, { ...told, userId, why: 'failed' })
}
