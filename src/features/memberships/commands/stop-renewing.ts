import { eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { replacedBy, twinsIn } from '../policy.ts'
import { findRenewing } from '../queries/find-memberships.ts'
import { memberships } from '../tables.ts'

/**
 * Stops whatever a person pays for again and again: who is disabled cannot cancel it themselves. What is paid runs out, and
 * what is not ends at once, but for what a bank took back: that may be won yet, so it is let run out as well. Nothing brings it back but the person, who may keep it once the account is open again.
 * @returns the plans
 */
export async function stopRenewing(context: Pick<Context, 'queue'>, tx: Db, userId: string): Promise<string[]> {
  const renewing = await findRenewing(tx, userId)
  await stopEach(context, tx, renewing)
  return renewing.map(({ planName }) => planName)
}

type Beside = { userId: string; subscriptionId: string; others: 'end' | 'stay' | undefined }

/**
 * Nobody pays for two plans without meaning to: beside a membership, older ones stop renewing as their holder agreed (D-8),
 * or what staff chose of the others happens, and counts from then on. Nor ever for one plan twice.
 * @returns the subscriptions that stop
 */
export async function stopOthers(
  context: Pick<Context, 'queue'>,
  tx: Db,
  { userId, subscriptionId, others }: Beside,
): Promise<ReadonlySet<string>> {
  const renewing = await findRenewing(tx, userId)
  if (others) await tx.update(memberships).set({ replacementAcceptedAt: null }).where(eq(memberships.userId, userId))
  const beside = others === 'end' ? renewing.filter(one => one.subscriptionId !== subscriptionId) : []
  const replaced = others ? beside : replacedBy(renewing)
  const stopped = new Set([...replaced, ...twinsIn(renewing)])
  await stopEach(context, tx, [...stopped])
  return new Set([...stopped].map(one => one.subscriptionId))
}

type Stopped = { readonly subscriptionId: string }

/** Has memberships stopped: with the period that is paid, or at once where a bill is open. */
export async function stopEach({ queue }: Pick<Context, 'queue'>, tx: Db, stopped: readonly Stopped[]): Promise<void> {
  for (const { subscriptionId } of stopped)
    await queue.send(tx, 'stop-membership', { subscriptionId, when: 'paid-until' })
}
