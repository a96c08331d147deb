import { eq } from 'drizzle-orm'

import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { ask, findBySubscription, findPaidBy, type Answer } from '#src/features/memberships/queries/find-memberships.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { findLast, hasReviewedSubscriptions, isReturned, keepReturned } from '#src/server/payments/cases.ts'
import { type Intent, isBill } from '#src/server/payments/intents.ts'

import { type BillNews, settleBill } from '../bills/settle-bill.ts'
import { sendMembershipRefund } from '../bills/tell-member.ts'
import { followTwins } from './follow-twins.ts'
import { putBeforeStaff } from './put-before-staff.ts'

/** What a payment may be the bill of: memberships of its customer, or a subscription that was put before the staff. */
export type Billed = {
  readonly held: readonly Answer[]
  readonly reviewed?: Reviewed | undefined
  /** The subscription that it is the bill of; a customer may have several. */
  readonly subscriptionId?: string | undefined
}

/** `returnedCents` of it are gone, where a part of it had gone back and a refund has failed. */
type Reviewed = { readonly answer: Answer; readonly returnedCents?: number | undefined }

const caseOf = (subscriptionId: string) => ({ kind: 'subscription', subject: subscriptionId }) as const

/**
 * Asks the provider about what a payment may be the bill of, before the transaction that follows it.
 * @returns nothing for the payment of an order, or of another shop's customer
 */
export async function askForBill(context: Context, intent: Intent): Promise<Billed> {
  const { id, customerId, revision } = intent
  if (!customerId || !isBill(intent)) return { held: [] }
  const { db, payments } = context
  const held = await findPaidBy(db, customerId)
  const asked = await Promise.all(
    held.map(({ subscriptionId }) => ask(context, () => payments.findSubscription(subscriptionId))),
  )
  const answers = asked.filter(answer => answer !== undefined)
  if (revision === 0) return { held: answers }
  // Most such payments are other shops': a key that may not read bills has to do where no plans are sold.
  const mayBeKnown = held.length > 0 || (await hasReviewedSubscriptions(db))
  const subscriptionId = mayBeKnown ? await payments.findBilled(id) : undefined
  return { held: answers, subscriptionId, reviewed: await askForReviewed(context, { held, subscriptionId, intent }) }
}

type Held = Awaited<ReturnType<typeof findPaidBy>>

/** A subscription that became no membership is found by its bill: nobody kept its customer. */
async function askForReviewed(
  context: Context,
  { held, subscriptionId: id, intent }: { held: Held; subscriptionId: string | undefined; intent: Intent },
): Promise<Reviewed | undefined> {
  if (!id || held.some(({ subscriptionId }) => subscriptionId === id)) return undefined
  const { db, payments } = context
  const last = await findLast(db, caseOf(id))
  if (!last) return undefined
  const answer = await ask(context, () => payments.findSubscription(id))
  const isPartGone = last.outcome === null && last.returnedCents !== null && intent.failedRefunds > 0
  return answer && { answer, returnedCents: isPartGone ? await payments.findReturned(id) : undefined }
}

/**
 * Brings the order that a bill is to what became of its money, and the membership with it. Its holder hears of money that went
 * back, where nothing else tells them.
 * @returns false when it is the payment of nobody who is known here, such as another shop's customer
 */
export async function followBill(
  context: Context,
  tx: Tx,
  { intent, billed }: { intent: Intent; billed: Billed },
): Promise<boolean> {
  const news = await settleBill(context, tx, intent)
  const status = await findStatusOf(tx, news)
  const isMoved = await followMemberships(context, tx, { intent, billed })
  if (!news) return isMoved
  const isEndedByIt = status !== 'ended' && (await findStatusOf(tx, news)) === 'ended'
  if (news.backCents > 0 && !isEndedByIt && !(await wasCase(tx, intent)))
    await sendMembershipRefund(context, tx, { order: news.before, amountCents: news.backCents })
  return true
}

async function findStatusOf(tx: Tx, news: BillNews | undefined) {
  const id = news?.before.membershipId
  if (!id) return undefined
  const [membership] = await tx.select({ status: memberships.status }).from(memberships).where(eq(memberships.id, id))
  return membership?.status
}

/** What staff give back as a case is told with that. */
async function wasCase(tx: Tx, { id: subject }: Intent): Promise<boolean> {
  const lasts = await Promise.all((['payment', 'refund'] as const).map(kind => findLast(tx, { kind, subject })))
  return lasts.some(last => last !== undefined)
}

/**
 * Brings memberships to what became of their bills: one whose bill was given back whole ends, one whose bill the bank took
 * back is closed, and what went back in part shows in what was paid. Puts a disputed payment, or a refund that failed,
 * before the staff, also of a subscription that became no membership.
 * @returns whether there was anything to follow
 */
async function followMemberships(
  context: Context,
  tx: Tx,
  { intent, billed: { held: answers, reviewed, subscriptionId } }: { intent: Intent; billed: Billed },
): Promise<boolean> {
  let isMoved = false
  for (const answer of answers) isMoved = (await settleMembership(context, tx, answer)).outcome === 'applied' || isMoved
  const held = await (subscriptionId ? findBySubscription(tx, subscriptionId) : findNewest(tx, intent))
  if (!held) return reviewed ? followReviewed(context, tx, { intent, reviewed }) : isMoved
  const answer = answers.find(({ subscription }) => subscription.id === held.subscriptionId)
  if (answer) await followTwins(context, tx, { intent, answer })
  const payerEmail = payerOf(await findLast(tx, caseOf(held.subscriptionId)), answer)
  const isBefore = await putBeforeStaff(context, tx, intent, { userId: held.userId, payerEmail })
  return isMoved || isBefore
}

const findNewest = async (tx: Tx, { customerId }: Intent) =>
  customerId ? (await findPaidBy(tx, customerId))[0] : undefined

/** What who paid typed; not where it was forgotten. */
const payerOf = (last: Awaited<ReturnType<typeof findLast>>, answer: Answer | undefined): string | null =>
  last?.payerEmail === '' ? null : (answer?.subscription.payerEmail ?? null)

/** A process may have ended after its money was given back, and before the subscription was ended: it does not go on. */
async function followReviewed(
  context: Context,
  tx: Tx,
  { intent, reviewed: { answer, returnedCents } }: { intent: Intent; reviewed: Reviewed },
): Promise<boolean> {
  const { id: subscriptionId, lost, endedAt } = answer.subscription
  const itself = caseOf(subscriptionId)
  const last = await findLast(tx, itself)
  if (lost === 'refunded' && endedAt === null && isReturned(last))
    await context.queue.send(tx, 'stop-membership', { subscriptionId, when: 'now' })
  if (returnedCents !== undefined) await keepReturned(tx, itself, returnedCents)
  return putBeforeStaff(context, tx, intent, {
    userId: last?.userId,
    payerEmail: payerOf(last, answer),
    itself,
    lost,
  })
}
