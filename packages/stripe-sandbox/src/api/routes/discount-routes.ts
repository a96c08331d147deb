import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { createCoupon, createPromotionCode, updatePromotionCode } from '../../catalogue/discount.ts'
import { createTaxRate } from '../../catalogue/tax-rate.ts'
import { currency, expand, flag, instant, metadata, parseParameters, wholeNumber } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'

const id = z.string().max(100)
const percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/)
  .transform(Number)
  .check(z.gte(0), z.lte(100))
const times = wholeNumber.check(z.gte(1))

const CouponParameters = z.strictObject({
  id: id.optional(),
  name: z.string().max(40).optional(),
  percent_off: percentage.optional(),
  amount_off: times.optional(),
  currency: currency.optional(),
  duration: z.enum(['once', 'repeating', 'forever']).default('once'),
  duration_in_months: times.optional(),
  max_redemptions: times.optional(),
  redeem_by: instant.optional(),
  metadata: metadata.default({}),
  expand,
})

const CodeParameters = z.strictObject({
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: id }),
  code: z
    .string()
    .regex(/^[\w-]{1,500}$/)
    .optional(),
  expires_at: instant.optional(),
  max_redemptions: times.optional(),
  metadata: metadata.default({}),
  expand,
})
const CodeChange = z.strictObject({ active: flag.optional(), expand })

const TaxParameters = z.strictObject({
  display_name: z.string().min(1).max(50),
  inclusive: flag,
  percentage,
  metadata: metadata.default({}),
  expand,
})

function codeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/promotion_codes'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(CodeParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createPromotionCode(call, parameters))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id: codeId, form } = inputOf(request)
    const { active, expand: fields } = parseParameters(CodeChange, form)
    return answer(sandbox, { request, reply, expand: fields }, call => updatePromotionCode(call, codeId, active))
  })
  retrieveRoute(app, sandbox, { path, kind: 'promotion_code' })
  listRoute(app, sandbox, { path, kind: 'promotion_code', filters: ['code'] })
}

/** `/v1/coupons`, `/v1/tax_rates`: create, retrieve, list. `/v1/promotion_codes`: those and update. */
export function discountRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/v1/coupons', (request, reply) => {
    const parameters = parseParameters(CouponParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createCoupon(call, parameters))
  })
  retrieveRoute(app, sandbox, { path: '/v1/coupons', kind: 'coupon' })
  listRoute(app, sandbox, { path: '/v1/coupons', kind: 'coupon', filters: [] })
  codeRoutes(app, sandbox)
  app.post('/v1/tax_rates', (request, reply) => {
    const parameters = parseParameters(TaxParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createTaxRate(call, parameters))
  })
  retrieveRoute(app, sandbox, { path: '/v1/tax_rates', kind: 'tax_rate' })
  listRoute(app, sandbox, { path: '/v1/tax_rates', kind: 'tax_rate', filters: [] })
}
