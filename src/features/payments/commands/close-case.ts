import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { findOpen } from '../queries/list-cases.ts'
import { decide } from './decide.ts'

/**
 * Says that nothing is left to do about a case, and why. Refuses 'not-found', 'case-decided', 'refund-under-way', and
 * 'dispute-open' while the bank has not decided: the case is how staff hear of its verdict.
 * @throws PaymentsUnavailable when the provider does not answer whether a dispute is open
 */
export async function closeCase(context: Context, { id, reason: note }: { id: string; reason: string }) {
  const found = await findOpen(context.db, id)
  if (isRefused(found)) return found
  if (found.refundAskedAt) return refuse('refund-under-way')
  if (found.kind === 'dispute' && (await isDisputed(context, found.subject))) return refuse('dispute-open')
  const isClosed = await context.db.transaction(tx => decide(context, tx, { found, outcome: 'closed', note }))
  return isClosed ? ({ closed: true } as const) : refuse('case-decided')
}

/** What the provider says now: news of a verdict may have been missed. */
const isDisputed = async ({ payments }: Context, intentId: string): Promise<boolean> =>
  (await payments.findIntent(intentId))?.dispute === 'open'
