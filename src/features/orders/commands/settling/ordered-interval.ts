import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'

/** How long a plan was paid for, as it was ordered: the plan may be of another duration by now. */
export async function orderedInterval(
  tx: Tx,
  planId: string,
  { metadata }: Pick<Intent, 'metadata'>,
): Promise<'month' | 'year'> {
  const ordered = metadata['duration'] ?? (await findPlan(tx, planId))?.duration
  return ordered === 'year' ? 'year' : 'month'
}
