import { eq } from 'drizzle-orm'

import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { findOpenCases } from '#src/server/payments/cases.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'

import { replacedBy, twinsIn, unpaidTwinsOf } from '../policy.ts'
import { findRenewing } from '../queries/find-memberships.ts'
import { memberships } from '../tables.ts'

/**
 * Stops whatever a user pays for again and again, also what waits for staff: who is disabled cannot cancel it themselves.
 * What is paid runs out, and what is not ends at once, but for what a bank took back: that may be won yet, so it is let run
 * out as well. Nothing brings it back but the user, who may keep it once the account is open again.
 * @returns the plans
 */
export async function stopRenewing(context: Pick<Context, 'queue'>, tx: Db, userId: string): Promise<string[]> {
  const renewing = await findRenewing(tx, userId)
  const waiting = await findOpenCases(tx, 'subscription', userId)
  await stopEach(context, tx, [...renewing, ...waiting.map(({ subject }) => ({ subscriptionId: subject }))])
  return renewing.map(({ planName }) => planName)
}

type Renewing = Awaited<ReturnType<typeof findRenewing>>
type Beside = {
  userId: string
  planId: string
  status: 'active' | 'past-due' | 'ended'
  subscription: Subscription
  /** Whether the membership begins just now: only then it takes the place of another one. */
  isFirst: boolean
  /** Whether the provider has just moved it to this plan. */
  isMoved: boolean
  /** What staff chose. */
  others: 'end' | 'stay' | undefined
}

/**
 * Nobody pays for two plans without meaning to: beside a membership that begins, others stop renewing as their holder agreed
 * (D-8), or as staff chose; and so do others of a plan that one was moved to, and unpaid ones of the plan that their holder
 * pays for. What somebody else pays in their name stops nothing.
 * @returns the subscriptions that stop
 */
export async function stopOthers(
  context: Pick<Context, 'queue'>,
  tx: Db,
  beside: Beside,
): Promise<ReadonlySet<string>> {
  const renewing = await findRenewing(tx, beside.userId)
  const stopped = new Set([...(await replace(tx, beside, renewing)), ...(beside.isMoved ? twinsIn(renewing) : [])])
  await stopEach(context, tx, [...stopped])
  return new Set([...stopped].map(one => one.subscriptionId))
}

/** What one agreed to is over with what was bought for it, and with what staff chose instead. */
async function replace(tx: Db, beside: Beside, renewing: Renewing): Promise<readonly Renewing[number][]> {
  const { userId, planId, status, subscription, isFirst, others } = beside
  const { id: subscriptionId, startedAt, payerEmail } = subscription
  if (!isFirst) return []
  if (others) {
    await endAgreements(tx, userId)
    return others === 'end' ? renewing.filter(one => one.subscriptionId !== subscriptionId) : []
  }
  // Whoever knows an id can pay in its name.
  const payer = await findHolderOf(tx, payerEmail)
  if (payer !== userId) return []
  return giveWay(tx, { userId, subscriptionId, planId, status, startedAt }, renewing)
}

/**
 * Has what its holder agreed to replace stop, and what they have not paid of the same plan, as they came back from the very
 * checkout: whatever email they typed there, they paid. The caller holds their lock.
 */
export async function stopReplaced(context: Pick<Context, 'queue'>, tx: Db, opened: Opened): Promise<void> {
  await stopEach(context, tx, await giveWay(tx, opened, await findRenewing(tx, opened.userId)))
}

type Opened = Parameters<typeof replacedBy>[0] & { userId: string }

async function giveWay(tx: Db, opened: Opened, renewing: Renewing): Promise<readonly Renewing[number][]> {
  const replaced = replacedBy(opened, renewing)
  if (replaced.length > 0) await endAgreements(tx, opened.userId)
  return [...replaced, ...unpaidTwinsOf(opened, renewing)]
}

const endAgreements = (tx: Db, userId: string) =>
  tx
    .update(memberships)
    .set({ replacementAcceptedAt: null, replacementPlanId: null })
    .where(eq(memberships.userId, userId))

type Stopped = { readonly subscriptionId: string }

/** Has memberships stopped: with the period that is paid, or at once where a bill is open. */
export async function stopEach({ queue }: Pick<Context, 'queue'>, tx: Db, stopped: readonly Stopped[]): Promise<void> {
  for (const { subscriptionId } of stopped)
    await queue.send(tx, 'stop-membership', { subscriptionId, when: 'paid-until' })
}
