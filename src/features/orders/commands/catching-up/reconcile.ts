import { findLessons } from '#src/features/courses/queries/lessons.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findUnsettled } from '#src/features/orders/queries/find-orders.ts'
import { findNamedOrder } from '#src/features/orders/queries/named-order.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { hours } from '#src/wire/durations.ts'
import { type Method, methodOf } from '#src/wire/money/methods.ts'
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
 * Asks the providers about every payment under way: repairs what webhooks missed (R6), refunds
 * among them, and gives up old orders and those whose price is no longer offered (R26). One that does not answer keeps nobody
 * from asking the others.
 * @returns how many orders were looked at
 * @throws PaymentsUnavailable where one did not answer: the next run asks again
 */
export async function reconcilePayments(context: Context): Promise<number> {
  const unsettled = await findUnsettled(context)
  const away = new Map<Method, PaymentsUnavailable>()
  for (const [method, some] of Map.groupBy(unsettled, methodIn)) {
    await reconcileAll(context, some).catch((error: unknown) => {
      if (!(error instanceof PaymentsUnavailable)) throw error
      away.set(method, error)
    })
  }
  const cardsAway = away.get('card')
  if (cardsAway) throw cardsAway
  await reconcileRefunds(context)
  await findTouched(context)
  await findVerdicts(context)
  for (const error of away.values()) throw error
  return unsettled.length
}

const methodIn = ({ paymentIntentId }: Unsettled): Method => (paymentIntentId ? methodOf(paymentIntentId) : 'card')

/** @throws PaymentsUnavailable at the first call that is not answered */
async function reconcileAll(context: Context, unsettled: readonly Unsettled[]): Promise<void> {
  for (let first = 0; first < unsettled.length; first += AT_ONCE) {
    await Promise.all(unsettled.slice(first, first + AT_ONCE).map(order => reconcile(context, order)))
  }
}

type Unsettled = Awaited<ReturnType<typeof findUnsettled>>[number]

async function reconcile(context: Context, order: Unsettled): Promise<void> {
  const { db, payments, now, log } = context
  // Who keeps the books of transfers gives those up.
  const isTransfer = order.paymentIntentId !== null && methodOf(order.paymentIntentId) === 'transfer'
  const isOverdue = now().getTime() - order.createdAt.getTime() > OPEN_FOR_MS
  const isOld = !isTransfer && (isOverdue || isOutdated(order, order.offeredCents, now()))
  try {
    if (isOld) return await cancelOrder(context, order)
    const intent = order.paymentIntentId ? await payments.findIntent(order.paymentIntentId) : undefined
    if (intent) await db.transaction(tx => settleOrder(context, tx, { intent, before: order.status }))
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error
    log.error({ err: error, orderId: order.id }, 'a payment could not be reconciled')
  }
}

/** A payment by its id, or an order: what the address of the completion page says. */
type Asked = { readonly payment_intent?: string | undefined; readonly order?: string | undefined }

/**
 * The true state of one's own payment, for the completion page (D-2). It asks the provider when the webhook has not
 * come yet, so who has paid does not wait.
 */
export async function readPaymentState(context: Context, { payment_intent: intentId, order: orderId = '' }: Asked) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const key = { ...(intentId ? { intentId } : { orderId }), userId: user.id }
  const before = await findNamedOrder(context, key)
  if (!before) return refuse('not-found')
  const refused = await settleNamed(context, before, user.id)
  if (refused) return refused
  const order = (await findNamedOrder(context, key)) ?? before
  return { state: stateOf(order), ...(await readBought(context, order)) }
}

/** What a payment is for: a course and its first video, or a plan and until when it is paid. */
async function readBought(context: Context, { id, course, plan, seats, renewsId, periodTo }: Read) {
  const places = seats === null ? null : (renewsId ?? id)
  if (!course) return { course: null, plan: plan && { ...plan, until: periodTo?.toISOString() ?? null }, places }
  const { courseId, ...shown } = course
  const [first] = await findLessons(context, [courseId])
  const bought = { _id: courseId, ...shown, firstVideoId: first?.videoId ?? null }
  return { course: bought, plan: null, places }
}

async function settleNamed(context: Context, { status, paymentIntentId }: Read, userId: string) {
  if (!paymentIntentId || (status !== 'open' && status !== 'processing')) return undefined
  const refused = await countQuestion(context, userId)
  if (refused) return refused
  const intent = await context.payments.findIntent(paymentIntentId)
  if (intent) await context.db.transaction(tx => settleOrder(context, tx, { intent, before: status }))
  return undefined
}

type Read = NonNullable<Awaited<ReturnType<typeof findNamedOrder>>>

/** Who comes back from a provider's own page may be faster than what that page tells. */
const stateOf = ({ status, paymentIntentId }: Read) =>
  status === 'open' && paymentIntentId && methodOf(paymentIntentId) === 'chargily'
    ? ('waiting' as const)
    : states[status]

/** K-12: only a payment that succeeded is a success. */
const states = {
  open: 'error',
  processing: 'processing',
  paid: 'succeeded',
  cancelled: 'error',
  refunded: 'refunded',
  'charged-back': 'refunded',
} as const
