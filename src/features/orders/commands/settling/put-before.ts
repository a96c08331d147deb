import { notifyMemberOfReturn } from '#src/features/memberships/commands/notify-member.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, findLast, isUndecided, openCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { Id } from '#src/wire/fields.ts'

/** Whose a payment is, and the case that it is, or was, itself: none where it paid for a membership. */
type Owner = {
  readonly userId: string | null | undefined
  readonly itself?: { readonly kind: 'payment' | 'subscription'; readonly subject: string } | undefined
}

/**
 * Puts before the staff what they have to decide about a payment that settled no order: that the buyer's bank disputes it, or
 * that it was given back in vain, which the buyer hears as well. Ends what the provider has settled.
 * @returns whether there is something to decide, or was
 */
export async function putBefore(context: Context, tx: Tx, intent: Intent, owner: Owner): Promise<boolean> {
  const { id: subject, receivedCents: amountCents, currency, dispute, revision } = intent
  if (revision === 0) return false
  const reason = { code: dispute === 'lost' ? 'dispute-lost' : 'dispute' } as const
  if (dispute === 'won') await endCase(tx, { kind: 'dispute', subject })
  else if (dispute)
    await openCase(tx, { kind: 'dispute', subject, reason, userId: owner.userId, amountCents, currency })
  const isOwed = await followRefunds(context, tx, intent, owner)
  return dispute !== null || isOwed
}

/** @returns whether a refund has failed, and the money is still here */
async function followRefunds(context: Context, tx: Tx, intent: Intent, owner: Owner): Promise<boolean> {
  const { id: subject, receivedCents, refundedCents, failedRefunds } = intent
  const about = { kind: 'refund', subject } as const
  const last = await findLast(tx, about)
  // Of several messages at once, one may bring an answer from before a refund failed.
  const isOld = failedRefunds < Number(last?.facts?.['times'] ?? 0)
  if (failedRefunds === 0 || isOld) return false
  const isOwed = refundedCents < receivedCents && !(await isUndecidedItself(tx, owner))
  if (isOwed) await tellOfFailedRefund(context, tx, intent, owner)
  else await endCase(tx, about)
  return isOwed
}

/** Money that still waits for a decision is given back there: whoever began that elsewhere has told nobody that it is done. */
const isUndecidedItself = async (tx: Tx, { itself }: Owner): Promise<boolean> =>
  itself !== undefined && isUndecided(await findLast(tx, itself))

async function tellOfFailedRefund(context: Context, tx: Tx, intent: Intent, owner: Owner): Promise<void> {
  const { id: subject, receivedCents, refundedCents, failedRefunds: times, currency } = intent
  const userId = Id.safeParse(owner.userId).data
  const money = { amountCents: receivedCents - refundedCents, currency }
  const reason = { code: 'refund-failed', facts: { times } } as const
  const isNew = await openCase(tx, { ...money, kind: 'refund', subject, reason, userId })
  if (isNew && userId) await notifyMemberOfReturn(context, tx, { ...money, userId, planName: null, why: 'failed' })
}
