import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { lockAnyOrder } from '#src/features/orders/queries/find-orders.ts'
import { findRefundBar } from '#src/features/orders/queries/find-refund-bar.ts'
import { refundRequests } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import { wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { settlePayment } from '../settling/settle-payment.ts'
import { decideRequest } from './refund-requests.ts'

const bars = {
  free: 'Nothing was paid for this order',
  unpaid: 'This order is not paid',
  'no-payment': 'This order was not paid through the payment provider',
  disputed: 'The payment is disputed: the bank holds the money until it has decided',
} as const

/** `note`: how staff sent it back, where the provider does not. */
type Wanted = { readonly id: string; readonly password: string; readonly note?: string | undefined }

/**
 * Gives the whole payment of an order back through the provider, and withdraws what the order opened; of a membership, what
 * its bill paid for. One request at a
 * time for an order; the money never goes back twice. When the provider does not answer, nothing has changed here, and
 * asking again is safe: what became of it is found by that, by the webhook, or by the reconciliation.
 * Refuses a wrong password (T79), 'not-found', 'conflict' for what was not paid, 'order-refunded', 'order-charged-back', 'refund-under-way',
 * and 'refund-refused' with the provider's reason.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function refundOrder(context: Context, { id, password, note = '' }: Wanted) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const request = await recordRefundRequest(context, id)
  if (isRefused(request)) return request
  try {
    const byHand = { note, by: request.by }
    const order = { key: `refund-${request.id}`, cause: request.id, byHand }
    const answer = await context.payments.refund(request.intentId, order)
    if (answer.isRefunded) return await settle(context, request)
    await decideRequest(context, { id: request.id, outcome: 'refused', reason: answer.reason })
    return refuse('refund-refused', { text: `The payment provider refuses this refund: ${answer.reason}` })
  } catch (error) {
    await decideRequest(context, { id: request.id, outcome: 'unknown' })
    throw error
  }
}

type Request = { readonly id: string; readonly orderId: string; readonly intentId: string; readonly by: string }

/** Keeps that the provider is about to be asked. The index lets one request in; another waits for its outcome. */
async function recordRefundRequest({ db, actor, now }: Context, orderId: string): Promise<Request | Refused> {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  return db.transaction(async tx => {
    const order = await lockAnyOrder(tx, orderId)
    if (!order) return refuse('not-found')
    const bar = await findRefundBar(tx, order)
    if (bar === 'refunded') return refuse('order-refunded')
    if (bar === 'charged-back') return refuse('order-charged-back')
    if (bar || !order.paymentIntentId) return refuse('conflict', { text: bars[bar ?? 'no-payment'] })
    const fields = { orderId, requestedBy: user.id, requestedAt: now() }
    const [made] = await tx
      .insert(refundRequests)
      .values(fields)
      .onConflictDoNothing()
      .returning({ id: refundRequests.id })
    return made ? { id: made.id, orderId, intentId: order.paymentIntentId, by: user.id } : refuse('refund-under-way')
  })
}

/** What is true now is read from the provider, as everywhere. A webhook may have brought the news already. */
async function settle(context: Context, { id, orderId, intentId }: Request) {
  const intent = await context.payments.findIntent(intentId)
  if (intent) await settlePayment(context, intent)
  const order = await context.db.transaction(tx => lockAnyOrder(tx, orderId))
  if (order?.status === 'refunded') {
    wasRecordedElsewhere(context)
    return { refunded: true } as const
  }
  // It has failed at the buyer's bank already, or the provider shows it later: asking again is safe.
  await decideRequest(context, { id, outcome: 'unknown' })
  return refuse('refund-under-way')
}
