import { Readable } from 'node:stream'

import type { FastifyRequest } from 'fastify'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import type { Context } from '#src/server/context.ts'
import { csvHeaders } from '#src/server/files/csv.ts'
import { type AnyRawRoute, bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { isChargilySignature } from '#src/server/payments/chargily/events.ts'
import { isSignaturePlausible, WebhookForged } from '#src/server/payments/events.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { beginCheckout } from './commands/buying/begin-checkout.ts'
import { checkCoupon, checkPlanCoupon } from './commands/buying/check-coupon.ts'
import { createOrder } from './commands/buying/create-order.ts'
import { orderPlan, readPlanOrder } from './commands/buying/order-plan.ts'
import { startPayment } from './commands/buying/start-payment.ts'
import { withdrawOrder } from './commands/buying/withdraw-order.ts'
import { readPaymentState } from './commands/catching-up/reconcile.ts'
import { exportOrders } from './commands/export-orders.ts'
import { refundOrder } from './commands/refunds/refund-order.ts'
import { receivePaymentEvent } from './commands/settling/receive-event.ts'
import { ordersContract, OrdersFileInput } from './contract/orders.ts'
import { readCourseOrder } from './queries/find-orders.ts'
import { manageOrders } from './queries/manage-orders.ts'
import { listOwnOrders, readReceipt } from './queries/own-orders.ts'
import { manageOrder } from './queries/read-order.ts'

export const ordersRoutes = bind(ordersContract, {
  courseOrder: { run: readCourseOrder, reads: () => [] },
  planOrder: readPlanOrder,
  orderPlan,
  createOrder,
  checkCoupon,
  checkPlanCoupon,
  beginCheckout,
  startPayment,
  paymentState: readPaymentState,
  myOrders: listOwnOrders,
  getReceipt: readReceipt,
  manageOrders: { run: manageOrders, heavy: true },
  manageOrder,
  refundOrder: { run: refundOrder, again: 'itself' },
  withdrawOrder,
})

/** The bytes as they came: the signature is over them, not over what they mean. */
const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

function refuseForged({ log, ip }: Context, why: string): Refused {
  log.warn({ event: 'webhook-forged', ip }, why)
  return refuse('invalid')
}

/** What tells of payments: which header has its signature, and what is said of one that cannot be one. */
const sources = {
  stripe: {
    method: 'card',
    header: 'stripe-signature',
    isPlausible: isSignaturePlausible,
    why: 'no signature, or an old one',
  },
  chargily: { method: 'chargily', header: 'signature', isPlausible: isChargilySignature, why: 'no signature' },
} as const

/** Answered 200 only when the event and its effects are written; anything else makes the provider try again. */
const receiveWebhook = (source: keyof typeof sources) => {
  const { method, header, isPlausible, why } = sources[source]
  const route: AnyRawRoute = {
    first: (context, { headers }) => (isPlausible(headers[header]) ? undefined : refuseForged(context, why)),
    run: async (context, request, reply) => {
      try {
        const event = context.payments.readEvent(bodyOf(request), request.headers[header], method)
        await receivePaymentEvent({ ...context, actor: { kind: 'webhook', source } }, event)
        return await reply.send({ received: true })
      } catch (error) {
        if (!(error instanceof WebhookForged)) throw error
        return send(reply, refuseForged(context, error.message))
      }
    },
  }
  return route
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
  paymentWebhook: receiveWebhook('stripe'),
  chargilyWebhook: receiveWebhook('chargily'),
} satisfies RawRoutes
