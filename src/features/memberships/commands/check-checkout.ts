import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { ask, findBySubscription } from '../queries/find-memberships.ts'
import { settleMembership } from './settle-membership.ts'

/** Every question goes on to the provider. */
const questions: Limit = { name: 'checkout-questions', max: 60, windowMs: hours(1) }

/**
 * What became of a checkout that leads back here. The address proves nothing, so the provider is asked, for whom the
 * webhook may not have come yet (D-5); the membership goes to whom the checkout names, whoever asks.
 * @returns `active` only for the reader's own membership, or `too-many`
 */
export async function checkoutState(context: Context, { session_id: sessionId }: { session_id: string }) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const refused = await countAttempt(context, questions, person.id)
  if (refused) return refused
  const subscriptionId = await context.payments.findCheckoutSubscription(sessionId)
  if (!subscriptionId) return { state: 'waiting' } as const
  const answer = await ask(context, () => context.payments.findSubscription(subscriptionId))
  if (!answer) return { state: 'waiting' } as const
  const settlement = await context.db.transaction(tx => settleMembership(context, tx, answer))
  const membership = await findBySubscription(context.db, subscriptionId)
  const isOwn = membership?.userId === person.id
  if (isOwn && membership.status === 'active') return { state: 'active' } as const
  return { state: settlement.outcome === 'parked' || !isOwn ? 'review' : 'waiting' } as const
}
