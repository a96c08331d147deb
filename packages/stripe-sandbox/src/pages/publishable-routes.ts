import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { parseParameters, wholeNumber } from '../api/parameters.ts'
import { answer, inputOf } from '../api/routes.ts'
import { sameSecret } from '../api/same-secret.ts'
import type { Call, Sandbox } from '../call.ts'
import { ApiError, invalidRequest, resourceMissing } from '../errors.ts'
import type { PaymentIntent } from '../objects.ts'
import { confirmIntent, lockIntent } from '../payments/confirm.ts'
import { clientSafe } from '../payments/intent.ts'
import { createPaymentMethod } from '../payments/method.ts'
import { find } from '../store.ts'

const key = z.string().max(200)
const clientSecret = z.string().max(200)
const RetrieveParameters = z.strictObject({ key, client_secret: clientSecret })
const ConfirmParameters = z.strictObject({ key, client_secret: clientSecret, payment_method: z.string().max(100) })
const CardParameters = z.strictObject({
  key,
  card: z.strictObject({
    number: z.string().max(30),
    exp_month: wholeNumber,
    exp_year: wholeNumber,
    cvc: z.string().regex(/^\d{3,4}$/, { error: "Your card's security code is invalid." }),
  }),
  billing_details: z.strictObject({
    address: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) }),
  }),
})

function requirePublishableKey(sandbox: Sandbox, given: string): void {
  if (sameSecret(given, sandbox.publishableKey)) return
  throw new ApiError(401, 'invalid_request_error', `Invalid API Key provided: ${given.slice(0, 8)}****`)
}

function requireClientSecret(intent: PaymentIntent, given: string): void {
  if (intent.client_secret && sameSecret(given, intent.client_secret)) return
  throw invalidRequest('The client_secret provided does not match any associated PaymentIntent on this account.', {
    code: 'payment_intent_invalid_parameter',
    param: 'client_secret',
  })
}

function safeError(error: ApiError): ApiError {
  const { payment_intent: intent, ...detail } = error.detail
  const safe = intent ? { ...detail, payment_intent: clientSafe(intent) } : detail
  return new ApiError(error.status, error.type, error.message, safe)
}

async function confirmForClient(
  call: Call,
  id: string,
  input: z.output<typeof ConfirmParameters>,
): Promise<ReturnType<typeof clientSafe> | ApiError> {
  const stored = await lockIntent(call, id)
  requireClientSecret(stored.object, input.client_secret)
  try {
    const outcome = await confirmIntent(call, stored, input.payment_method)
    return outcome instanceof ApiError ? safeError(outcome) : clientSafe(outcome)
  } catch (error) {
    throw error instanceof ApiError ? safeError(error) : error
  }
}

/** What a browser may do with the publishable key: keep a card, and read or confirm a payment whose secret it knows. */
export function publishableRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/payment_intents/:id'
  app.post('/v1/payment_methods', (request, reply) => {
    const { card, billing_details: billing, key: given } = parseParameters(CardParameters, inputOf(request).form)
    requirePublishableKey(sandbox, given)
    const typed = { number: card.number, month: card.exp_month, year: card.exp_year, country: billing.address.country }
    return answer(
      sandbox,
      { request, reply, expand: [] },
      async call => (await createPaymentMethod(call, typed)).object,
    )
  })
  app.get(path, async request => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(RetrieveParameters, form)
    requirePublishableKey(sandbox, parameters.key)
    const stored = await find(sandbox.pool, 'payment_intent', id)
    if (!stored) throw resourceMissing('payment_intent', id)
    requireClientSecret(stored.object, parameters.client_secret)
    return clientSafe(stored.object)
  })
  app.post(`${path}/confirm`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(ConfirmParameters, form)
    requirePublishableKey(sandbox, parameters.key)
    return answer(sandbox, { request, reply, expand: [] }, call => confirmForClient(call, id, parameters))
  })
}
