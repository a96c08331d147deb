import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { findRenewing } from '../queries/find-memberships.ts'

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

type Stopped = { readonly subscriptionId: string }

/** Has memberships stopped: with the period that is paid, or at once where a bill is open. */
export async function stopEach({ queue }: Pick<Context, 'queue'>, tx: Db, stopped: readonly Stopped[]): Promise<void> {
  for (const { subscriptionId } of stopped)
    await queue.send(tx, 'stop-membership', { subscriptionId, when: 'paid-until' })
}
