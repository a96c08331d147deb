import { and, eq, isNull, or } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import type { Intent } from '#src/server/payments.ts'
import { hours } from '#src/wire/durations.ts'
import { centsOf } from '#src/wire/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findOwnOrder } from '../queries.ts'
import { orders } from '../tables.ts'

/** New payments of one person in an hour: a robot that tries stolen cards needs many (T87). */
const newPayments: Limit = { name: 'new-payments', max: 5, windowMs: hours(1) }

type Order = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>

/**
 * Starts the payment of an order, or goes on with the one that was started. The amount charged is the order's; one that
 * differs is refused and nothing is charged (D-1).
 * @param input `amount` in dollars
 */
export async function startPayment(context: Context, { amount, orderId }: { amount: number; orderId: string }) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const order = await findOwnOrder(context, { orderId, userId: person.id })
  if (!order) return refuse('not-found')
  if (order.status === 'processing') return refuse('payment-processing')
  if (order.status !== 'open') return refuse('order-closed')
  if (centsOf(amount) !== order.amountCents) return refuse('amount-mismatch')
  const started = order.paymentIntentId ? await context.payments.retrieveIntent(order.paymentIntentId) : undefined
  if (started && started.status !== 'canceled') return secretOf(started)
  const refused = await countAttempt(context, newPayments, person.id)
  if (refused) return refused
  const intent = await createIntent(context, order)
  const isKept = await keepIntent(context, order, intent)
  return isKept ? secretOf(intent) : refuse('conflict')
}

/** The key makes a second call, or one after a crash, get the same payment (R2). */
function createIntent({ payments }: Context, { id, userId, courseId, amountCents, currency, paymentIntentId }: Order) {
  return payments.createIntent({
    amountCents,
    currency,
    description: `Palestra order ${id}`,
    metadata: { orderId: id, userId, courseId },
    idempotencyKey: paymentIntentId ? `order-${id}-after-${paymentIntentId}` : `order-${id}`,
  })
}

/** @returns false when another call has put a different payment there meanwhile */
async function keepIntent({ db }: Context, order: Order, intent: Intent): Promise<boolean> {
  const before = order.paymentIntentId
  const rows = await db
    .update(orders)
    .set({ paymentIntentId: intent.id })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.userId, order.userId),
        or(
          before ? eq(orders.paymentIntentId, before) : isNull(orders.paymentIntentId),
          eq(orders.paymentIntentId, intent.id),
        ),
      ),
    )
    .returning({ id: orders.id })
  return rows.length === 1
}

const secretOf = ({ clientSecret, status }: Intent) => {
  if (status === 'processing') return refuse('payment-processing')
  return clientSecret && status !== 'succeeded' ? { clientSecret } : refuse('order-closed')
}
