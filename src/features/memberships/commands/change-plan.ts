// A member moves to another plan. What that takes is the provider's word, before and after it is agreed to.
import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import type { PlanChange } from '#src/server/payments/plan-changes.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { changeBarOf, isSoldAs } from '../policy.ts'
import { ask, findTwins, lockUser } from '../queries/find-memberships.ts'
import { findPlan, type Plan } from '../queries/find-plan.ts'
import { findOwn, findOwnMembership, ownMembership, type OwnMembership } from '../queries/own-memberships.ts'
import { settleMembership } from './settle-membership.ts'

type Wanted = { id: string; planId: string }

/**
 * What a change takes now and then, as the provider says it. Nothing is changed.
 * @returns the sums, and the second that they are reckoned from; or why the plan cannot be changed
 */
export async function previewPlanChange(context: Context, wanted: Wanted) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const found = await findChange(context, user.id, wanted)
  if (isRefused(found)) return found
  const change = await askChange(context, found)
  if (change === 'unpaid') return refuse('change-not-offered')
  return change ? { change: shownChange(change) } : overtaken(context, found)
}

const askChange = ({ payments, now }: Context, { membership, plan, keepsDiscount }: Found, at?: number) =>
  payments.previewChange(membership.subscriptionId, {
    from: membership.priceId,
    to: plan.paymentId,
    at,
    now: now(),
    keepsDiscount,
  })

function shownChange({ at, takesCents, creditCents, nextCents, currency, nextAt }: PlanChange) {
  return {
    at,
    takes: fromMinor(takesCents, currency),
    credit: fromMinor(creditCents, currency),
    next: fromMinor(nextCents, currency),
    currency,
    nextAt: nextAt.toISOString(),
  }
}

type Agreed = Wanted & Shown

/** What was shown of a change: reckoned from this second, taken then, and each time. */
type Shown = { at: number; takes: number; next: number }

/**
 * Moves one's own membership to another plan, for just the sum that was shown: of two tabs one changes, and where a renewal
 * or a new price came between, nothing changes.
 * @returns the membership as it is then, or why nothing has changed
 */
export async function changePlan(context: Context, { at, takes, next, ...wanted }: Agreed) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const done = await findDone(context, user.id, wanted)
  if (done) return { membership: ownMembership(done, context.now()) }
  const found = await findChange(context, user.id, wanted)
  if (isRefused(found)) return found
  if (!(await isAsShown(context, found, { at, takes, next }))) {
    const refusal = await overtaken(context, found)
    const late = await findDone(context, user.id, wanted)
    return late ? { membership: ownMembership(late, context.now()) } : refusal
  }
  const refused = await context.db.transaction(tx => move(context, tx, { ...found, userId: user.id, at }))
  if (refused) return refused
  const moved = await findOwnMembership(context, { id: wanted.id, userId: user.id })
  return moved ? { membership: ownMembership(moved, context.now()) } : refuse('not-found')
}

/** Whether the provider takes by now what was shown. */
async function isAsShown(context: Context, found: Found, { at, takes, next }: Shown): Promise<boolean> {
  const change = await askChange(context, found, at)
  if (!change || change === 'unpaid') return false
  const { takesCents, nextCents, currency } = change
  return takesCents === toMinor(takes, currency) && nextCents === toMinor(next, currency)
}

type Moving = Found & { userId: string; at: number }

/** Under the person's lock: of two that are made at once the second finds the first one's plan. */
async function move(
  context: Context,
  tx: Tx,
  { membership, plan, keepsDiscount, userId, at }: Moving,
): Promise<Refused | undefined> {
  const { id, subscriptionId, priceId: from } = membership
  await lockUser(tx, userId)
  const now = (await findOwn(tx, userId)).find(one => one.id === id)
  if (now?.priceId === plan.paymentId) return undefined
  if (now?.priceId !== from || changeBarOf(now)) return refuse('change-outdated')
  const key = `change-${id}-${plan.paymentId}-${at}`
  let outcome: 'changed' | 'declined' | 'outdated' = 'outdated'
  const answer = await ask({ db: tx }, async () => {
    const changed = await context.payments.changePrice(subscriptionId, {
      from,
      to: plan.paymentId,
      at,
      key,
      keepsDiscount,
    })
    outcome = changed.outcome
    return changed.outcome === 'changed' ? changed.subscription : undefined
  })
  if (answer) await settleMembership(context, tx, answer)
  return refusals[outcome]
}

const refusals = {
  changed: undefined,
  declined: refuse('change-declined'),
  outdated: refuse('change-outdated'),
} as const

/** A change that was made, whose answer nobody heard. */
async function findDone(context: Context, userId: string, { id, planId }: Wanted): Promise<OwnMembership | undefined> {
  const membership = await findOwnMembership(context, { id, userId })
  if (membership?.planId !== planId || membership.status === 'ended') return undefined
  const plan = await findPlan(context.db, planId)
  return plan?.paymentId === membership.priceId ? membership : undefined
}

/** `keepsDiscount`: a coupon of ours was for the first payment alone. */
type Found = { membership: OwnMembership; plan: Plan; keepsDiscount: boolean }

/** One's own membership and the plan that it may move to. The provider is asked what it may know better. */
async function findChange(context: Context, userId: string, { id, planId }: Wanted): Promise<Found | Refused> {
  const membership = await findOwnMembership(context, { id, userId })
  if (!membership) return refuse('not-found')
  const plan = await findPlan(context.db, planId)
  if (!plan || plan.deletedAt) return refuse('not-found')
  if (plan.archivedAt) return refuse('plan-off-sale')
  const twins = await findTwins(context.db, { userId, planId, subscriptionId: '' })
  if (twins.length > 0) return refuse('membership-held')
  const bar = changeBarOf(membership)
  if (bar) return refuse(bar)
  if (!plan.paymentId.startsWith('price_')) return refuse('change-not-offered')
  return (await countQuestion(context, userId)) ?? findAtProvider(context, userId, { membership, plan })
}

/** Whose card is charged must have an account, and be who asks: a member may have been paid for by somebody else. */
async function findAtProvider(
  { payments, db }: Context,
  userId: string,
  { membership, plan }: Omit<Found, 'keepsDiscount'>,
): Promise<Found | Refused> {
  const [sold, subscription] = await Promise.all([
    payments.findPrice(plan.paymentId),
    payments.findSubscription(membership.subscriptionId),
  ])
  if (!subscription) return refuse('change-outdated')
  if ((await findHolderOf(db, subscription.payerEmail)) !== userId) return refuse('payer-unproven')
  if (subscription.isDisputed || subscription.lost) return refuse('change-disputed')
  if (subscription.cancelsAt) return refuse('change-ending')
  if (subscription.status === 'trialing') return refuse('change-trial')
  if (subscription.status !== 'active') return refuse('change-past-due')
  if (!sold || !isSoldAs(plan, sold, subscription.currency)) return refuse('change-not-offered')
  return { membership, plan, keepsDiscount: !subscription.isOwnCheckout }
}

/** What the provider says by now is taken in, so that the page shows it when it is read again. */
async function overtaken(
  context: Context,
  { membership: { subscriptionId } }: Pick<Found, 'membership'>,
): Promise<Refused> {
  const answer = await ask(context, () => context.payments.findSubscription(subscriptionId))
  if (answer) await context.db.transaction(tx => settleMembership(context, tx, answer))
  return refuse('change-outdated')
}
