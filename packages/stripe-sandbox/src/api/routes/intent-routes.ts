import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Call, Sandbox } from '../../call.ts'
import { type ApiError, invalidRequest, resourceMissing } from '../../errors.ts'
import { recordEvent } from '../../events.ts'
import { mergeMetadata } from '../../metadata.ts'
import type { PaymentIntent } from '../../objects.ts'
import { cancelIntent } from '../../payments/cancel.ts'
import { confirmIntent, lockIntent, unexpectedState } from '../../payments/confirm.ts'
import { amountFault } from '../../payments/currencies.ts'
import { newIntent } from '../../payments/intent.ts'
import { resolvePaymentMethod } from '../../payments/method.ts'
import { find, insert, save } from '../../store.ts'
import {
  amountCodeOf,
  currency,
  expand,
  flag,
  metadata,
  parseParameters,
  sound,
  text,
  wholeNumber,
} from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'

const email = z.email({ error: issue => `Invalid email address: ${String(issue.input).slice(0, 100)}` }).max(512)

const id = z.string().max(100)
const returnUrl = z.url().max(5000)

const CreateFields = z.strictObject({
  amount: wholeNumber,
  currency,
  metadata: metadata.default({}),
  description: text.optional(),
  receipt_email: email.optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  payment_method_types: z.array(z.literal('card')).max(1).optional(),
  payment_method: id.optional(),
  customer: id.optional(),
  confirm: flag.default(false),
  off_session: flag.optional(),
  return_url: returnUrl.optional(),
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  expand,
})
const CreateParameters = CreateFields.superRefine(sound)

const UpdateParameters = z.strictObject({
  amount: wholeNumber.optional(),
  currency: currency.optional(),
  metadata: metadata.optional(),
  description: text.optional(),
  receipt_email: email.optional(),
  expand,
})

const ConfirmParameters = z.strictObject({
  payment_method: id.optional(),
  receipt_email: email.optional(),
  // The cards of test mode stay on the page; other methods come back to this address.
  return_url: returnUrl.optional(),
  off_session: flag.optional(),
  expand,
})

const CancelParameters = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
})

async function createIntent(call: Call, input: z.output<typeof CreateParameters>): Promise<PaymentIntent | ApiError> {
  const method = input.payment_method ? await resolvePaymentMethod(call, input.payment_method) : undefined
  if (input.customer && !(await find(call.tx, 'customer', input.customer))) {
    throw resourceMissing('customer', input.customer, 'customer')
  }
  const intent = newIntent(call, { ...input, paymentMethod: method?.object.id })
  await insert(call.tx, intent)
  await recordEvent(call, 'payment_intent.created', intent)
  return input.confirm ? confirmIntent(call, { object: intent, notes: {} }, undefined) : intent
}

async function updateIntent(call: Call, id: string, input: z.output<typeof UpdateParameters>): Promise<PaymentIntent> {
  const { object: intent } = await lockIntent(call, id)
  const changesMoney = input.amount !== undefined || input.currency !== undefined
  if (changesMoney && !intent.status.startsWith('requires_')) throw unexpectedState(intent, 'update')
  const { amount = intent.amount, currency: inCurrency = intent.currency } = input
  const fault = changesMoney ? amountFault(amount, inCurrency) : undefined
  if (fault) throw invalidRequest(fault, { code: amountCodeOf(fault), param: 'amount' })
  const updated: PaymentIntent = {
    ...intent,
    amount,
    currency: inCurrency,
    description: input.description ?? intent.description,
    receipt_email: input.receipt_email ?? intent.receipt_email,
    metadata: mergeMetadata(intent.metadata, input.metadata),
  }
  await save(call.tx, updated)
  return updated
}

/** `/v1/payment_intents`: create, retrieve, update, confirm, cancel, list. */
export function intentRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/payment_intents'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(CreateParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createIntent(call, parameters))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(UpdateParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => updateIntent(call, id, parameters))
  })
  app.post(`${path}/:id/confirm`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(ConfirmParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, async call => {
      const stored = await lockIntent(call, id)
      const receipt_email = parameters.receipt_email ?? stored.object.receipt_email
      const object = { ...stored.object, receipt_email }
      return confirmIntent(call, { ...stored, object }, parameters.payment_method)
    })
  })
  app.post(`${path}/:id/cancel`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(CancelParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call =>
      cancelIntent(call, { id, reason: parameters.cancellation_reason }),
    )
  })
  retrieveRoute(app, sandbox, { path, kind: 'payment_intent' })
  listRoute(app, sandbox, { path, kind: 'payment_intent', filters: ['customer'] })
}
