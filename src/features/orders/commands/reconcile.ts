import { and, eq } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findOrderOfPayment, findUnsettled } from '../queries.ts'
import { orders } from '../tables.ts'
import { settleOrder } from './settle-order.ts'

/** After this time an order that nobody pays is given up. */
const OPEN_FOR_MS = hours(24)

/**
 * Asks the provider about every payment under way: repairs what webhooks missed (R6) and gives up old orders.
 * @returns how many orders were looked at
 */
export async function reconcilePayments(context: Context): Promise<number> {
  const unsettled = await findUnsettled(context)
  for (const order of unsettled) {
    try {
      await reconcile(context, order)
    } catch (error) {
      context.log.error({ err: error, orderId: order.id }, 'a payment could not be reconciled')
    }
  }
  return unsettled.length
}

type Unsettled = { id: string; paymentIntentId: string | null; createdAt: Date }

async function reconcile(context: Context, { id, paymentIntentId, createdAt }: Unsettled): Promise<void> {
  const { db, payments, now } = context
  const isOld = now().getTime() - createdAt.getTime() > OPEN_FOR_MS
  if (!paymentIntentId) {
    const closed = { status: 'cancelled', closedAt: now() } as const
    if (isOld)
      await db
        .update(orders)
        .set(closed)
        .where(and(eq(orders.id, id), eq(orders.status, 'open')))
    return
  }
  const intent = await (isOld ? payments.cancelIntent(paymentIntentId) : payments.retrieveIntent(paymentIntentId))
  await db.transaction(tx => settleOrder(context, tx, intent))
}

/**
 * The true state of one's own payment, for the completion page (D-2). It asks the provider when the webhook has not
 * come yet, so who has paid does not wait.
 */
export async function readPaymentState(context: Context, { payment_intent: intentId }: { payment_intent: string }) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const key = { intentId, userId: person.id }
  const before = await findOrderOfPayment(context, key)
  if (!before) return refuse('not-found')
  if (before.status === 'open' || before.status === 'processing') {
    const intent = await context.payments.retrieveIntent(intentId)
    await context.db.transaction(tx => settleOrder(context, tx, intent))
  }
  const order = (await findOrderOfPayment(context, key)) ?? before
  const state = order.status === 'paid' ? 'succeeded' : order.status === 'processing' ? 'processing' : 'error'
  return { state, course: { _id: order.courseId, title: order.courseTitle } } as const
}
