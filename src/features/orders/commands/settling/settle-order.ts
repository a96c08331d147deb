import { decide, isSettledBy, type OrderStatus } from '#src/features/orders/policy.ts'
import { isAppliedBefore, lockOrder } from '#src/features/orders/queries/find-orders.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { methodOf } from '#src/wire/money/methods.ts'

import { completeRefund } from '../refunds/refund-requests.ts'
import { findMismatch } from './find-mismatch.ts'
import { completeChargeback, followPayment, followOtherPayment, restorePurchase } from './follow-payment.ts'
import { giveBack } from './give-back.ts'
import { deliverOrder } from './grant.ts'
import { moveOrder } from './move-order.ts'
import { sendReceipt, sendFailure } from './notify-buyer.ts'
import { recordMovements } from './record-movements.ts'
import { setAside, type Settlement } from './set-aside.ts'
import { settlePass } from './settle-pass.ts'

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/**
 * Brings an order to what its payment says now, in the given transaction. Idempotent: the same payment twice, late or
 * out of order changes nothing (R3, R4). The payment must have been read from the provider, never taken from a request.
 * @param before the order's status before the payment was read, where that may have been 'processing': an order goes back from 'processing' to 'open' only when
 *   it was 'processing' then. Otherwise the answer may be older than the step forward, and nobody is told of a failure
 *   that was none.
 */
export async function settleOrder(
  context: Context,
  tx: Tx,
  { intent, before }: { intent: Intent; before?: OrderStatus | undefined },
): Promise<Settlement> {
  const { orderId } = intent.metadata
  // Other shops may use the same account.
  if (orderId === undefined) return { outcome: 'ignored' }
  const order = await lockOrder(tx, orderId)
  if (!order) return settleOther(context, tx, { orderId, intent, before })
  await recordMovements(context, tx, { order, intent })
  const reason = await findMismatch(context, tx, { order, intent })
  if (reason) return setAside(context, tx, { intent, reason, order })
  const to = decide(order, intent)
  if (to === 'give-back') return giveBackSecond(context, tx, { order, intent })
  if (to === 'unchanged' || (to === 'open' && before !== 'processing'))
    return { outcome: (await followPayment(context, tx, { order, intent })) ? 'applied' : 'ignored' }
  await moveOrder(context, tx, { order, intent, to })
  // It may have waited for staff, as where its order was lost and is found again.
  if (!isSettledBy(order, intent)) await endCase(tx, { kind: 'payment', subject: intent.id })
  await tell(context, tx, { order, intent, to })
  await followPayment(context, tx, { order: { ...order, status: to, paymentIntentId: intent.id }, intent })
  context.log.info(
    { event: 'order-moved', orderId: order.id, from: order.status, to, actor: context.actor.kind },
    'order',
  )
  return { outcome: 'applied' }
}

/** What ordered no course and no places ordered a plan for its buyer, or is an order of nobody's. */
const settleOther = async (
  context: Context,
  tx: Tx,
  paid: { orderId: string; intent: Intent; before: OrderStatus | undefined },
): Promise<Settlement> =>
  (await settlePass(context, tx, paid)) ?? setAside(context, tx, { intent: paid.intent, reason: { code: 'no-order' } })

/** What goes with a step: the course opens or closes, and the buyer hears of it. */
async function tell(
  context: Context,
  tx: Tx,
  { order, intent, to }: { order: Order; intent: Intent; to: Order['status'] },
): Promise<void> {
  if (to === 'paid' && isSettledBy(order, intent)) await restorePurchase(context, tx, { order, intent })
  else if (to === 'paid') await deliver(context, tx, { order, intent })
  if (to === 'refunded') await completeRefund(context, tx, { order, intent })
  if (to === 'charged-back') await completeChargeback(context, tx, { order, intent })
  const isFailed = order.status === 'processing' && (to === 'open' || to === 'cancelled')
  // Who declines a transfer says why.
  if (isFailed && methodOf(intent.id) !== 'transfer') await sendFailure(context, tx, order)
}

/** Opens what was bought and writes the receipt. Who has the course already gets the money back (R5). */
async function deliver(context: Context, tx: Tx, { order, intent }: { order: Order; intent: Intent }): Promise<void> {
  const isNew = await deliverOrder(context, tx, { order, intent })
  if (!isNew) return giveBack(context, tx, { order, intent })
  await sendReceipt(context, tx, { order, intent })
}

/** A second payment of an order that one has settled: given back, once for all events about it. */
async function giveBackSecond(
  context: Context,
  tx: Tx,
  { order, intent }: { order: Order; intent: Intent },
): Promise<Settlement> {
  const isKnown = await isAppliedBefore(tx, intent.id)
  if (!isKnown) await giveBack(context, tx, { order, intent })
  const isBefore = await followOtherPayment(context, tx, { order, intent })
  return { outcome: isKnown && !isBefore ? 'ignored' : 'applied' }
}
