import { Readable } from 'node:stream'

import type { FastifyRequest } from 'fastify'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import type { Context } from '#src/server/context.ts'
import { csvHeaders } from '#src/server/files/csv.ts'
import { bind, type RawRoute, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { isSignaturePlausible, WebhookForged } from '#src/server/payments/events.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { createOrder } from './commands/buying/create-order.ts'
import { startPayment } from './commands/buying/start-payment.ts'
import { checkCoupon } from './commands/buying/use-coupon.ts'
import { withdrawOrder } from './commands/buying/withdraw-order.ts'
import { readPaymentState } from './commands/catching-up/reconcile.ts'
import { exportOrders } from './commands/export-orders.ts'
import { refundOrder } from './commands/refunds/refund-order.ts'
import { receivePaymentEvent } from './commands/settling/receive-event.ts'
import { ordersContract, OrdersFileInput } from './contract.ts'
import { readCourseOrder } from './queries/find-orders.ts'
import { manageOrders } from './queries/manage-orders.ts'
import { listOwnOrders, readReceipt } from './queries/own-orders.ts'
import { manageOrder } from './queries/read-order.ts'

export const ordersRoutes = bind(ordersContract, {
  courseOrder: { run: readCourseOrder, reads: () => [] },
  createOrder,
  checkCoupon,
  startPayment,
  paymentState: readPaymentState,
  myOrders: listOwnOrders,
  getReceipt: readReceipt,
  manageOrders: { run: manageOrders, heavy: true },
  manageOrder,
  refundOrder,
  withdrawOrder,
})

/** The bytes as they came: the signature is over them, not over what they mean. */
const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

function refuseForged({ log, ip }: Context, why: string): Refused {
  log.warn({ event: 'webhook-forged', ip }, why)
  return refuse('invalid')
}

/** Answered 200 only when the event and its effects are written; anything else makes the provider try again. */
const receiveWebhook: RawRoute = async (context, request, reply) => {
  try {
    const event = context.payments.readEvent(bodyOf(request), request.headers['stripe-signature'])
    await receivePaymentEvent({ ...context, actor: { kind: 'webhook', source: 'stripe' } }, event)
    return await reply.send({ received: true })
  } catch (error) {
    if (!(error instanceof WebhookForged)) throw error
    return send(reply, refuseForged(context, error.message))
  }
}

export const ordersRawRoutes = {
  /** The filtered list as a file, sent while it is read. */
  exportOrders: async (context, request, reply) => {
    const filters = OrdersFileInput.safeParse(request.query)
    if (!filters.success) return send(reply, refuse('invalid'))
    const user = await requireConfirmation(context)
    if (isRefused(user)) return send(reply, user)
    context.log.info({ event: 'orders-exported', userId: user.id, ip: context.ip }, 'orders exported')
    const file = await exportOrders(context, filters.data)
    return reply.headers(csvHeaders('orders', context.now())).send(Readable.from(file))
  },
  paymentWebhook: {
    first: (context, { headers }) =>
      isSignaturePlausible(headers['stripe-signature'])
        ? undefined
        : refuseForged(context, 'no signature, or an old one'),
    run: receiveWebhook,
  },
} satisfies RawRoutes
