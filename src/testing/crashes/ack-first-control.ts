// The control of the crash rounds: an academy whose webhook says "received" first and does its work afterwards.

import { api } from '#src/app/api.ts'
import { receivePaymentEvent } from '#src/features/orders/commands/settling/receive-event.ts'
import type { RawRoute } from '#src/server/http/api/routes.ts'

const answerFirst: RawRoute = async (context, request, reply) => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const event = context.payments.readEvent(body, request.headers['stripe-signature'])
  const work = () => receivePaymentEvent({ ...context, actor: { kind: 'webhook', source: 'stripe' } }, event)
  setImmediate(() => void work().catch((error: unknown) => context.log.error({ err: error }, 'control')))
  return reply.send({ received: true })
}

Object.assign(api.raw, { paymentWebhook: answerFirst })
await import('#src/app/main.ts')
