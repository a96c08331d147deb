import { lt } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { paymentFees } from '#src/server/payments/tables.ts'
import { hasFees } from '#src/wire/money/methods.ts'

/**
 * Has the fees of a payment read, in the transaction that books it: of one that is new here, and of one that something happened
 * to since, as each refund and each step of a dispute may cost something.
 */
export async function wantFees({ now }: Pick<Context, 'now'>, tx: Tx, intent: Intent): Promise<void> {
  const { id: paymentId, revision, paidAt } = intent
  if (!hasFees(paymentId)) return
  const at = now()
  await tx
    .insert(paymentFees)
    .values({ paymentId, paidAt: paidAt ?? at, revision, dueAt: at })
    .onConflictDoUpdate({
      target: paymentFees.paymentId,
      set: { revision, dueAt: at },
      setWhere: lt(paymentFees.revision, revision),
    })
}
