import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { ask, findPaidBy, type Answer } from '#src/features/memberships/queries/find-memberships.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { findLast, hasReviewedSubscriptions, isReturned } from '#src/server/payments/cases.ts'
import { type Intent, isBill } from '#src/server/payments/intents.ts'

import { followTwins } from './follow-twins.ts'
import { putBeforeStaff } from './put-before-staff.ts'

/** What a payment is the bill of: memberships, or a subscription that was put before the staff. */
export type Billed = { readonly held: readonly Answer[]; readonly reviewed?: Answer | undefined }

const caseOf = (subscriptionId: string) => ({ kind: 'subscription', subject: subscriptionId }) as const

/**
 * Asks the provider about what a payment may be the bill of, before the transaction that follows it.
 * @returns nothing for the payment of an order, or of another shop's customer
 */
export async function askForBill(context: Context, intent: Intent): Promise<Billed> {
  const { id, customerId, revision } = intent
  if (!customerId || !isBill(intent)) return { held: [] }
  const held = await findPaidBy(context.db, customerId)
  if (held.length === 0) return revision > 0 ? { held: [], reviewed: await askForReviewed(context, id) } : { held: [] }
  const answers = await Promise.all(
    held.map(({ subscriptionId }) => ask(context, () => context.payments.findSubscription(subscriptionId))),
  )
  return { held: answers.filter(answer => answer !== undefined) }
}

/** A subscription that became no membership is found by its bill: nobody kept its customer. */
async function askForReviewed(context: Context, intentId: string): Promise<Answer | undefined> {
  const { db, payments } = context
  // Most such payments are other shops': a key that may not read bills has to do where no plans are sold.
  if (!(await hasReviewedSubscriptions(db))) return undefined
  const subscriptionId = await payments.findBilled(intentId)
  if (!subscriptionId || !(await findLast(db, caseOf(subscriptionId)))) return undefined
  return ask(context, () => payments.findSubscription(subscriptionId))
}

/**
 * Brings memberships to what became of their bills: one whose bill was given back whole ends, one whose bill the bank took
 * back is closed, and what went back in part shows in what was paid. Puts a disputed payment, or a refund that failed,
 * before the staff, also of a subscription that became no membership.
 * @returns false when it is the payment of nobody who is known here, such as another shop's customer
 */
export async function followBill(
  context: Context,
  tx: Tx,
  { intent, billed: { held: answers, reviewed } }: { intent: Intent; billed: Billed },
): Promise<boolean> {
  const [held] = intent.customerId ? await findPaidBy(tx, intent.customerId) : []
  if (!held) return reviewed ? followReviewed(context, tx, { intent, answer: reviewed }) : false
  let isMoved = false
  for (const answer of answers) isMoved = (await settleMembership(context, tx, answer)).outcome === 'applied' || isMoved
  await followTwins(context, tx, { intent, answers })
  const answer = answers.find(({ subscription }) => subscription.id === held.subscriptionId)
  const payerEmail = payerOf(await findLast(tx, caseOf(held.subscriptionId)), answer)
  const isBefore = await putBeforeStaff(context, tx, intent, { userId: held.userId, payerEmail })
  return isMoved || isBefore
}

/** What who paid typed; not where it was forgotten. */
const payerOf = (last: Awaited<ReturnType<typeof findLast>>, answer: Answer | undefined): string | null =>
  last?.payerEmail === '' ? null : (answer?.subscription.payerEmail ?? null)

/** A process may have ended after its money was given back, and before the subscription was ended: it does not go on. */
async function followReviewed(
  context: Context,
  tx: Tx,
  { intent, answer }: { intent: Intent; answer: Answer },
): Promise<boolean> {
  const { id: subscriptionId, lost, endedAt } = answer.subscription
  const itself = caseOf(subscriptionId)
  const last = await findLast(tx, itself)
  if (lost === 'refunded' && endedAt === null && isReturned(last))
    await context.queue.send(tx, 'stop-membership', { subscriptionId, when: 'now' })
  return putBeforeStaff(context, tx, intent, {
    userId: last?.userId,
    payerEmail: payerOf(last, answer),
    itself,
    lost,
  })
}
