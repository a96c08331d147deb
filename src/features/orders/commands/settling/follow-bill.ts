import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { ask, findPaidBy, type Answer } from '#src/features/memberships/queries/find-memberships.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, openCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'

/**
 * Asks the provider about the memberships that a payment may be the bill of, before the transaction that follows it.
 * @returns none for the payment of an order, or of another shop's customer
 */
export async function askForBill(context: Context, { customerId, metadata }: Intent): Promise<Answer[]> {
  if (!customerId || metadata['orderId']) return []
  const held = await findPaidBy(context.db, customerId)
  const answers = await Promise.all(
    held.map(({ subscriptionId }) => ask(context, () => context.payments.findSubscription(subscriptionId))),
  )
  return answers.filter(answer => answer !== undefined)
}

/**
 * Brings memberships to what became of their bills: one whose bill was given back whole ends, one whose bill the bank took
 * back is closed, and what went back in part shows in what was paid. Puts a disputed payment, or a refund that failed,
 * before the staff.
 * @returns false when it is the payment of nobody who is known here, such as another shop's customer
 */
export async function followBill(
  context: Context,
  tx: Tx,
  { intent, answers }: { intent: Intent; answers: readonly Answer[] },
): Promise<boolean> {
  const [held] = intent.customerId ? await findPaidBy(tx, intent.customerId) : []
  if (!held) return false
  let isMoved = false
  for (const answer of answers) isMoved = (await settleMembership(context, tx, answer)).outcome === 'applied' || isMoved
  const isBefore = await putBefore(tx, intent, held.userId)
  return isMoved || isBefore
}

/** What staff have to decide about a bill, or what has settled that. @returns whether there is something to decide, or was */
async function putBefore(tx: Tx, intent: Intent, userId: string): Promise<boolean> {
  const { id: subject, receivedCents: amountCents, currency, dispute, failedRefunds, refundedCents } = intent
  const money = { subject, userId, amountCents, currency }
  const isLost = dispute === 'lost'
  if (dispute === 'won') await endCase(tx, { kind: 'dispute', subject })
  else if (dispute)
    await openCase(tx, { ...money, kind: 'dispute', reason: { code: isLost ? 'dispute-lost' : 'dispute' } })
  const isOwed = failedRefunds > 0 && refundedCents < amountCents
  const reason = { code: 'refund-failed', facts: { times: failedRefunds } } as const
  if (isOwed) await openCase(tx, { ...money, kind: 'refund', reason })
  else await endCase(tx, { kind: 'refund', subject })
  return dispute !== null || isOwed
}
