import type { Call } from '../call.ts'
import { type CardOutcome, outcomeOf } from '../cards.ts'
import { ApiError } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newSecret } from '../identifiers.ts'
import type { PaymentIntent, Stored } from '../objects.ts'
import { save } from '../store.ts'
import { createCharge } from './charge.ts'
import { openDispute } from './dispute.ts'

type Method = Stored<'payment_method'>

/** Takes the money: a paid charge, `succeeded`, and a dispute at once for the card that makes one. */
export async function succeed(call: Call, intent: PaymentIntent, method: Method): Promise<PaymentIntent> {
  const charge = await createCharge(call, intent, { method: method.object })
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.object.id,
    processing: null,
    status: 'succeeded',
  }
  await save(call.tx, paid, {})
  await recordEvent(call, 'charge.succeeded', charge)
  await recordEvent(call, 'payment_intent.succeeded', paid)
  const outcome = outcomeOf(method.notes.card)
  if (outcome.kind === 'disputes') await openDispute(call, charge.id, outcome)
  return paid
}

/** Refuses the money: a failed charge, back to `requires_payment_method`. @returns the answer, 402 `card_error` */
export async function decline(
  call: Call,
  intent: PaymentIntent,
  { method, outcome }: { method: Method; outcome: Extract<CardOutcome, { kind: 'declines' }> },
): Promise<ApiError> {
  const charge = await createCharge(call, intent, { method: method.object, decline: outcome })
  const detail = {
    charge: charge.id,
    code: outcome.code,
    ...(outcome.declineCode && { decline_code: outcome.declineCode }),
  }
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: { ...detail, message: outcome.message, payment_method: method.object, type: 'card_error' },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  }
  await save(call.tx, failed, {})
  await recordEvent(call, 'charge.failed', charge)
  await recordEvent(call, 'payment_intent.payment_failed', failed)
  return new ApiError(402, 'card_error', outcome.message, { ...detail, payment_intent: failed })
}

/** Asks for 3-D Secure: the browser opens the page of a one-time token. */
export async function askAuthentication(call: Call, intent: PaymentIntent, method: Method): Promise<PaymentIntent> {
  const token = newSecret()
  const { origin, prefix } = call.sandbox
  const waiting: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'three_d_secure_redirect',
        stripe_js: `${origin}${prefix}/authenticate/${token}`,
      },
    },
    payment_method: method.object.id,
    status: 'requires_action',
  }
  await save(call.tx, waiting, { token })
  await recordEvent(call, 'payment_intent.requires_action', waiting)
  return waiting
}

/** Leaves the payment in `processing`; `settleDue` finishes it. */
export async function process(call: Call, intent: PaymentIntent, method: Method): Promise<PaymentIntent> {
  const waiting: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.object.id,
    processing: { type: 'card', card: {} },
    status: 'processing',
  }
  const settlesAt = new Date(call.now.getTime() + call.sandbox.processingMs).toISOString()
  await save(call.tx, waiting, { settlesAt })
  await recordEvent(call, 'payment_intent.processing', waiting)
  return waiting
}

/** The payment after a failed 3-D Secure: 'requires_payment_method' with the provider's words. */
export async function failAuthentication(call: Call, intent: PaymentIntent, method: Method): Promise<PaymentIntent> {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method.object,
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  await save(call.tx, failed, {})
  await recordEvent(call, 'payment_intent.payment_failed', failed)
  return failed
}
