import { and, eq, or } from 'drizzle-orm'

import { requireAccess } from '#src/features/enrolments/queries.ts'
import { findRenewal } from '#src/features/memberships/queries/find-passes.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findOwnOrder } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { offeredMethods } from '#src/server/identity/identity.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import { PaymentsBroken } from '#src/server/payments/reached.ts'
import { type Method, methodOf, takesAmount } from '#src/wire/money/methods.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { writeSum } from '../settling/ordered-sum.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { closeOrder, cancelOrder, hasPayment } from './cancel-order.ts'
import { checkPaymentLimits, countBegun } from './limit-payments.ts'

type Order = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>
type Wanted = { readonly amount: number; readonly orderId: string; readonly method: Method }

/**
 * Starts the payment of an order, or goes on with the one that was started by the same means; one that was started by other
 * means is given up for it. The amount charged is the order's; one that
 * differs is refused and nothing is charged (D-1). One whose price is no longer offered is given up (R26).
 * @param input `amount` in whole units
 * @throws PaymentsUnavailable when the provider does not answer; the order stays, unless the provider failed for good
 */
export async function startPayment(context: Context, { amount, orderId, method }: Wanted) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const order = await findOwnOrder(context, { orderId, userId: user.id })
  if (!order) return refuse('not-found')
  if (order.status === 'processing') return refuse('payment-processing')
  const owned = await barOfOwner(context, order)
  if (owned) return owned
  if (order.status !== 'open') return refuse('order-closed')
  if (amount !== fromMinor(order.amountCents, order.currency)) return refuse('amount-mismatch')
  const refused = barTo(context, method, order) ?? (await countQuestion(context, user.id))
  if (refused) return refused
  if (isPriceGone(context, order, method)) return giveUpOutdated(context, order)
  return goOnOrBegin(context, order, method)
}

/** Only who goes on with their transfer keeps its price. */
const isPriceGone = ({ now }: Context, order: Order, method: Method): boolean =>
  isOutdated(method === 'transfer' ? order : { ...order, paymentIntentId: null }, order.offeredCents, now())

/** Why there is nothing to pay for: the course is open to them, or they hold the plan and it is not time to renew it. */
async function barOfOwner(context: Context, order: Order): Promise<Refused | undefined> {
  const { id, courseId, planId, seats, userId } = order
  // What is for others is delivered as soon as it is paid.
  if (seats !== null)
    return (await findOwnOrder(context, { orderId: id, userId }))?.status === 'paid'
      ? refuse('already-owned')
      : undefined
  if (planId) return (await findRenewal(context, { userId, planId })) === 'held' ? refuse('membership-held') : undefined
  return courseId && (await requireAccess(context, courseId)) ? refuse('already-owned') : undefined
}

/** What a payment says that it is for. A plan may be of another duration by the time it is paid. */
const thingOf = ({ courseId, planId, plan, seats, renewsId }: Order): Record<string, string> => ({
  ...(courseId && { courseId }),
  ...(seats && { seats: String(seats) }),
  ...(planId && plan && { planId, duration: plan.duration }),
  ...(renewsId && { renewsId }),
})

/** Why an order cannot be paid by a method. */
function barTo({ identity }: Context, method: Method, { amountCents, planId, seats }: Order): Refused | undefined {
  const offered = offeredMethods(identity())
  // By card a plan of one's own is bought from the provider, and renews.
  if (!offered.includes(method) || (planId && seats === null && method === 'card')) return refuse('method-not-offered')
  return takesAmount(method, amountCents) ? undefined : refuse('not-whole-dinars')
}

async function goOnOrBegin(context: Context, order: Order, method: Method) {
  const started = order.paymentIntentId ? await context.payments.findIntent(order.paymentIntentId) : undefined
  if (!started || started.status === 'canceled') return begin(context, order, method)
  // What nobody has begun to pay by other means is let go.
  const isOther = methodOf(started.id) !== method && started.status === 'waiting'
  return isOther ? begin(context, order, method) : goOn(context, order, started)
}

/** Nobody pays a price that is no longer offered (R26). What was paid meanwhile counts. */
async function giveUpOutdated(context: Context, order: Order) {
  await cancelOrder(context, order)
  return (await barOfOwner(context, order)) ?? refuse('order-closed')
}

/** What came of the payment may not have been told to us yet: it counts at once (R6). */
async function goOn(context: Context, order: Order, intent: Intent) {
  if (intent.status !== 'processing' && intent.status !== 'succeeded') return nextOf(intent, order)
  await context.db.transaction(tx => settleOrder(context, tx, { intent, before: 'open' }))
  if (intent.status === 'processing') return refuse('payment-processing')
  return (await barOfOwner(context, order)) ?? refuse('order-closed')
}

async function begin(context: Context, order: Order, method: Method) {
  // A plan may have become another thing for another price: no payment begins for it, neither the first nor a further one.
  if (order.plan !== null && order.plan.updatedAt > order.createdAt) return giveUpOutdated(context, order)
  const refused = (await checkPaymentLimits(context, order)) ?? (await countBegun(context, order.userId))
  if (refused) return refused
  const intent = await createIntent(context, order, method)
  return (await keepIntent(context, order, intent)) ? nextOf(intent, order) : refuse('conflict')
}

/** The key makes a second call, or one after a crash, get the same payment (R2). */
async function createIntent(context: Context, order: Order, method: Method): Promise<Intent> {
  const { id, userId, amountCents, currency, paymentIntentId } = order
  try {
    return await context.payments.createIntent({
      method,
      amountCents,
      currency,
      description: `${context.identity().name} order ${id}`,
      metadata: { orderId: id, userId, ...thingOf(order), ...writeSum(order) },
      idempotencyKey: paymentIntentId ? `order-${id}-after-${paymentIntentId}` : `order-${id}`,
    })
  } catch (error) {
    // The provider would repeat its failure for this order's key for a day; the next order has another key.
    if (error instanceof PaymentsBroken) await closeOrder(context, order)
    throw error
  }
}

/**
 * Puts another payment in the place of the one that the order had, which is cancelled then: before, its end would have been
 * the order's. Who is to transfer hears where to.
 * @returns false when the order was closed, or got a different payment, meanwhile: nobody learns this one's secret
 */
function keepIntent(context: Context, order: Order, intent: Intent): Promise<boolean> {
  const { id, userId, paymentIntentId: former } = order
  return context.db.transaction(async tx => {
    const isSame = or(hasPayment(former), eq(orders.paymentIntentId, intent.id))
    const rows = await tx
      .update(orders)
      .set({ paymentIntentId: intent.id })
      .where(and(eq(orders.id, id), eq(orders.userId, userId), eq(orders.status, 'open'), isSame))
      .returning({ id: orders.id })
    if (rows.length === 0) return false
    if (former && former !== intent.id) await context.queue.send(tx, 'cancel-payment', { intentId: former })
    if (former !== intent.id && methodOf(intent.id) === 'transfer')
      await context.answers.tellTransfer(context, tx, intent.id)
    return true
  })
}

function nextOf({ next }: Intent, { id }: Order) {
  if (next?.kind === 'form') return { clientSecret: next.clientSecret }
  if (next?.kind === 'redirect') return { url: next.url }
  return next ? { transfer: id } : refuse('order-closed')
}
