import type { Call } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import { type ApiError, invalidRequest, resourceMissing } from '../errors.ts'
import type { PaymentIntent, Stored } from '../objects.ts'
import { find, lock, lockByToken } from '../store.ts'
import { resolvePaymentMethod } from './method.ts'
import { askAuthentication, decline, failAuthentication, process, succeed } from './settle.ts'

/** Reads and holds a payment. @throws ApiError `resource_missing` */
export async function lockIntent(call: Call, id: string): Promise<Stored<'payment_intent'>> {
  const stored = await lock(call.tx, 'payment_intent', id)
  if (!stored) throw resourceMissing('payment_intent', id)
  return stored
}

/** The answer to a verb that comes too late or too early. @param verb e.g. `confirm` */
export function unexpectedState(intent: PaymentIntent, verb: string): ApiError {
  const why =
    intent.status === 'succeeded' && verb === 'confirm'
      ? 'it has already succeeded after being previously confirmed'
      : `it has a status of ${intent.status}`
  return invalidRequest(`You cannot ${verb} this PaymentIntent because ${why}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
}

/**
 * Pays with a card: `succeeded`, `processing` or `requires_action`, as the card decides.
 * @returns the payment, or the decline, whose effects stay
 * @throws ApiError `payment_intent_unexpected_state`, `resource_missing`, `parameter_missing`
 */
export async function confirmIntent(
  call: Call,
  { object: intent }: Stored<'payment_intent'>,
  paymentMethod: string | undefined,
): Promise<PaymentIntent | ApiError> {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']
  if (!open.includes(intent.status)) throw unexpectedState(intent, 'confirm')
  const methodId = paymentMethod ?? (typeof intent.payment_method === 'string' ? intent.payment_method : undefined)
  if (!methodId) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it\u2019s missing a payment method. Update it with a payment method and then confirm it again.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  const method = await resolvePaymentMethod(call, methodId)
  const outcome = outcomeOf(method.notes.card)
  switch (outcome.kind) {
    case 'declines':
      return decline(call, intent, { method, outcome })
    case 'authenticates':
      return askAuthentication(call, intent, method)
    case 'processes':
      return process(call, intent, method)
    default:
      return succeed(call, intent, method)
  }
}

/**
 * Ends 3-D Secure, once: the token dies with the state.
 * @throws ApiError `resource_missing` for a token that is unknown or used
 */
export async function finishAuthentication(
  call: Call,
  { token, passed }: { token: string; passed: boolean },
): Promise<PaymentIntent> {
  const stored = await lockByToken(call.tx, 'payment_intent', token)
  const methodId = stored?.object.payment_method
  const method = typeof methodId === 'string' ? await find(call.tx, 'payment_method', methodId) : undefined
  if (!stored || !method || stored.object.status !== 'requires_action') throw resourceMissing('authentication', token)
  return passed ? succeed(call, stored.object, method) : failAuthentication(call, stored.object, method)
}
