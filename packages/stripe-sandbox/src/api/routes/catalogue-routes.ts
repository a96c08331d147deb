import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { createPrice, createProduct, updatePrice, updateProduct } from '../../catalogue/price.ts'
import { currency, expand, flag, metadata, parseParameters, sound, text, wholeNumber } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute, type Wanted } from '../routes.ts'

const name = z.string().min(1).max(250)
const id = z.string().max(100)

const ProductParameters = z.strictObject({
  name,
  description: text.optional(),
  metadata: metadata.default({}),
  expand,
})

/** A price, as it is made by itself or within a sale. */
export const PriceFields = z.strictObject({
  currency,
  unit_amount: wholeNumber,
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: wholeNumber.check(z.gte(1), z.lte(36)).default(1),
    })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  product: id.optional(),
  product_data: z.strictObject({ name, metadata: metadata.default({}) }).optional(),
  metadata: metadata.default({}),
  expand,
})

const PriceParameters = PriceFields.superRefine(sound)

const PriceChange = z.strictObject({
  active: flag.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  expand,
})

const ProductChange = z.strictObject({
  active: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  name: name.optional(),
  expand,
})

/** `active` comes as a word and is kept as true or false. */
export const onlyActive = ({ active, ...filters }: Wanted) => ({
  matching: { ...filters, ...(active && { active: active === 'true' }) },
})

function productRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/products'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(ProductParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createProduct(call, parameters))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id: productId, form } = inputOf(request)
    const { expand: fields, ...change } = parseParameters(ProductChange, form)
    return answer(sandbox, { request, reply, expand: fields }, call => updateProduct(call, productId, change))
  })
  retrieveRoute(app, sandbox, { path, kind: 'product' })
  listRoute(app, sandbox, { path, kind: 'product', filters: ['active'], narrow: onlyActive })
}

function priceRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/prices'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(PriceParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createPrice(call, parameters))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id: priceId, form } = inputOf(request)
    const { expand: fields, ...change } = parseParameters(PriceChange, form)
    return answer(sandbox, { request, reply, expand: fields }, call => updatePrice(call, priceId, change))
  })
  retrieveRoute(app, sandbox, { path, kind: 'price' })
  listRoute(app, sandbox, {
    path,
    kind: 'price',
    filters: ['active', 'product', 'currency', 'type'],
    narrow: onlyActive,
  })
}

/** `/v1/products`, `/v1/prices`: create, update, retrieve, list. */
export function catalogueRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  productRoutes(app, sandbox)
  priceRoutes(app, sandbox)
}
