import { and, lt } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { findOpenCases } from '#src/server/payments/cases.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { isPaidUntil } from '#src/wire/money/passes.ts'

import { deletedLifeMs, statusOf } from '../policy.ts'
import { ask, findGone, findStale } from '../queries/find-memberships.ts'
import { isDeletedUnheld } from '../queries/find-plan.ts'
import { plans } from '../tables.ts'
import { settleMembership } from './settle-membership.ts'

/**
 * Asks the provider about every membership that may have moved without our knowing, and stops those of erased people. A
 * subscription that waits for a decision is asked about as well: its plan may be on sale here by now. Deleted plans for which
 * nobody can be paying any more go.
 * @returns how many were looked at
 * @throws PaymentsUnavailable at the first call that is not answered: the next run asks again
 */
export async function reconcileMemberships(context: Context): Promise<number> {
  const { db, now } = context
  await db.delete(plans).where(and(isDeletedUnheld, lt(plans.deletedAt, new Date(now().getTime() - deletedLifeMs))))
  const doubtful = (await findStale(context)).map(stale => ({ ...stale, mustStop: false }))
  const waiting = await findWaiting(db)
  for (const { subscriptionId, isErased, mustStop } of [...doubtful, ...waiting]) {
    try {
      if (isErased) await stopMembership(context, { subscriptionId, when: 'now' })
      else await refresh(context, { subscriptionId, mustStop })
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error
      context.log.error({ err: error, subscriptionId }, 'a membership could not be reconciled')
    }
  }
  return doubtful.length
}

/** Subscriptions that wait for a decision; what they paid for may be granted to somebody else, so it runs out. */
async function findWaiting(db: Db) {
  const open = await findOpenCases(db, 'subscription')
  const gone = await findGone(
    db,
    open.flatMap(({ userId }) => userId ?? []),
  )
  return open.map(({ subject, userId }) => ({
    subscriptionId: subject,
    isErased: false,
    mustStop: userId !== null && gone.has(userId),
  }))
}

type Doubtful = { subscriptionId: string; mustStop: boolean }

async function refresh(context: Context, { subscriptionId, mustStop }: Doubtful): Promise<void> {
  const answer = await ask(context, () => context.payments.findSubscription(subscriptionId))
  if (!answer) return
  await context.db.transaction(tx => settleMembership(context, tx, answer))
  const { cancelsAt, endedAt } = answer.subscription
  if (mustStop && !cancelsAt && !endedAt) await stopMembership(context, { subscriptionId, when: 'paid-until' })
}

export type StopMembership = { subscriptionId: string; when: 'now' | 'paid-until' }

/** Stops a membership that another one replaced, or whose holder is gone. Doing it twice does no harm. */
export async function stopMembership(context: Context, { subscriptionId, when }: StopMembership): Promise<void> {
  if (isPaidUntil(subscriptionId)) return
  const { payments } = context
  const answer = await ask(context, async () =>
    payments.cancelSubscription(subscriptionId, when === 'now' ? 'now' : await paidUntil(context, subscriptionId)),
  )
  if (answer) await context.db.transaction(tx => settleMembership(context, tx, answer))
}

/** No bill is open of one that is active at the provider, whatever its bank took back: that ends without another one. */
async function paidUntil({ payments }: Context, subscriptionId: string): Promise<'now' | 'period-end'> {
  const found = await payments.findSubscription(subscriptionId)
  return found && statusOf({ ...found, lost: null }) === 'active' ? 'period-end' : 'now'
}
