import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { resourceMissing } from '../../errors.ts'
import { find } from '../../store.ts'
import { createSubscription } from '../../subscriptions/create-subscription.ts'
import { createPortalSession } from '../../subscriptions/portal.ts'
import { endSubscription } from '../../subscriptions/subscription.ts'
import { previewBill, updateSubscription } from '../../subscriptions/update-subscription.ts'
import { expand, flag, instant, listParameters, metadata, parseParameters, wholeNumber } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute, type Wanted } from '../routes.ts'

const id = z.string().max(100)

/** Another price, and how the rest of the period is reckoned. */
const change = {
  items: z
    .tuple([z.strictObject({ id, price: id.optional(), quantity: wholeNumber.check(z.gte(1)).optional() })])
    .optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).default('create_prorations'),
  proration_date: instant.optional(),
}
/** Given, it takes what there is away. */
const noDiscount = z.literal('').optional()

const UpdateParameters = z.strictObject({
  ...change,
  cancel_at_period_end: flag.optional(),
  default_payment_method: id.optional(),
  discounts: noDiscount,
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  expand,
})
const PreviewParameters = z.strictObject({
  subscription: id,
  discounts: noDiscount,
  subscription_details: z.strictObject(change).default({ proration_behavior: 'create_prorations' }),
  expand,
})
const CreateParameters = z.strictObject({
  customer: id,
  items: z.tuple([z.strictObject({ price: id, quantity: wholeNumber.check(z.gte(1)).default(1) })]),
  default_payment_method: id.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  default_tax_rates: z.array(id).max(5).optional(),
  discounts: z
    .array(z.strictObject({ coupon: id.optional(), promotion_code: id.optional() }))
    .max(1)
    .optional(),
  trial_period_days: wholeNumber.check(z.gte(1), z.lte(730)).optional(),
  metadata: metadata.default({}),
  expand,
})

const LineParameters = z.strictObject({ limit: listParameters.limit })
const CancelParameters = z.strictObject({ expand })
const PortalParameters = z.strictObject({
  customer: z.string().max(100),
  return_url: z.url().max(2000).optional(),
  expand,
})

/** Without a status, those that have not ended, as with the provider; `all` gives every one. */
function narrow({ status, price, ...fields }: Wanted) {
  const wanted = status && status !== 'all' && status !== 'ended' ? { status } : {}
  const matching = {
    ...fields,
    ...wanted,
    ...(status === 'ended' && { status: 'canceled' }),
    ...(price && { items: { data: [{ price: { id: price } }] } }),
  }
  return { matching, excluding: status ? undefined : { status: 'canceled' } }
}

/** A bill names its subscription deep inside. */
const billsOf = ({ subscription, ...filters }: Wanted) => ({
  matching: { ...filters, ...(subscription && { parent: { subscription_details: { subscription } } }) },
})

function subscriptionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/subscriptions'
  app.post(path, (request, reply) => {
    const { expand: fields, ...parameters } = parseParameters(CreateParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: fields }, call => createSubscription(call, parameters))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const {
      expand: fields,
      items,
      proration_behavior: proration,
      proration_date: at,
      payment_behavior: behavior,
      ...fieldsOf
    } = parseParameters(UpdateParameters, form)
    const item = items && { ...items[0], proration, at }
    const mustPay = behavior === 'error_if_incomplete'
    return answer(sandbox, { request, reply, expand: fields }, call =>
      updateSubscription(call, id, { ...fieldsOf, item, mustPay }),
    )
  })
  app.delete(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(CancelParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => endSubscription(call, id))
  })
  retrieveRoute(app, sandbox, { path, kind: 'subscription' })
  listRoute(app, sandbox, { path, kind: 'subscription', filters: ['customer', 'price', 'status'], narrow })
}

/**
 * `/v1/subscriptions`: create, retrieve, update, cancel, list. `/v1/invoices`, `/v1/invoice_payments`: retrieve, list; the
 * bill that a change would make.
 * `/v1/billing_portal/sessions`: create.
 */
export function membershipRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  subscriptionRoutes(app, sandbox)
  retrieveRoute(app, sandbox, { path: '/v1/invoices', kind: 'invoice' })
  app.post('/v1/invoices/create_preview', (request, reply) => {
    const {
      subscription,
      discounts,
      subscription_details: { items, proration_behavior: proration, proration_date: at },
      expand: fields,
    } = parseParameters(PreviewParameters, inputOf(request).form)
    const item = items && { ...items[0], proration, at }
    return answer(sandbox, { request, reply, expand: fields }, call =>
      previewBill(call, subscription, { item, discounts }),
    )
  })
  listRoute(app, sandbox, {
    path: '/v1/invoices',
    kind: 'invoice',
    filters: ['customer', 'status', 'subscription'],
    narrow: billsOf,
  })
  app.get('/v1/invoices/:id/lines', async request => {
    const { id: invoice, form } = inputOf(request)
    const { limit } = parseParameters(LineParameters, form)
    const found = await find(sandbox.pool, 'invoice', invoice)
    if (!found) throw resourceMissing('invoice', invoice, 'id')
    const { data, url } = found.object.lines
    return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url }
  })
  const payments = { path: '/v1/invoice_payments', kind: 'invoice_payment' } as const
  retrieveRoute(app, sandbox, payments)
  listRoute(app, sandbox, { ...payments, filters: ['invoice', 'payment', 'status'] })
  app.post('/v1/billing_portal/sessions', (request, reply) => {
    const { customer, return_url: returnUrl, expand: fields } = parseParameters(PortalParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: fields }, call =>
      createPortalSession(call, { customer, returnUrl }),
    )
  })
}
