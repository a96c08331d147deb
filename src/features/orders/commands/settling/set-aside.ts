import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { logNeedsReview, openCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import type { NeedsReview, ReviewReason } from '#src/wire/review-reasons.ts'

import { putBeforeStaff } from './put-before-staff.ts'

/** What applying a payment did: moved the order, left it as it was, or set the payment aside for an administrator. */
export type Settlement = { outcome: 'applied' | 'ignored' } | NeedsReview

/** Puts a payment that fits nothing before the staff, once money came, and what becomes of that money. */
export async function setAside(
  context: Context,
  tx: Tx,
  { intent, reason, order }: { intent: Intent; reason: ReviewReason; order?: { readonly userId: string } },
): Promise<Settlement> {
  const { id: subject, receivedCents: amountCents, currency, metadata } = intent
  logNeedsReview(context.log, subject, reason)
  const userId = order?.userId ?? metadata['userId']
  const itself = { kind: 'payment', subject } as const
  if (amountCents > intent.refundedCents) await openCase(tx, { ...itself, reason, userId, amountCents, currency })
  await putBeforeStaff(context, tx, intent, { userId, itself })
  return { outcome: 'needs-review', reason }
}
