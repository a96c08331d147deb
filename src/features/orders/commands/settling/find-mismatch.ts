import { and, eq, isNotNull } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { isSettledBy, mismatch } from '#src/features/orders/policy.ts'
import type { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import type { ReviewReason } from '#src/wire/review-reasons.ts'

type Fields = 'userId' | 'status' | 'paymentIntentId' | 'amountCents' | 'currency' | 'courseId'
type Order = Pick<typeof orders.$inferSelect, Fields> & { readonly planId?: string | null }

/**
 * What keeps a payment from settling its order, of a course or of a plan: also that its buyer, who is locked with the order,
 * was erased. Who is disabled has what they paid for later.
 */
export async function findMismatch(
  { payments }: Context,
  tx: Tx,
  { order, intent }: { order: Order; intent: Intent },
): Promise<ReviewReason | undefined> {
  if (isSettledBy(order, intent)) return undefined
  const reason = mismatch(order, intent, payments.livemode)
  if (reason || intent.receivedCents <= intent.refundedCents) return reason
  const erased = await tx.$count(users, and(eq(users.id, order.userId), isNotNull(users.erasedAt)))
  return erased > 0 ? { code: 'no-person' } : undefined
}
