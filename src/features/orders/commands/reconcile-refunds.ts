import { and, asc, eq, lt } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { hours, minutes } from '#src/wire/durations.ts'

import { orders, refundRequests } from '../tables.ts'
import { decideRequest, isUndecided } from './refund-requests.ts'
import { settleOrder } from './settle-order.ts'

/** Longer than any call to the provider takes: a request that is older was left by a process that ended. */
const UNDER_WAY_MS = minutes(1)

/** As long as the provider may take to do what it was asked for and could not answer. */
const HOPED_FOR_MS = hours(24)

/** What the next run goes on with, when there are more. */
const MOST_REQUESTS = 100

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
      requestedAt: refundRequests.requestedAt,
      intentId: orders.paymentIntentId,
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(isUndecided, lt(refundRequests.requestedAt, new Date(now().getTime() - UNDER_WAY_MS))))
    .orderBy(asc(refundRequests.requestedAt))
    .limit(MOST_REQUESTS)
}

async function reconcile(context: Context, { id, requestedAt, intentId }: Left): Promise<void> {
  const { db, payments, now, log } = context
  try {
    const intent = intentId ? await payments.findIntent(intentId) : undefined
    // Completes the request as well, where the payment was given back.
    if (intent) await db.transaction(tx => settleOrder(context, tx, { intent, before: 'paid' }))
    const isOver = now().getTime() - requestedAt.getTime() > HOPED_FOR_MS
    await decideRequest(context, { id, outcome: isOver ? 'nothing' : 'unknown' })
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error
    log.error({ err: error, requestId: id }, 'a refund could not be reconciled')
  }
}
