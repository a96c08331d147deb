import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../call.ts'
import { createPaymentLink, updatePaymentLink } from '../catalogue/payment-link.ts'
import { createPrice, createProduct } from '../catalogue/price.ts'
import { chargeableAmount, currency, expand, flag, metadata, parseParameters, text, wholeNumber } from './parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from './routes.ts'

const name = z.string().min(1).max(250)
const id = z.string().max(100)

const ProductParameters = z.strictObject({
  name,
  description: text.optional(),
  metadata: metadata.default({}),
  expand,
})

const PriceParameters = z.strictObject({
  currency,
  unit_amount: chargeableAmount,
  recurring: z.strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: wholeNumber.check(z.gte(1), z.lte(36)).default(1),
  }),
  product: id.optional(),
  product_data: z.strictObject({ name, metadata: metadata.default({}) }).optional(),
  metadata: metadata.default({}),
  expand,
})

const LinkParameters = z.strictObject({
  line_items: z.tuple([z.strictObject({ price: id, quantity: z.literal('1') })]),
  after_completion: z
    .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ url: z.url().max(2000) }) })
    .optional(),
  metadata: metadata.default({}),
  expand,
})

const LinkChange = z.strictObject({ active: flag.optional(), expand })

function productRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/products'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(ProductParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createProduct(call, parameters))
  })
  retrieveRoute(app, sandbox, { path, kind: 'product' })
  listRoute(app, sandbox, { path, kind: 'product', filters: [] })
}

function priceRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/prices'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(PriceParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createPrice(call, parameters))
  })
  retrieveRoute(app, sandbox, { path, kind: 'price' })
  listRoute(app, sandbox, { path, kind: 'price', filters: ['product', 'currency'] })
}

function linkRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/payment_links'
  app.post(path, (request, reply) => {
    const { line_items, after_completion, ...rest } = parseParameters(LinkParameters, inputOf(request).form)
    const link = { ...rest, price: line_items[0].price, redirectUrl: after_completion?.redirect.url }
    return answer(sandbox, { request, reply, expand: rest.expand }, call => createPaymentLink(call, link))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id: linkId, form } = inputOf(request)
    const parameters = parseParameters(LinkChange, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call =>
      updatePaymentLink(call, linkId, parameters.active),
    )
  })
  retrieveRoute(app, sandbox, { path, kind: 'payment_link' })
  listRoute(app, sandbox, { path, kind: 'payment_link', filters: [] })
}

/** `/v1/products`, `/v1/prices`: create, retrieve, list. `/v1/payment_links`: those and open or close. */
export function catalogueRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  productRoutes(app, sandbox)
  priceRoutes(app, sandbox)
  linkRoutes(app, sandbox)
}
