import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { lockAnyOrder } from '#src/features/orders/queries/find-orders.ts'
import { wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { settleAgain } from '../settling/settle-payment.ts'
import { type Part, recordRequest, refuseOf, type Request } from './record-request.ts'
import { findPartsDone } from './refund-parts.ts'
import { completePart, decideRequest } from './refund-requests.ts'

type Wanted = {
  readonly id: string
  readonly password: string
  /** How staff sent it back, where the provider does not. */
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly part?: Part | undefined
}

/**
 * Gives the payment of an order back through the provider: all that is left of it, which withdraws what the order opened, or of a
 * membership what its bill paid for; or a part, which leaves all as it is. One request at a time for an order; the money never
 * goes back twice. When the provider does not answer, nothing has changed here, and asking again is safe: what became of it is
 * found by that, by the webhook, or by the reconciliation.
 * Refuses a wrong password (T79), 'not-found', 'conflict' for what was not paid, 'order-refunded', 'order-charged-back',
 * 'refund-under-way', 'refund-refused' with the provider's reason, and of a part 'refund-changed' where less is left than was
 * shown, 'made-already' for a key that is another request's, and 'invalid' for a sum that cannot be.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function refundOrder(context: Context, { id, password, note = '', ...wanted }: Wanted) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const request = await begin(context, { id, ...wanted })
  if (isRefused(request)) return request
  try {
    return await giveBack(context, request, note)
  } catch (error) {
    await decideRequest(context, { id: request.id, outcome: 'unknown' })
    throw error
  }
}

async function begin(context: Context, { id: orderId, reason = '', part }: Pick<Wanted, 'id' | 'reason' | 'part'>) {
  if (part && !(context.key && reason))
    return refuse('invalid', { text: 'A part needs a reason, and an Idempotency-Key' })
  if (part) await findPartsDone(context, orderId)
  return recordRequest(context, { orderId, reason: reason || null, part })
}

async function giveBack(context: Context, request: Request, note: string) {
  const { id, intentId, by, cents, isDone } = request
  const order = { key: `refund-${id}`, cause: id, cents, byHand: { note, by } }
  const answer = isDone ? undefined : await context.payments.refund(intentId, order)
  if (answer?.isRefunded === false) {
    await decideRequest(context, { id, outcome: 'refused', reason: answer.reason })
    return refuseOf(answer.reason)
  }
  return cents === undefined ? settleWhole(context, request) : settlePart(context, request)
}

/** That it went back is known, whatever is heard of the order next: that is found as for what staff give back elsewhere. */
async function settlePart(context: Context, request: Request) {
  const isFirst = await completePart(context, request)
  await settleAgain(context, request.intentId)
  if (!isFirst) wasRecordedElsewhere(context)
  return { refunded: true } as const
}

/** What is true now is read from the provider, as everywhere. A webhook may have brought the news already. */
async function settleWhole(context: Context, { id, orderId, intentId }: Request) {
  await settleAgain(context, intentId)
  const order = await context.db.transaction(tx => lockAnyOrder(tx, orderId))
  if (order?.status === 'refunded') {
    wasRecordedElsewhere(context)
    return { refunded: true } as const
  }
  // It has failed at the buyer's bank already, or the provider shows it later: asking again is safe.
  await decideRequest(context, { id, outcome: 'unknown' })
  return refuse('refund-under-way')
}
