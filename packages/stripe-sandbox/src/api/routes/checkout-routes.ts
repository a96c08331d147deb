import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { type Call, epochSeconds, type Sandbox } from '../../call.ts'
import { createPrice } from '../../catalogue/price.ts'
import { termsOf } from '../../catalogue/terms.ts'
import { hours, minutes } from '../../durations.ts'
import { invalidRequest, resourceMissing } from '../../errors.ts'
import type { CheckoutSession, Price, Sale } from '../../objects.ts'
import { find } from '../../store.ts'
import { createCheckout, expireCheckout } from '../../subscriptions/checkout.ts'
import { expand, flag, instant, metadata, parseParameters, sound, text, wholeNumber } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'
import { PriceFields } from './catalogue-routes.ts'

const id = z.string().max(100)
const address = z.url().max(5000)

const Line = z.strictObject({
  price: id.optional(),
  price_data: PriceFields.superRefine(sound).optional(),
  quantity: wholeNumber.check(z.gte(1)).default(1),
  tax_rates: z.array(id).max(5).optional(),
})

/** What is sold and on what terms, as checkouts and payment links take it. */
export const SaleParameters = {
  line_items: z.array(Line).min(1).max(20),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  subscription_data: z
    .strictObject({
      trial_period_days: wholeNumber.check(z.gte(1), z.lte(730)).optional(),
      metadata: metadata.optional(),
      billing_mode: z.strictObject({ type: z.enum(['classic', 'flexible']) }).optional(),
    })
    .optional(),
  payment_intent_data: z.strictObject({ description: text.optional(), metadata: metadata.optional() }).optional(),
}

const SessionParameters = z.strictObject({
  ...SaleParameters,
  mode: z.enum(['payment', 'subscription']),
  success_url: address.optional(),
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: id.optional(),
  customer_email: z.email().max(512).optional(),
  discounts: z
    .array(z.strictObject({ coupon: id.optional(), promotion_code: id.optional() }))
    .max(1)
    .optional(),
  expires_at: instant.optional(),
  metadata: metadata.default({}),
  expand,
})
const ExpireParameters = z.strictObject({ expand })

type SaleInput = Omit<z.output<typeof SessionParameters>, 'mode' | 'expand' | 'metadata'>

async function linesOf(call: Call, items: SaleInput['line_items']): Promise<Sale['lines']> {
  const lines = []
  for (const { price = '', price_data: data, quantity } of items) {
    lines.push({ price: data ? (await createPrice(call, data)).id : price, quantity })
  }
  return lines
}

async function firstPrice(call: Call, { lines: [line] }: Pick<Sale, 'lines'>): Promise<Price> {
  const found = line && (await find(call.tx, 'price', line.price))
  if (!found) throw resourceMissing('price', line?.price ?? '', 'line_items[0][price]')
  return found.object
}

/** What a caller wants to sell. @throws ApiError for a price, coupon or tax rate that is not there */
export async function saleOf(call: Call, input: SaleInput): Promise<Sale> {
  const lines = await linesOf(call, input.line_items)
  const price = await firstPrice(call, { lines })
  const { subscription_data: plan, payment_intent_data: payment } = input
  const tax_rates = input.line_items[0]?.tax_rates
  const { trial_period_days, billing_mode } = plan ?? {}
  const terms = await termsOf(call, { ...input, tax_rates, trial_period_days, billing_mode }, price)
  return { lines, terms, metadata: (price.recurring ? plan : payment)?.metadata }
}

/** Between half an hour and a day, counted in whole seconds. */
function refuseEnd(call: Call, end: number | undefined): void {
  if (end === undefined) return
  const left = (end - epochSeconds(call.now)) * 1000
  if (left >= minutes(30) && left <= hours(24)) return
  const words = left < minutes(30) ? 'at least 30 minutes' : 'less than 24 hours'
  throw invalidRequest(`The \`expires_at\` timestamp must be ${words} from Checkout Session creation.`, {
    param: 'expires_at',
  })
}

async function createSession(call: Call, input: z.output<typeof SessionParameters>): Promise<CheckoutSession> {
  refuseEnd(call, input.expires_at)
  if (input.discounts && input.allow_promotion_codes)
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.')
  const sale = await saleOf(call, input)
  const { recurring } = await firstPrice(call, sale)
  if (input.mode === 'payment' && recurring) {
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    )
  }
  if (input.mode === 'subscription' && !recurring) {
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.')
  }
  return createCheckout(call, {
    mode: input.mode,
    sale,
    customer: input.customer,
    email: input.customer_email,
    reference: input.client_reference_id,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url,
    expiresAt: input.expires_at,
    metadata: input.metadata,
  })
}

/** `/v1/checkout/sessions`: create, expire, retrieve, list. */
export function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/checkout/sessions'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(SessionParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createSession(call, parameters))
  })
  app.post(`${path}/:id/expire`, (request, reply) => {
    const { id: session, form } = inputOf(request)
    const { expand: fields } = parseParameters(ExpireParameters, form)
    return answer(sandbox, { request, reply, expand: fields }, call => expireCheckout(call, session))
  })
  const kind = 'checkout.session'
  retrieveRoute(app, sandbox, { path, kind })
  const filters = ['subscription', 'payment_link', 'payment_intent', 'customer', 'status']
  listRoute(app, sandbox, { path, kind, filters })
}
