import { and, asc, eq, lt, sql } from 'drizzle-orm'

import { findEarly } from '#src/features/orders/queries/find-missed.ts'
import { findKnownEvents } from '#src/features/orders/queries/find-orders.ts'
import { orders, paymentEvents, refundRequests } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { UNDER_WAY_MS } from '#src/server/payments/claims.ts'
import type { Touched } from '#src/server/payments/listed-intents.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { days, hours } from '#src/wire/durations.ts'

import { receivePaymentEvent } from '../settling/receive-event.ts'
import { settleAgain } from '../settling/settle-payment.ts'
import { findPartDone } from './refund-parts.ts'
import { decideRequest, isPart, isUndecided } from './refund-requests.ts'

/** As long as the provider may take to do what it was asked for and could not answer. */
const HOPED_FOR_MS = hours(24)

/** What the next run goes on with, when there are more. */
const MOST_REQUESTS = 100

/**
 * How far back refunds are looked for that the provider made without us. Its messages are repeated for three days; an
 * academy that was restored knows nothing of those that it answered after its backup was made.
 */
const LOOKED_BACK_MS = days(30)

/**
 * Asks the provider what was given back or disputed lately, and brings orders and memberships to it: that may have happened
 * on the provider's own pages, or at a bank, and its message may have been lost (R6, R24).
 * @throws PaymentsUnavailable at the first call that is not answered: the next run asks again
 */
export async function findTouched(context: Context): Promise<void> {
  const { payments, now } = context
  await takeIn(context, await payments.listTouched(new Date(now().getTime() - LOOKED_BACK_MS)))
}

/** A payment is taken in once for each thing that happened to it; anew where it is known only now whom it is the bill of. */
export async function takeIn(context: Context, touched: readonly Touched[]): Promise<void> {
  const eventOf = ({ id, mark }: Touched) => `touched_${id}_${mark}`
  const known = await findKnownEvents(context, touched.map(eventOf))
  for (const id of await findEarly(context, [...known])) {
    await context.db.delete(paymentEvents).where(eq(paymentEvents.id, id))
    known.delete(id)
  }
  for (const one of touched) {
    const id = eventOf(one)
    const { livemode } = context.payments
    const event = { id, type: 'charge.refunded', livemode, intentId: one.id, subscriptionId: undefined }
    if (!known.has(id)) await receivePaymentEvent(context, event)
  }
}

/**
 * Asks the provider what became of refunds whose answer nobody heard, and completes those that were made. A request
 * that a process left behind lets the next one in.
 * @throws PaymentsUnavailable at the first call that is not answered: the next run asks again
 */
export async function reconcileRefunds(context: Context): Promise<void> {
  for (const request of await findLeft(context)) await reconcile(context, request)
}

type Left = Awaited<ReturnType<typeof findLeft>>[number]

async function findLeft({ db, now }: Context) {
  return db
    .select({
      id: refundRequests.id,
      orderId: refundRequests.orderId,
      isPart: sql<boolean>`${isPart}`,
      requestedAt: refundRequests.requestedAt,
      intentId: orders.paymentIntentId,
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(isUndecided, lt(refundRequests.requestedAt, new Date(now().getTime() - UNDER_WAY_MS))))
    .orderBy(asc(refundRequests.requestedAt))
    .limit(MOST_REQUESTS)
}

async function reconcile(context: Context, { requestedAt, ...request }: Left): Promise<void> {
  const { now, log } = context
  try {
    await settleAgain(context, request.intentId) // completes the request as well, where the payment was given back
    if (request.isPart) await findPartDone(context, request)
    const isOver = now().getTime() - requestedAt.getTime() > HOPED_FOR_MS
    await decideRequest(context, { id: request.id, outcome: isOver ? 'nothing' : 'unknown' })
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error
    log.error({ err: error, requestId: request.id }, 'a refund could not be reconciled')
  }
}
