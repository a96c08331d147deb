import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../call.ts'
import { createPaymentLink, updatePaymentLink } from '../catalogue/payment-link.ts'
import { onlyActive } from './catalogue-routes.ts'
import { SaleParameters, saleOf } from './checkout-routes.ts'
import { expand, flag, metadata, parseParameters } from './parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from './routes.ts'

const LinkParameters = z.strictObject({
  ...SaleParameters,
  after_completion: z
    .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ url: z.url().max(2000) }) })
    .optional(),
  metadata: metadata.default({}),
  expand,
})

const LinkChange = z.strictObject({ active: flag.optional(), expand })

/** `/v1/payment_links`: create, open or close, retrieve, list. */
export function linkRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/payment_links'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(LinkParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, async call =>
      createPaymentLink(call, {
        sale: await saleOf(call, parameters),
        redirectUrl: parameters.after_completion?.redirect.url,
        metadata: parameters.metadata,
      }),
    )
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id: linkId, form } = inputOf(request)
    const parameters = parseParameters(LinkChange, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call =>
      updatePaymentLink(call, linkId, parameters.active),
    )
  })
  retrieveRoute(app, sandbox, { path, kind: 'payment_link' })
  listRoute(app, sandbox, { path, kind: 'payment_link', filters: ['active'], narrow: onlyActive })
}
