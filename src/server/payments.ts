// The only file that knows the payment provider. The sandbox is reached by the same code at another host.
import Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'

import type { StripeKeys } from './env.ts'

export type Intent = {
  readonly id: string
  readonly clientSecret: string | null
  readonly status: Stripe.PaymentIntent.Status
  readonly amountCents: number
  /** What has really been received, in minor units. */
  readonly receivedCents: number
  readonly refundedCents: number
  readonly currency: string
  readonly livemode: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly receiptUrl: string | null
}

/** What an event of the provider is about. Everything else of it is read again from the provider. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly livemode: boolean
  readonly intentId: string | undefined
}

type NewIntent = {
  readonly amountCents: number
  readonly currency: string
  readonly description: string
  readonly metadata: Record<string, string>
  /** The same key always gives the same intent. */
  readonly idempotencyKey: string
}

export type Payments = {
  readonly publishableKey: string
  readonly livemode: boolean
  createIntent: (intent: NewIntent) => Promise<Intent>
  /** @returns the payment as it is now, or undefined when the provider knows none of this id */
  findIntent: (id: string) => Promise<Intent | undefined>
  /** Cancels a payment, unless it is too late for that. @returns what it is now, or undefined when there is none */
  cancelIntent: (id: string) => Promise<Intent | undefined>
  /** Gives all of a payment back; nothing happens when that was done before. */
  refund: (intentId: string, idempotencyKey: string) => Promise<void>
  /** @throws WebhookForged unless the body carries a fresh signature made with our secret */
  readEvent: (body: Buffer, signature: string | string[] | undefined) => PaymentEvent
}

/** A webhook whose signature is missing, wrong or too old. */
export class WebhookForged extends Error {
  override name = 'WebhookForged'
}

/** The provider did not answer, not in time, or with trouble of its own. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable'
}

/** The provider failed inside: it repeats that answer for the same idempotency key, so only a new key helps. */
export class PaymentsBroken extends PaymentsUnavailable {}

/** @param apiUrl another host for the same SDK, such as the sandbox's */
export function connectPayments(keys: StripeKeys, apiUrl: string | undefined): Payments {
  const stripe = new Stripe(keys.secretKey, {
    ...hostOf(apiUrl),
    timeout: seconds(10),
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return {
    publishableKey: keys.publishableKey,
    livemode: keys.secretKey.includes('_live_'),
    createIntent: intent =>
      reached(async () => intentOf(await stripe.paymentIntents.create(...createArguments(intent)))),
    findIntent: id => reached(() => findIntent(stripe, id)),
    cancelIntent: id => reached(() => cancelIntent(stripe, id)),
    refund: (intentId, idempotencyKey) => reached(() => refund(stripe, intentId, idempotencyKey)),
    readEvent: (body, signature) => readEvent(stripe, keys.webhookSecret, body, signature),
  }
}

async function findIntent(stripe: Stripe, id: string): Promise<Intent | undefined> {
  try {
    return intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

async function cancelIntent(stripe: Stripe, id: string): Promise<Intent | undefined> {
  try {
    return intentOf(await stripe.paymentIntents.cancel(id))
  } catch (error) {
    if (hasCode(error, 'payment_intent_unexpected_state')) return findIntent(stripe, id)
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

async function refund(stripe: Stripe, intentId: string, idempotencyKey: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey })
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

function createArguments(intent: NewIntent): [Stripe.PaymentIntentCreateParams, Stripe.RequestOptions] {
  return [
    {
      amount: intent.amountCents,
      currency: intent.currency,
      description: intent.description,
      metadata: intent.metadata,
      automatic_payment_methods: { enabled: true },
    },
    { idempotencyKey: intent.idempotencyKey },
  ]
}

function readEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string | string[] | undefined,
): PaymentEvent {
  if (typeof signature !== 'string' || !signature) throw new WebhookForged('no signature')
  try {
    const { id, type, livemode, data } = stripe.webhooks.constructEvent(body, signature, secret)
    return { id, type, livemode, intentId: intentIdIn(data.object) }
  } catch (cause) {
    throw new WebhookForged('the signature does not fit', { cause })
  }
}

function intentIdIn(object: object): string | undefined {
  const { object: kind, id, payment_intent: parent } = { object: '', id: '', payment_intent: '', ...object }
  if (kind === 'payment_intent') return id
  return typeof parent === 'string' && parent ? parent : undefined
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: intent.status,
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    livemode: intent.livemode,
    metadata: intent.metadata,
    receiptUrl: charge?.receipt_url ?? null,
  }
}

function hostOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port: Number(port) }) }
}

/** Trouble on the provider's side becomes one error that callers can tell from a refusal. */
async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeAPIError) throw new PaymentsBroken(cause.message, { cause })
    if (isAway(cause)) throw new PaymentsUnavailable(cause.message, { cause })
    throw cause
  }
}

const { StripeAuthenticationError, StripeConnectionError, StripePermissionError, StripeRateLimitError } = Stripe.errors

/** Not reached, too many calls, keys that it does not take, or the same call still under way. */
function isAway(error: unknown): error is Error {
  if (error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use') return true
  const kinds = [StripeAuthenticationError, StripeConnectionError, StripePermissionError, StripeRateLimitError]
  return kinds.some(kind => error instanceof kind)
}
