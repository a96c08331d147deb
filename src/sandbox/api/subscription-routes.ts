import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../call.ts'
import { createPortalSession } from '../subscriptions/portal.ts'
import { endSubscription, updateSubscription } from '../subscriptions/subscription.ts'
import { expand, flag, metadata, parseParameters } from './parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from './routes.ts'

const UpdateParameters = z.strictObject({
  cancel_at_period_end: flag.optional(),
  metadata: metadata.optional(),
  expand,
})
const CancelParameters = z.strictObject({ expand })
const PortalParameters = z.strictObject({
  customer: z.string().max(100),
  return_url: z.url().max(2000).optional(),
  expand,
})

function subscriptionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/subscriptions'
  app.post(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const { expand: fields, ...parameters } = parseParameters(UpdateParameters, form)
    const change = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined))
    return answer(sandbox, { request, reply, expand: fields }, call => updateSubscription(call, id, change))
  })
  app.delete(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(CancelParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => endSubscription(call, id))
  })
  retrieveRoute(app, sandbox, { path, kind: 'subscription' })
  listRoute(app, sandbox, { path, kind: 'subscription', filters: ['customer', 'status'] })
}

/**
 * `/v1/subscriptions`: retrieve, update, cancel, list. `/v1/checkout/sessions`, `/v1/customers`, `/v1/invoices`: retrieve,
 * list. `/v1/billing_portal/sessions`: create.
 */
export function membershipRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  subscriptionRoutes(app, sandbox)
  const checkouts = { path: '/v1/checkout/sessions', kind: 'checkout.session' } as const
  retrieveRoute(app, sandbox, checkouts)
  listRoute(app, sandbox, { ...checkouts, filters: ['subscription', 'payment_link', 'customer', 'status'] })
  retrieveRoute(app, sandbox, { path: '/v1/customers', kind: 'customer' })
  listRoute(app, sandbox, { path: '/v1/customers', kind: 'customer', filters: ['email'] })
  retrieveRoute(app, sandbox, { path: '/v1/invoices', kind: 'invoice' })
  listRoute(app, sandbox, { path: '/v1/invoices', kind: 'invoice', filters: ['customer', 'status'] })
  app.post('/v1/billing_portal/sessions', (request, reply) => {
    const { customer, return_url: returnUrl, expand: fields } = parseParameters(PortalParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: fields }, call =>
      createPortalSession(call, { customer, returnUrl }),
    )
  })
}
