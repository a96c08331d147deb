import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { days } from '../../durations.ts'
import { invalidRequest } from '../../errors.ts'
import { FaultOrder } from '../../faults.ts'
import { decideDispute, openDispute } from '../../payments/dispute.ts'
import { failRefund } from '../../payments/refund-outcome.ts'
import { chargeIdOf } from '../../payments/refund.ts'
import { answer, inputOf } from '../routes.ts'

const ClockOrder = z.strictObject({ advanceMs: z.number().int().min(0).max(days(3660)) })
const DisputeOrder = z.strictObject({
  payment_intent: z.string().max(100),
  reason: z.string().max(100).default('general'),
  isInquiry: z.boolean().default(false),
})
const VerdictOrder = z.strictObject({ verdict: z.enum(['won', 'lost']) })

function parseOrder<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error))
  return parsed.data
}

/**
 * What only a sandbox can be told, in JSON: faults, the time, and what banks do. `POST /faults`, `/clock`, `/disputes`,
 * `/disputes/:id` (the verdict), `/refunds/:id/fail`.
 */
export function testRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/faults', async (request, reply) => {
    sandbox.faults.order(parseOrder(FaultOrder, request.body))
    return reply.status(204).send()
  })
  app.post('/clock', async (request, reply) => {
    sandbox.advance(parseOrder(ClockOrder, request.body).advanceMs)
    return reply.status(204).send()
  })
  const plain = (request: FastifyRequest, reply: FastifyReply) => ({ request, reply, expand: [] })
  app.post('/disputes', (request, reply) => {
    const { payment_intent, ...dispute } = parseOrder(DisputeOrder, request.body)
    return answer(sandbox, plain(request, reply), async call =>
      openDispute(call, await chargeIdOf(call, { payment_intent, metadata: {} }), dispute),
    )
  })
  app.post('/disputes/:id', (request, reply) => {
    const { verdict } = parseOrder(VerdictOrder, request.body)
    return answer(sandbox, plain(request, reply), call => decideDispute(call, inputOf(request).id, verdict))
  })
  app.post('/refunds/:id/fail', (request, reply) =>
    answer(sandbox, plain(request, reply), call => failRefund(call, inputOf(request).id)),
  )
}
