import { followDisputed } from '#src/features/orders/commands/refunds/find-verdicts.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { findOpen, type Shown } from '../queries/list-cases.ts'
import { decide } from './decide.ts'
import { tellPayer } from './tell-payer.ts'

type Case = typeof paymentCases.$inferSelect

/**
 * Says that nothing is left to do about a case, and why. Refuses 'not-found', 'case-decided', also where a verdict that
 * nobody had heard of decides it, 'refund-under-way', 'dispute-open' while the bank has not decided: the case is how staff
 * hear of its verdict; and 'conflict' where it is not what they saw, as when they hear of a verdict just now.
 * @throws PaymentsUnavailable when the provider does not answer whether a dispute is open
 */
export async function closeCase(context: Context, { reason: note, ...shown }: Shown & { reason: string }) {
  const found = await findOpen(context.db, shown)
  if (isRefused(found)) return found
  if (found.refundAskedAt) return refuse('refund-under-way')
  const refused = found.kind === 'dispute' ? await hearVerdict(context, found) : undefined
  if (refused) return refused
  const late = await context.db.transaction(async tx => {
    const decided = await decide(context, tx, { found, outcome: 'closed', note })
    if (!decided) await tellOfPart(context, tx, found)
    return decided
  })
  return late ?? ({ closed: true } as const)
}

/** Of a refund that was refused halfway nobody has told who paid, while there was hope for the rest. */
async function tellOfPart(context: Context, tx: Tx, found: Case): Promise<void> {
  const { returnedCents: amountCents } = found
  if (amountCents) await tellPayer(context, tx, found, { amountCents, why: 'gone', isMembership: true })
}

/** What the provider says now counts first: news of a verdict may have been missed. */
async function hearVerdict(context: Context, { subject }: Case): Promise<Refused | undefined> {
  const intent = await followDisputed(context, subject)
  return intent?.dispute === 'open' ? refuse('dispute-open') : undefined
}
