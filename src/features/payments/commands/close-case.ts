import { followDisputed } from '#src/features/orders/commands/refunds/find-verdicts.ts'
import type { Context } from '#src/server/context.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { findOpen } from '../queries/list-cases.ts'
import { decide } from './decide.ts'

type Case = typeof paymentCases.$inferSelect

/**
 * Says that nothing is left to do about a case, and why. Refuses 'not-found', 'case-decided', also where a verdict that
 * nobody had heard of decides it, 'refund-under-way', 'dispute-open' while the bank has not decided: the case is how staff
 * hear of its verdict; and 'conflict' where they hear of it just now, and it is for them to decide.
 * @throws PaymentsUnavailable when the provider does not answer whether a dispute is open
 */
export async function closeCase(context: Context, { id, reason: note }: { id: string; reason: string }) {
  const found = await findOpen(context.db, id)
  if (isRefused(found)) return found
  if (found.refundAskedAt) return refuse('refund-under-way')
  const refused = found.kind === 'dispute' ? await hearVerdict(context, found) : undefined
  if (refused) return refused
  const isClosed = await context.db.transaction(tx => decide(context, tx, { found, outcome: 'closed', note }))
  return isClosed ? ({ closed: true } as const) : refuse('case-decided')
}

/** What the provider says now counts first: news of a verdict may have been missed. */
async function hearVerdict(context: Context, { id, subject, reason }: Case): Promise<Refused | undefined> {
  const intent = await followDisputed(context, subject)
  if (intent?.dispute === 'open') return refuse('dispute-open')
  const now = await findOpen(context.db, id)
  if (isRefused(now)) return now
  return now.reason === reason ? undefined : refuse('conflict', { text: 'The bank has decided. Read the case again' })
}
