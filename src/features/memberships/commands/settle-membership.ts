import { and, eq, isNotNull } from 'drizzle-orm'

import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { holdCurrency } from '#src/server/identity/currency.ts'
import { endCase, findLast, isReturned } from '#src/server/payments/cases.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'
import { Id } from '#src/wire/fields.ts'
import type { NeedsReview, ReviewReason } from '#src/wire/review-reasons.ts'

import { mismatch, statusOf } from '../policy.ts'
import { findBySubscription, findTwins, hadTrial, lockUser, type Answer } from '../queries/find-memberships.ts'
import { findPlan, findPlanSold, planNow, type Plan } from '../queries/find-plan.ts'
import { plans } from '../tables.ts'
import { coverHolders } from './cover-holders.ts'
import { lastDayOf, needsReview, reviewUnnamed } from './needs-review.ts'
import { notifyMember } from './notify-member.ts'
import { stopEach, stopOthers, stopRenewing } from './stop-renewing.ts'
import { writeMembership } from './write-membership.ts'

/** What applying a subscription did: changed a membership, left it as it was, or set it aside for an administrator. */
export type Settlement = { outcome: 'applied' | 'ignored' } | NeedsReview

type Known = NonNullable<Awaited<ReturnType<typeof findBySubscription>>>
type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>
type Status = NonNullable<ReturnType<typeof statusOf>>
/** How it was last before the staff. */
type Last = Awaited<ReturnType<typeof findLast>>

/**
 * What an administrator decided about a subscription that fits nothing: whose membership of which plan it is, and whether
 * what they hold besides stops renewing.
 */
export type Given = { readonly userId: string; readonly planId: string; readonly others: 'end' | 'stay' }

/**
 * Brings a membership to what its subscription says now, and the courses that it opens with it, in the given transaction
 * (D-4, D-5). Idempotent: the same answer twice, late or out of order changes nothing. The answer comes from the
 * provider, never from a request.
 */
export async function settleMembership(context: Context, tx: Db, answer: Answer, given?: Given): Promise<Settlement> {
  const { subscription } = answer
  const status = statusOf(subscription)
  if (!status) return { outcome: 'ignored' }
  const user = await findHolder(tx, subscription, given)
  const before = await findBySubscription(tx, subscription.id)
  if (user && before) {
    const plan = await planNow(tx, { before, priceId: subscription.priceId })
    return plan ? apply(context, tx, { answer, status, user, before, plan, given }) : { outcome: 'ignored' }
  }
  await holdCurrency(tx)
  const sold = await findPlanSold(context, tx, subscription)
  // What is neither a plan of ours nor anybody's here is another shop's on the same account.
  if (!user) return sold ? reviewUnnamed(context, tx, { subscription, sold }) : { outcome: 'ignored' }
  const begun = await begin(context, tx, { subscription, status, sold, user, given })
  if (!begun.plan) return begun.settlement ?? { outcome: 'ignored' }
  return apply(context, tx, { answer, status, user, before: undefined, plan: begun.plan, given })
}

type Applied = {
  answer: Answer
  status: Status
  user: User
  before: Known | undefined
  plan: Plan
  given: Given | undefined
}

async function apply(context: Context, tx: Db, applied: Applied): Promise<Settlement> {
  const { answer, user, before, plan, given } = applied
  const status = await statusIn(tx, applied)
  const { subscription } = answer
  const userId = user.id
  const isWritten = await writeMembership(tx, { userId, planId: plan.id, status, answer })
  if (!isWritten) return { outcome: 'ignored' }
  await coverHolders(tx, [userId])
  const isMovedPlan = before !== undefined && before.planId !== plan.id
  const beside = { userId, planId: plan.id, status, subscription, isFirst: !before, isMoved: isMovedPlan }
  const stopped = await stopOthers(context, tx, { ...beside, others: given?.others })
  if (user.disabledAt) await stopRenewing(context, tx, userId)
  if (subscription.lost === 'refunded' && subscription.endedAt === null)
    await context.queue.send(tx, 'stop-membership', { subscriptionId: subscription.id, when: 'now' })
  await bringBack(tx, plan.id)
  if (!before) await endCase(tx, { kind: 'subscription', subject: subscription.id })
  await notifyMember(context, tx, {
    user,
    plan,
    subscription,
    from: before?.status,
    to: status,
    stopped,
    isGranted: given !== undefined,
    former: await findFormer(tx, before, plan),
  })
  if (!isMoved(before, { status, subscription, planId: plan.id })) return { outcome: 'ignored' }
  context.log.info({ event: 'membership-moved', subscriptionId: subscription.id, userId, to: status }, 'membership')
  return { outcome: 'applied' }
}

/** The plan that a membership was of, where it has moved to another one. */
const findFormer = async (tx: Db, before: Known | undefined, plan: Plan) =>
  before && before.planId !== plan.id ? findPlan(tx, before.planId) : undefined

/** The free days of a plan are had once: the second time it opens with its first payment, unless staff gave it. */
async function statusIn(tx: Db, { answer, status, user, before, plan, given }: Applied): Promise<Status> {
  const { id: subscriptionId, status: told } = answer.subscription
  const mayBeSecond = told === 'trialing' && status === 'active' && !given && before?.status !== 'active'
  const isSecond = mayBeSecond && (await hadTrial(tx, { userId: user.id, planId: plan.id, subscriptionId }))
  return isSecond ? 'past-due' : status
}

/** The person whose membership it is, locked; a first one goes to whom its checkout names, or an administrator named. */
async function findHolder(tx: Db, { id, reference }: Subscription, given: Given | undefined) {
  const known = await findBySubscription(tx, id)
  const userId = Id.safeParse(known?.userId ?? given?.userId ?? reference)
  const user = userId.success ? await lockUser(tx, userId.data) : undefined
  return known || !user?.erasedAt ? user : undefined
}

type First = {
  subscription: Subscription
  status: Status
  sold: Plan | undefined
  user: User
  given: Given | undefined
}
type Begun = { plan?: Plan | undefined; settlement?: Settlement }

/** The plan that a subscription is a membership of, when it was not one before; or why it does not become one. */
async function begin(context: Context, tx: Db, first: First): Promise<Begun> {
  const { subscription, sold, user, given } = first
  if (given) return { plan: await findPlan(tx, given.planId) }
  const last = await findLast(tx, { kind: 'subscription', subject: subscription.id })
  if (isOver(subscription, last)) return { settlement: { outcome: 'ignored' } }
  const payer = await findOtherPayer(tx, first, last)
  if (payer) {
    const named = { code: 'other-payer', facts: { named: user.id } } as const
    return { settlement: await needsReview(context, tx, { subscription, sold, reason: named, userId: payer }) }
  }
  if (user.disabledAt && subscription.cancelsAt === null && first.status !== 'ended')
    await stopEach(context, tx, [{ subscriptionId: subscription.id }])
  const reason = barOf(context, first)
  if (reason || !sold)
    return { settlement: await needsReview(context, tx, { subscription, sold, reason, userId: user.id }) }
  return besideTwins(context, tx, { ...first, sold })
}

/** Who is disabled could not use it, and has nobody to ask for their money but staff. */
function barOf({ payments }: Context, { sold, subscription, user }: First): ReviewReason | undefined {
  if (!sold) return { code: 'no-plan', facts: { price: subscription.priceId } }
  const disabled = user.disabledAt ? ({ code: 'disabled' } as const) : undefined
  return mismatch(sold, subscription, payments.livemode) ?? disabled
}

const isNotPaid = ({ isCheckoutPaid, lost, status }: Subscription): boolean =>
  !isCheckoutPaid || lost !== null || status === 'incomplete_expired'

/**
 * Nothing begins any more with what was never paid, was given back, or is just being given back; nor, before its next payment,
 * with what staff closed; nor with what ended while it waited for staff, whose money they decide about. A checkout that is not
 * paid yet tells again when it is.
 */
function isOver(subscription: Subscription, last: Last): boolean {
  if (isNotPaid(subscription)) return true
  if (!last) return false
  const { reason, outcome, facts } = last
  const isEnded = subscription.status === 'canceled' && (reason === 'second' || outcome === null)
  const isClosed = outcome === 'closed' && facts?.['until'] === lastDayOf(subscription)
  return isReturned(last) || isEnded || isClosed
}

/**
 * Somebody else with an account here who pays: whoever made the link chose whom it names, and may have sent it to them. Once
 * that was seen only staff begin the membership, even when the payer's email is gone.
 */
async function findOtherPayer(tx: Db, { subscription, user }: First, last: Last): Promise<string | undefined> {
  if (last?.reason === 'other-payer') return last.userId ?? undefined
  const { payerEmail } = subscription
  const payer = await findHolderOf(tx, payerEmail)
  return payer === user.id ? undefined : payer
}

/** Of two subscriptions of one plan the second goes back, unless the first one is not paid. */
async function besideTwins(
  context: Context,
  tx: Db,
  { subscription, status, sold, user }: First & { sold: Plan },
): Promise<Begun> {
  const userId = user.id
  const twins = await findTwins(tx, { userId, planId: sold.id, subscriptionId: subscription.id })
  if (status === 'active' && twins.some(twin => twin.status === 'active'))
    return { settlement: await returnSecond(context, tx, { subscription, userId, plan: sold }) }
  return { plan: sold }
}

/** Nobody holds a plan twice: the second subscription ends and its money goes back. Until that is done it is a case. */
async function returnSecond(
  context: Context,
  tx: Db,
  { subscription, userId, plan }: { subscription: Subscription; userId: string; plan: Plan },
): Promise<Settlement> {
  const reason = { code: 'second', facts: { plan: plan.name } } as const
  await needsReview(context, tx, { subscription, sold: plan, reason, userId })
  await context.queue.send(tx, 'return-membership', { subscriptionId: subscription.id, userId, planName: plan.name })
  return { outcome: 'applied' }
}

/** A plan that was deleted while somebody paid for it, or was moved to it, stays: it is off sale, and has a holder. */
const bringBack = (tx: Db, planId: string) =>
  tx
    .update(plans)
    .set({ deletedAt: null })
    .where(and(eq(plans.id, planId), isNotNull(plans.deletedAt)))

const isMoved = (
  before: Known | undefined,
  { status, subscription, planId }: { status: Status; subscription: Subscription; planId: string },
): boolean =>
  !before ||
  before.status !== status ||
  before.planId !== planId ||
  before.amountCents !== subscription.amountCents ||
  before.paidCents !== subscription.paidCents ||
  before.cancelAtPeriodEnd !== (subscription.cancelsAt !== null) ||
  before.currentPeriodEnd.getTime() !== subscription.periodEndsAt.getTime()
