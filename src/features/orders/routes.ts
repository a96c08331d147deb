import type { FastifyRequest } from 'fastify'

import { send } from '#src/server/api.ts'
import { WebhookForged } from '#src/server/payments/events.ts'
import { bind, type RawRoutes } from '#src/server/routes.ts'
import { refuse } from '#src/wire/refusals.ts'

import { createOrder } from './commands/create-order.ts'
import { receivePaymentEvent } from './commands/receive-event.ts'
import { readPaymentState } from './commands/reconcile.ts'
import { startPayment } from './commands/start-payment.ts'
import { ordersContract } from './contract.ts'
import { listOwnOrders, readCourseOrder, readReceipt } from './queries.ts'

export const ordersRoutes = bind(ordersContract, {
  courseOrder: { run: readCourseOrder, reads: () => [] },
  createOrder,
  startPayment,
  paymentState: readPaymentState,
  myOrders: listOwnOrders,
  getReceipt: readReceipt,
})

/** The bytes as they came: the signature is over them, not over what they mean. */
const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

export const ordersRawRoutes: RawRoutes = {
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
