import { findLessons } from '#src/features/courses/queries/lessons.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findOrderOfPayment, findUnsettled } from '#src/features/orders/queries/find-orders.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { hours } from '#src/wire/durations.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { refuse } from '#src/wire/refusals.ts'

import { cancelOrder } from '../buying/cancel-order.ts'
import { findVerdicts } from '../refunds/find-verdicts.ts'
import { findTouched, reconcileRefunds } from '../refunds/reconcile-refunds.ts'
import { settleOrder } from '../settling/settle-order.ts'

/** After this time an order that nobody pays is given up. */
const OPEN_FOR_MS = hours(24)

/** Payments asked about at the same time. */
const AT_ONCE = 5

/**
 * Asks the provider about every payment under way: repairs what webhooks missed (R6), refunds
 * among them, and gives up old orders and those whose price is no longer offered (R26).
 * @returns how many orders were looked at
 * @throws PaymentsUnavailable at the first call that is not answered: the next run asks again
 */
export async function reconcilePayments(context: Context): Promise<number> {
  const unsettled = await findUnsettled(context)
  for (let first = 0; first < unsettled.length; first += AT_ONCE) {
    await Promise.all(unsettled.slice(first, first + AT_ONCE).map(order => reconcile(context, order)))
  }
  await reconcileRefunds(context)
  await findTouched(context)
  await findVerdicts(context)
  return unsettled.length
}

type Unsettled = Awaited<ReturnType<typeof findUnsettled>>[number]

async function reconcile(context: Context, order: Unsettled): Promise<void> {
  const { db, payments, now, log } = context
  // Transfers are followed by who keeps their books.
  if (order.paymentIntentId && methodOf(order.paymentIntentId) === 'transfer') return
  const isOld =
    now().getTime() - order.createdAt.getTime() > OPEN_FOR_MS || isOutdated(order, order.offeredCents, now())
  try {
    if (isOld) return await cancelOrder(context, order)
    const intent = order.paymentIntentId ? await payments.findIntent(order.paymentIntentId) : undefined
    if (intent) await db.transaction(tx => settleOrder(context, tx, { intent, before: order.status }))
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error
    log.error({ err: error, orderId: order.id }, 'a payment could not be reconciled')
  }
}

/**
 * The true state of one's own payment, for the completion page (D-2). It asks the provider when the webhook has not
 * come yet, so who has paid does not wait.
 */
export async function readPaymentState(context: Context, { payment_intent: intentId }: { payment_intent: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const key = { intentId, userId: user.id }
  const before = await findOrderOfPayment(context, key)
  if (!before) return refuse('not-found')
  if (before.status === 'open' || before.status === 'processing') {
    const refused = await countQuestion(context, user.id)
    if (refused) return refused
    const intent = await context.payments.findIntent(intentId)
    if (intent) await context.db.transaction(tx => settleOrder(context, tx, { intent, before: before.status }))
  }
  const order = (await findOrderOfPayment(context, key)) ?? before
  const { courseId, ...course } = order.course
  const [first] = await findLessons(context, [courseId])
  return {
    state: states[order.status],
    course: { _id: courseId, ...course, firstVideoId: first?.videoId ?? null },
  }
}

/** K-12: only a payment that succeeded is a success. */
const states = {
  open: 'error',
  processing: 'processing',
  paid: 'succeeded',
  cancelled: 'error',
  refunded: 'refunded',
  'charged-back': 'refunded',
} as const
