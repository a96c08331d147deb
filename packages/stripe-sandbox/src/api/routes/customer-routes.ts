import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { attachMethod, createCustomer, updateCustomer } from '../../payments/customer.ts'
import { expand, metadata, parseParameters, text } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'

const id = z.string().max(100)
const CustomerParameters = z.strictObject({
  email: z.email().max(512).optional(),
  name: text.optional(),
  metadata: metadata.optional(),
  payment_method: id.optional(),
  invoice_settings: z.strictObject({ default_payment_method: id.optional() }).optional(),
  expand,
})
const AttachParameters = z.strictObject({ customer: id, expand })

function inputFrom({ email, name, metadata: words, invoice_settings: settings }: z.output<typeof CustomerParameters>) {
  return { email, name, metadata: words, default_payment_method: settings?.default_payment_method }
}

/** `/v1/customers`: create, update, retrieve, list. `/v1/payment_methods`: attach, retrieve, list. */
export function customerRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/customers'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(CustomerParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, async call => {
      const customer = await createCustomer(call, inputFrom(parameters))
      if (parameters.payment_method) await attachMethod(call, parameters.payment_method, customer.id)
      return customer
    })
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id: customerId, form } = inputOf(request)
    const parameters = parseParameters(CustomerParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call =>
      updateCustomer(call, customerId, inputFrom(parameters)),
    )
  })
  retrieveRoute(app, sandbox, { path, kind: 'customer' })
  listRoute(app, sandbox, { path, kind: 'customer', filters: ['email'] })
  const methods = { path: '/v1/payment_methods', kind: 'payment_method' } as const
  app.post(`${methods.path}/:id/attach`, (request, reply) => {
    const { id: methodId, form } = inputOf(request)
    const { customer, expand: fields } = parseParameters(AttachParameters, form)
    return answer(sandbox, { request, reply, expand: fields }, call => attachMethod(call, methodId, customer))
  })
  retrieveRoute(app, sandbox, methods)
  listRoute(app, sandbox, { ...methods, filters: ['customer', 'type'] })
}
