import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { findLast } from '#src/server/payments/cases.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { ask, findBySubscription, findTwins } from '../queries/find-memberships.ts'
import { findPlan } from '../queries/find-plan.ts'
import type { memberships } from '../tables.ts'
import { settleMembership } from './settle-membership.ts'
import { stopReplaced } from './stop-renewing.ts'

/** Every question goes on to the provider. */
const questions: Limit = { name: 'checkout-questions', max: 60, windowMs: hours(1) }

/**
 * What became of a checkout that leads back here. The address proves nothing, so the provider is asked, for whom the
 * webhook may not have come yet (D-5); the membership goes to whom the checkout names, whoever asks.
 * @returns `active` only for the user's own membership, `other` for one that was paid for somebody else, or `too-many`
 */
export async function checkoutState(context: Context, { session_id: sessionId }: { session_id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const refused = await countAttempt(context, questions, user.id)
  if (refused) return refused
  const subscriptionId = await context.payments.findCheckoutSubscription(sessionId)
  if (!subscriptionId) return { state: 'waiting' } as const
  const answer = await ask(context, () => context.payments.findSubscription(subscriptionId))
  if (!answer) return { state: 'waiting' } as const
  const { settlement, membership } = await context.db.transaction(async tx => {
    const settled = await settleMembership(context, tx, answer)
    const begun = await findBySubscription(tx, subscriptionId)
    if (begun?.userId === user.id) await stopReplaced(context, tx, begun)
    return { settlement: settled, membership: begun }
  })
  if (settlement.outcome === 'needs-review') return { state: 'review' } as const
  if (membership) return { state: stateFor(context, membership, user.id) } as const
  if (answer.subscription.reference !== user.id) return { state: 'other' } as const
  return { state: (await isSecond(context, subscriptionId)) ? 'returned' : 'waiting' } as const
}

type Begun = Pick<typeof memberships.$inferSelect, 'userId' | 'status' | 'trialEndsAt'>

function stateFor({ now }: Context, { userId, status, trialEndsAt }: Begun, asking: string) {
  if (userId !== asking) return 'other'
  if (status === 'past-due' && trialEndsAt && trialEndsAt > now()) return 'trial-used'
  return status === 'active' ? 'active' : 'waiting'
}

/** Whether a subscription was paid for a plan that its buyer holds: its money goes back. */
async function isSecond({ db }: Context, subject: string): Promise<boolean> {
  const last = await findLast(db, { kind: 'subscription', subject })
  return last?.reason === 'second'
}

/**
 * Whether the user may go and pay for a plan. Refuses 'not-found', 'plan-off-sale', and 'membership-held' for one that they
 * hold.
 */
export async function checkPlan({ db, actor }: Context, { id: planId }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const plan = await findPlan(db, planId)
  if (!plan) return refuse('not-found')
  if (plan.archivedAt) return refuse('plan-off-sale')
  const held = await findTwins(db, { userId: user.id, planId, subscriptionId: '' })
  return held.some(({ status }) => status === 'active') ? refuse('membership-held') : ({ allowed: true } as const)
}
