import { and, eq, ne, sql } from 'drizzle-orm'

import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import { isPaidUntil } from '#src/wire/money/passes.ts'
import { refuse } from '#src/wire/refusals.ts'

import { ask, findRenewing, lockUser, type Answer } from '../queries/find-memberships.ts'
import { findOwnMembership, ownMembership } from '../queries/own-memberships.ts'
import { memberships } from '../tables.ts'
import { settleMembership } from './settle-membership.ts'

/** D-8: once its holder has paid for this plan, it takes the place of what they have now. */
export async function acceptReplacement({ db, actor }: Context, { id: replacementPlanId }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db
    .update(memberships)
    .set({ replacementAcceptedAt: sql`now()`, replacementPlanId })
    .where(and(eq(memberships.userId, user.id), ne(memberships.status, 'ended')))
  return { accepted: true } as const
}

/**
 * Stops one's own membership: with the period that is paid, or at once where the last bill is not.
 * @returns what it is now, or `not-found`, `membership-ended`, `too-many`
 */
export async function cancelMembership(context: Context, { id }: { id: string }) {
  const found = await findOwnRunning(context, id)
  if ('refused' in found) return found
  const { subscriptionId, status } = found.membership
  const when = status === 'active' ? 'period-end' : 'now'
  const answer = await ask(context, () => context.payments.cancelSubscription(subscriptionId, when))
  return settleOwn(context, { id, userId: found.userId, answer })
}

/**
 * Takes the cancellation of one's own membership back.
 * @returns what it is now, or `not-found`, `membership-ended`, `too-many`, and `membership-replaced` while another one renews
 */
export async function keepMembership(context: Context, { id }: { id: string }) {
  const found = await findOwnRunning(context, id)
  if ('refused' in found) return found
  const { userId, membership } = found
  const { subscriptionId } = membership
  const refused = await context.db.transaction(async tx => {
    // Until the provider has answered: of two that are kept at once the second has to see the first.
    await lockUser(tx, userId)
    const renewing = await findRenewing(tx, userId)
    if (renewing.some(other => other.subscriptionId !== subscriptionId)) return refuse('membership-replaced')
    const answer = await ask({ db: tx }, () => context.payments.keepSubscription(subscriptionId))
    if (answer) await settleMembership(context, tx, answer)
    return undefined
  })
  return refused ?? readOwn(context, { id, userId })
}

/**
 * The provider's page shows the card and the bills of who paid, who need not be the member: it opens where the email that
 * was paid with is one that the member has proven.
 * @returns its address, or `not-found`, `too-many`, `payer-unproven`
 */
export async function openPortal(context: Context, { id }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const membership = await findOwnMembership(context, { id, userId: user.id })
  if (!membership) return refuse('not-found')
  if (isPaidUntil(membership.subscriptionId)) return refuse('membership-paid-once')
  const refused = await countQuestion(context, user.id)
  if (refused) return refused
  const paying = await context.payments.findSubscription(membership.subscriptionId)
  if (!paying || (await findHolderOf(context.db, paying.payerEmail)) !== user.id) return refuse('payer-unproven')
  const returnUrl = `${context.publicUrl}/dashboard/membership`
  return { url: await context.payments.createPortalSession({ customerId: paying.customerId, returnUrl }) }
}

async function findOwnRunning(context: Context, id: string) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const membership = await findOwnMembership(context, { id, userId: user.id })
  if (!membership) return refuse('not-found')
  if (membership.status === 'ended') return refuse('membership-ended')
  if (isPaidUntil(membership.subscriptionId)) return refuse('membership-paid-once')
  const refused = await countQuestion(context, user.id)
  return refused ?? { membership, userId: user.id }
}

async function settleOwn(
  context: Context,
  { id, userId, answer }: { id: string; userId: string; answer: Answer | undefined },
) {
  if (answer) await context.db.transaction(tx => settleMembership(context, tx, answer))
  return readOwn(context, { id, userId })
}

async function readOwn(context: Context, { id, userId }: { id: string; userId: string }) {
  const membership = await findOwnMembership(context, { id, userId })
  return membership ? { membership: ownMembership(membership, context.now()) } : refuse('not-found')
}
