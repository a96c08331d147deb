import { lockPeople } from '#src/features/accounts/commands/lock-people.ts'
import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { ask, findBySubscription, findTwins } from '#src/features/memberships/queries/find-memberships.ts'
import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import { acceptPayment, lockPurchase } from '#src/features/orders/commands/settling/accept-payment.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { findOpen } from '../queries/list-cases.ts'
import { decide } from './decide.ts'

type Case = typeof paymentCases.$inferSelect
type Wish = { id: string; planId?: string | undefined; email?: string | undefined }

/**
 * Gives the buyer of a case what the money was for: a membership of the plan that is chosen, or the course. What was
 * really paid is kept. Refuses 'not-found'; 'case-decided' where somebody was faster; 'email-unknown' where the buyer named
 * is none; 'membership-held' for a plan that they have already; 'membership-ended' for a subscription that does not run;
 * 'refund-under-way'; 'conflict' for money that is not there any more.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function grantCase(context: Context, { id, planId, email }: Wish) {
  const found = await findOpen(context.db, id)
  if (isRefused(found)) return found
  if (found.refundAskedAt) return refuse('refund-under-way')
  const refused =
    found.kind === 'subscription'
      ? await grantPlan(context, found, { planId, email })
      : await grantCourse(context, found)
  return refused ?? ({ granted: true } as const)
}

async function grantPlan(
  context: Context,
  found: Case,
  { planId, email }: Omit<Wish, 'id'>,
): Promise<Refused | undefined> {
  const plan = planId && (await findPlan(context.db, planId))
  if (!plan) return refuse('invalid', { text: 'planId: Please choose a plan' })
  const userId = email ? await findHolderOf(context.db, email) : found.userId
  if (!userId) return refuse('email-unknown')
  const answer = await ask(context, () => context.payments.findSubscription(found.subject))
  if (!answer || answer.subscription.livemode !== context.payments.livemode) return refuse('conflict')
  return undoing(context, async tx => {
    const known = await findBySubscription(tx, found.subject)
    await lockPeople(tx, [userId, ...(known ? [known.userId] : [])])
    const twins = await findTwins(tx, { userId, planId: plan.id, subscriptionId: found.subject })
    if (twins.some(({ status }) => status === 'active')) return refuse('membership-held', { text: alreadyHeld })
    const note = `${plan.name}, ${plan.duration}`
    if (!(await decide(context, tx, { found, outcome: 'granted', note, receiverId: known?.userId ?? userId })))
      return refuse('case-decided')
    await settleMembership(context, tx, answer, { userId, planId: plan.id })
    const membership = await findBySubscription(tx, found.subject)
    return membership && membership.status !== 'ended' ? undefined : refuse('membership-ended')
  })
}

async function grantCourse(context: Context, found: Case): Promise<Refused | undefined> {
  if (found.kind !== 'payment') return refuse('conflict')
  const intent = await context.payments.findIntent(found.subject)
  if (!intent || intent.livemode !== context.payments.livemode) return refuse('conflict')
  return undoing(context, async tx => {
    await lockPurchase(tx, intent)
    if (!(await decide(context, tx, { found, outcome: 'granted' }))) return refuse('case-decided')
    return acceptPayment(context, tx, intent)
  })
}

const alreadyHeld = 'They have this plan already. Choose another one, or refund this payment'

/** Runs a transaction that is undone by a refusal. */
async function undoing({ db }: Context, run: (tx: Tx) => Promise<Refused | undefined>): Promise<Refused | undefined> {
  try {
    await db.transaction(async tx => {
      const refused = await run(tx)
      if (refused) throw new Undone(refused)
    })
    return undefined
  } catch (error) {
    if (error instanceof Undone) return error.refused
    throw error
  }
}

class Undone extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.refused)
    this.refused = refused
  }
}
