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

// Of the kinds below only the fields that a shop with plans reads.
export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'metadata' | 'name'
>
export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'product'
  | 'recurring'
  | 'type'
  | 'unit_amount'
>
export type PaymentLink = Pick<
  Stripe.PaymentLink,
  'id' | 'object' | 'active' | 'currency' | 'livemode' | 'metadata' | 'url'
> & {
  after_completion: Pick<Stripe.PaymentLink.AfterCompletion, 'type' | 'redirect'>
}
export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata'>
export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_link'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'url'
> & { customer_details: Pick<Stripe.Checkout.Session.CustomerDetails, 'email'> | null }
type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'quantity' | 'subscription'
> & { price: Price }
export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
> & { items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string } }
export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'billing_reason'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'parent'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'subtotal'
  | 'total'
>
export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'return_url' | 'url'
>

/** Every kind of stored object by its `object` name. */
export type Kinds = {
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  charge: Charge
  refund: Refund
  dispute: Dispute
  product: Product
  price: Price
  payment_link: PaymentLink
  customer: Customer
  'checkout.session': CheckoutSession
  subscription: Subscription
  invoice: Invoice
  'billing_portal.session': PortalSession
}
export type Kind = keyof Kinds

/** What the provider knows about an object and never shows. */
export type Notes = {
  /** The test card behind a payment method, by its id in `cards.ts`. */
  card?: string
  /** Opens the page of the object: 3-D Secure, receipt, payment link, customer portal. */
  token?: string
  /** What a payment link sells. */
  price?: string
  /** When a payment in `processing` settles, ISO 8601. */
  settlesAt?: string
  /** When a subscription renews, tries its card again or ends, ISO 8601. */
  renewsAt?: string
}

export type Stored<K extends Kind> = { object: Kinds[K]; notes: Notes }
