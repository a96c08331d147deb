import type { SoldOrder } from '#src/features/orders/queries/course-order.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { openCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'

type Order = Pick<SoldOrder, 'userId' | 'courseId' | 'planId' | 'seats'>

/** Until the money of what is paid twice is back it is a case: the provider may refuse (R5). */
export async function giveBack(
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  { order, intent }: { order: Order; intent: Intent },
): Promise<void> {
  const { userId, courseId, planId, seats } = order
  const { id: intentId, receivedCents: amountCents, currency } = intent
  const about = { kind: 'payment', subject: intentId, userId, amountCents, currency } as const
  await openCase(tx, { ...about, reason: { code: 'second' } })
  await queue.send(tx, 'refund-payment', { intentId, amountCents, currency, userId, courseId, planId, seats })
}
