import type { Context } from '#src/server/context.ts'
import { type Intent, isBill } from '#src/server/payments/intents.ts'

import { askForBill, followBill } from './follow-bill.ts'
import { settleOrder } from './settle-order.ts'

/** Brings an order, of a course or of a membership, to what its payment says now, and what was opened with it. */
export async function settlePayment(context: Context, intent: Intent): Promise<void> {
  const billed = await askForBill(context, intent)
  await context.db.transaction(async tx => {
    await (isBill(intent) ? followBill(context, tx, { intent, billed }) : settleOrder(context, tx, { intent }))
  })
}

/** Brings what a payment paid for to what is true of it now. */
export async function settleAgain(context: Context, intentId: string | null): Promise<void> {
  const intent = intentId ? await context.payments.findIntent(intentId) : undefined
  if (intent) await settlePayment(context, intent)
}
