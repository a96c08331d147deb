import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { updateRefund } from '../../payments/refund-outcome.ts'
import { createRefund } from '../../payments/refund.ts'
import { expand, metadata, parseParameters, wholeNumber } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'

const CreateParameters = z.strictObject({
  charge: z.string().max(100).optional(),
  payment_intent: z.string().max(100).optional(),
  amount: wholeNumber.check(z.gte(1, { error: 'This value must be greater than or equal to 1.' })).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
})

const UpdateParameters = z.strictObject({ metadata: metadata.default({}), expand })

/** `/v1/refunds`: create, update, retrieve, list. `/v1/charges`, `/v1/balance_transactions`: retrieve, list. */
export function refundRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/refunds'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(CreateParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createRefund(call, parameters))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(UpdateParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call =>
      updateRefund(call, id, parameters.metadata),
    )
  })
  retrieveRoute(app, sandbox, { path, kind: 'refund' })
  listRoute(app, sandbox, { path, kind: 'refund', filters: ['charge', 'payment_intent'] })
  retrieveRoute(app, sandbox, { path: '/v1/charges', kind: 'charge' })
  listRoute(app, sandbox, { path: '/v1/charges', kind: 'charge', filters: ['payment_intent', 'customer'] })
  const movements = { path: '/v1/balance_transactions', kind: 'balance_transaction' } as const
  retrieveRoute(app, sandbox, movements)
  listRoute(app, sandbox, { ...movements, filters: ['source', 'type', 'currency'] })
}
