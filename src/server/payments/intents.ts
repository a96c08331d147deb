import type Stripe from 'stripe'

import { hasCode, refusalIn } from './reached.ts'

/** A payment; amounts in minor units. */
export type Intent = {
  readonly id: string
  readonly clientSecret: string | null
  readonly status: Stripe.PaymentIntent.Status
  readonly amountCents: number
  /** What has really been received. */
  readonly receivedCents: number
  readonly refundedCents: number
  readonly currency: string
  readonly livemode: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly receiptUrl: string | null
  /** Whose bill it pays, for the payments of subscriptions; those of orders name nobody. */
  readonly customerId: string | null
}

export type NewIntent = {
  readonly amountCents: number
  readonly currency: string
  readonly description: string
  readonly metadata: Record<string, string>
  /** The same key always gives the same intent. */
  readonly idempotencyKey: string
}

/** Makes a payment that any method of the account may pay. */
export async function createIntent(stripe: Stripe, intent: NewIntent): Promise<Intent> {
  const created = await stripe.paymentIntents.create(
    {
      amount: intent.amountCents,
      currency: intent.currency,
      description: intent.description,
      metadata: intent.metadata,
      automatic_payment_methods: { enabled: true },
    },
    { idempotencyKey: intent.idempotencyKey },
  )
  return intentOf(created)
}

/** @returns undefined when the provider knows none of this id */
export async function findIntent(stripe: Stripe, id: string): Promise<Intent | undefined> {
  try {
    return intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

/** Cancels a payment, unless it is too late for that. @returns what it is now, or undefined when there is none */
export async function cancelIntent(stripe: Stripe, id: string): Promise<Intent | undefined> {
  try {
    return intentOf(await stripe.paymentIntents.cancel(id))
  } catch (error) {
    if (hasCode(error, 'payment_intent_unexpected_state')) return findIntent(stripe, id)
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

/** What came of asking for a refund: the money goes back, or went before; or what the provider has against it. */
export type RefundAnswer =
  | { readonly isGivenBack: true }
  | { readonly isGivenBack: false; readonly code: string | undefined; readonly reason: string }

/** Gives back all that is left of a payment; nothing happens when that was done before. */
export async function refund(stripe: Stripe, intentId: string, idempotencyKey: string): Promise<RefundAnswer> {
  try {
    await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey })
    return { isGivenBack: true }
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal) throw error
    return refusal.code === 'charge_already_refunded' ? { isGivenBack: true } : { isGivenBack: false, ...refusal }
  }
}

/** @returns the payments of which something was given back since then, each once, the latest first; by whomever */
export async function listRefunded(stripe: Stripe, since: Date): Promise<string[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const refunds = await stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 })
  const ids = refunds.map(({ payment_intent: intent }) => (typeof intent === 'string' ? intent : intent?.id))
  return [...new Set(ids.filter(id => id !== undefined))]
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const { customer } = intent
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
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
  }
}
