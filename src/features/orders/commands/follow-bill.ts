import { findHolderOf } from '#src/features/memberships/queries/find-memberships.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, openCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'

/**
 * Puts a disputed payment of a membership, or a refund of one that failed, before the staff. The membership itself goes on
 * as its subscription says: whether to stop it is theirs to decide.
 * @returns false when it is the payment of nobody who is known here, such as another shop's customer
 */
export async function followBill(tx: Tx, intent: Intent): Promise<boolean> {
  const userId = intent.customerId ? await findHolderOf(tx, intent.customerId) : undefined
  if (!userId) return false
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
