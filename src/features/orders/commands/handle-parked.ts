import { and, eq } from 'drizzle-orm'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isWaiting } from '../queries/find-orders.ts'
import { orders, paymentEvents } from '../tables.ts'

/**
 * Takes a message of the provider off the list of those that wait for somebody: what it needed was done elsewhere. It
 * stays in the history of its order. Refuses 'not-found', also when somebody else was faster.
 */
export async function handleParked(context: Context, { id }: { id: string }) {
  return context.db.transaction(async tx => {
    const [message] = await tx
      .update(paymentEvents)
      .set({ handledAt: context.now() })
      .where(and(eq(paymentEvents.id, id), isWaiting))
      .returning()
    if (!message) return refuse('not-found')
    const { type, reason, paymentIntentId } = message
    const [order] = paymentIntentId
      ? await tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentIntentId, paymentIntentId))
      : []
    await recordAudit(tx, context, {
      action: 'order.update',
      thing: { id: order?.id ?? null, name: paymentIntentId ?? id },
      before: { message: type, reason, handled: false },
      after: { message: type, reason, handled: true },
    })
    return { handled: true } as const
  })
}
