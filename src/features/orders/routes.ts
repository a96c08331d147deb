import { Readable } from 'node:stream'

import type { FastifyRequest } from 'fastify'

import { requireStepUp } from '#src/features/accounts/commands/confirm-password.ts'
import { personOf } from '#src/server/actor.ts'
import { send } from '#src/server/api.ts'
import { csvHeaders } from '#src/server/csv.ts'
import { WebhookForged } from '#src/server/payments/events.ts'
import { bind, type RawRoutes } from '#src/server/routes.ts'
import { refuse } from '#src/wire/refusals.ts'

import { createOrder } from './commands/create-order.ts'
import { receivePaymentEvent } from './commands/receive-event.ts'
import { readPaymentState } from './commands/reconcile.ts'
import { refundOrder } from './commands/refund-order.ts'
import { startPayment } from './commands/start-payment.ts'
import { withdrawOrder } from './commands/withdraw-order.ts'
import { ordersContract, OrdersFileInput } from './contract.ts'
import { exportOrders } from './queries/export-orders.ts'
import { listOwnOrders, readCourseOrder, readReceipt } from './queries/find-orders.ts'
import { manageOrders } from './queries/manage-orders.ts'
import { manageOrder } from './queries/read-order.ts'

export const ordersRoutes = bind(ordersContract, {
  courseOrder: { run: readCourseOrder, reads: () => [] },
  createOrder,
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

export const ordersRawRoutes: RawRoutes = {
  /** The filtered list as a file, sent while it is read. */
  exportOrders: async (context, request, reply) => {
    const filters = OrdersFileInput.safeParse(request.query)
    if (!filters.success) return send(reply, refuse('invalid'))
    const unproven = await requireStepUp(context)
    if (unproven) return send(reply, unproven)
    context.log.info(
      { event: 'orders-exported', userId: personOf(context.actor)?.id, ip: context.ip },
      'orders exported',
    )
    return reply.headers(csvHeaders('orders', context.now())).send(Readable.from(exportOrders(context, filters.data)))
  },
  /** Answered 200 only when the event and its effects are written; anything else makes the provider try again. */
  paymentWebhook: async (context, request, reply) => {
    try {
      const event = context.payments.readEvent(bodyOf(request), request.headers['stripe-signature'])
      await receivePaymentEvent({ ...context, actor: { kind: 'webhook', source: 'stripe' } }, event)
      return await reply.send({ received: true })
    } catch (error) {
      if (!(error instanceof WebhookForged)) throw error
      context.log.warn({ event: 'webhook-forged', ip: context.ip }, error.message)
      return send(reply, refuse('invalid'))
    }
  },
}
