import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { findRenewing } from '../queries/find-memberships.ts'

/**
 * Stops whatever a person pays for again and again: who is disabled cannot cancel it themselves. What is paid runs out, and
 * what is not ends at once. Nothing brings it back but the person, who may keep it once the account is open again.
 * @returns the plans
 */
export async function stopRenewing({ queue }: Pick<Context, 'queue'>, tx: Db, userId: string): Promise<string[]> {
  const renewing = await findRenewing(tx, userId)
  for (const { subscriptionId, status } of renewing)
    await queue.send(tx, 'stop-membership', { subscriptionId, when: status === 'active' ? 'period-end' : 'now' })
  return renewing.map(({ planName }) => planName)
}
