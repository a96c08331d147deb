import type Stripe from 'stripe'

// The provider's objects, as the SDK's own types describe them: when an upgrade changes a shape, the build breaks here.
export type PaymentIntent = Stripe.PaymentIntent
export type PaymentMethod = Stripe.PaymentMethod
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
/** A dispute without the evidence, which nobody submits in a sandbox. */
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'livemode' | 'payment_intent' | 'reason' | 'status'
>

/** Every kind of stored object by its `object` name. */
export type Kinds = {
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  charge: Charge
  refund: Refund
  dispute: Dispute
}
export type Kind = keyof Kinds

/** What the provider knows about an object and never shows. */
export type Notes = {
  /** The test card behind a payment method, by its id in `cards.ts`. */
  card?: string
  /** Opens the 3-D Secure page or the receipt page. */
  token?: string
  /** When a payment in `processing` settles, ISO 8601. */
  settlesAt?: string
}

export type Stored<K extends Kind> = { object: Kinds[K]; notes: Notes }
