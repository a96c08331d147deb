import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { answerDispute, decideDispute } from '../../payments/dispute.ts'
import { evidenceFields } from '../../payments/evidence.ts'
import { expand, flag, metadata, parseParameters } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'

const words = z.string().max(20_000).optional()
const Evidence = z.strictObject(Object.fromEntries(evidenceFields.map(name => [name, words])))

const UpdateParameters = z.strictObject({
  evidence: Evidence.optional(),
  metadata: metadata.optional(),
  submit: flag.default(true),
  expand,
})
const CloseParameters = z.strictObject({ expand })

/** The fields that were given. */
function given(evidence: z.output<typeof Evidence> | undefined): Record<string, string> | undefined {
  if (!evidence) return undefined
  return Object.fromEntries(
    Object.entries(evidence).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** `/v1/disputes`: update, close, retrieve, list. */
export function disputeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/disputes'
  app.post(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const { evidence, ...parameters } = parseParameters(UpdateParameters, form)
    const change = { ...parameters, evidence: given(evidence) }
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => answerDispute(call, id, change))
  })
  app.post(`${path}/:id/close`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(CloseParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => decideDispute(call, id, 'lost'))
  })
  retrieveRoute(app, sandbox, { path, kind: 'dispute' })
  listRoute(app, sandbox, { path, kind: 'dispute', filters: ['charge', 'payment_intent'] })
}
