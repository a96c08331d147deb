import { and, eq, or } from 'drizzle-orm'

import { requireAccess } from '#src/features/enrolments/queries.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findOwnOrder } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import { PaymentsBroken } from '#src/server/payments/reached.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { settleOrder } from '../settling/settle-order.ts'
import { closeOrder, cancelOrder, hasPayment } from './cancel-order.ts'
import { checkPaymentLimits } from './limit-payments.ts'

type Order = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>

/**
 * Starts the payment of an order, or goes on with the one that was started. The amount charged is the order's; one that
 * differs is refused and nothing is charged (D-1). One whose price is no longer offered is given up (R26).
 * @param input `amount` in whole units
 * @throws PaymentsUnavailable when the provider does not answer; the order stays, unless the provider failed for good
 */
export async function startPayment(context: Context, { amount, orderId }: { amount: number; orderId: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const order = await findOwnOrder(context, { orderId, userId: user.id })
  if (!order) return refuse('not-found')
  if (order.status === 'processing') return refuse('payment-processing')
  if (await requireAccess(context, order.courseId)) return refuse('already-owned')
  if (order.status !== 'open') return refuse('order-closed')
  if (amount !== fromMinor(order.amountCents, order.currency)) return refuse('amount-mismatch')
  const refused = await countQuestion(context, user.id)
  if (refused) return refused
  if (isOutdated(order, order.priceCents, context.now())) return giveUpOutdated(context, order)
  return goOnOrBegin(context, order)
}

async function goOnOrBegin(context: Context, order: Order) {
  const started = order.paymentIntentId ? await context.payments.findIntent(order.paymentIntentId) : undefined
  return started && started.status !== 'canceled' ? goOn(context, order, started) : begin(context, order)
}

/** Nobody pays a price that is no longer offered (R26). What was paid meanwhile counts. */
async function giveUpOutdated(context: Context, order: Order) {
  await cancelOrder(context, order)
  return refuse((await requireAccess(context, order.courseId)) ? 'already-owned' : 'order-closed')
}

/** What came of the payment may not have been told to us yet: it counts at once (R6). */
async function goOn(context: Context, { courseId }: Order, intent: Intent) {
  if (intent.status !== 'processing' && intent.status !== 'succeeded') return secretOf(intent)
  await context.db.transaction(tx => settleOrder(context, tx, { intent, before: 'open' }))
  if (intent.status === 'processing') return refuse('payment-processing')
  return refuse((await requireAccess(context, courseId)) ? 'already-owned' : 'order-closed')
}

async function begin(context: Context, order: Order) {
  const refused = await checkPaymentLimits(context, order)
  if (refused) return refused
  const intent = await createIntent(context, order)
  return (await keepIntent(context, order, intent)) ? secretOf(intent) : refuse('conflict')
}

/** The key makes a second call, or one after a crash, get the same payment (R2). */
async function createIntent(context: Context, order: Order): Promise<Intent> {
  const { id, userId, courseId, amountCents, currency, paymentIntentId } = order
  try {
    return await context.payments.createIntent({
      amountCents,
      currency,
      description: `${context.identity().name} order ${id}`,
      metadata: { orderId: id, userId, courseId },
      idempotencyKey: paymentIntentId ? `order-${id}-after-${paymentIntentId}` : `order-${id}`,
    })
  } catch (error) {
    // The provider would repeat its failure for this order's key for a day; the next order has another key.
    if (error instanceof PaymentsBroken) await closeOrder(context, order)
    throw error
  }
}

/** @returns false when the order was closed, or got a different payment, meanwhile: nobody learns this one's secret */
async function keepIntent({ db }: Context, order: Order, intent: Intent): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ paymentIntentId: intent.id })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.userId, order.userId),
        eq(orders.status, 'open'),
        or(hasPayment(order.paymentIntentId), eq(orders.paymentIntentId, intent.id)),
      ),
    )
    .returning({ id: orders.id })
  return rows.length === 1
}

const secretOf = ({ clientSecret }: Intent) => (clientSecret ? { clientSecret } : refuse('order-closed'))
