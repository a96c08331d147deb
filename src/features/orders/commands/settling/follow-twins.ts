import { findBySubscription, findTwins, type Answer } from '#src/features/memberships/queries/find-memberships.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { raiseCase } from '#src/server/payments/cases.ts'
import { type Intent, lostOf } from '#src/server/payments/intents.ts'

/**
 * Puts a bill before the staff whose dispute was won after its holder had got the same plan again: both are paid. One of
 * them has stopped renewing by then, unless somebody else pays for it; but how much of its period was used before the dispute
 * was lost only staff can weigh.
 */
export async function followTwins(
  context: Pick<Context, 'log'>,
  tx: Tx,
  { intent, answer: { subscription } }: { intent: Intent; answer: Answer },
): Promise<void> {
  if (intent.dispute !== 'won' || lostOf(intent)) return
  const membership = await findBySubscription(tx, subscription.id)
  if (membership?.status !== 'active') return
  const twins = await findTwins(tx, membership)
  if (!twins.some(({ status }) => status === 'active')) return
  const { id: subject, receivedCents, refundedCents, currency } = intent
  const money = { amountCents: receivedCents - refundedCents, currency }
  const { userId, planId } = membership
  await raiseCase(context, tx, { kind: 'payment', subject, reason: { code: 'won-twin' }, userId, planId, ...money })
}
