import type Stripe from 'stripe'

// The provider's objects, as the SDK's own types describe them: when an upgrade changes a shape, the build breaks here.
export type PaymentIntent = Stripe.PaymentIntent
export type PaymentMethod = Stripe.PaymentMethod
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
export type Dispute = Stripe.Dispute
export type BalanceTransaction = Stripe.BalanceTransaction
export type Coupon = Stripe.Coupon
export type PromotionCode = Stripe.PromotionCode
export type TaxRate = Stripe.TaxRate
export type InvoicePayment = Stripe.InvoicePayment
export type WebhookEndpoint = Stripe.WebhookEndpoint

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
  | 'nickname'
  | 'product'
  | 'recurring'
  | 'tax_behavior'
  | 'type'
  | 'unit_amount'
>
export type PaymentLink = Pick<
  Stripe.PaymentLink,
  'id' | 'object' | 'active' | 'currency' | 'livemode' | 'metadata' | 'url'
> & {
  after_completion: Pick<Stripe.PaymentLink.AfterCompletion, 'type' | 'redirect'>
  automatic_tax: Pick<Stripe.PaymentLink.AutomaticTax, 'enabled'>
  subscription_data: Pick<Stripe.PaymentLink.SubscriptionData, 'trial_period_days'> | null
}
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'balance' | 'created' | 'email' | 'invoice_settings' | 'livemode' | 'metadata' | 'name'
>
export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'allow_promotion_codes'
  | 'amount_total'
  | 'cancel_url'
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
  | 'total_details'
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
  | 'billing_mode'
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
  | 'trial_end'
  | 'trial_start'
> & { items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string } }
export type InvoiceLine = Pick<
  Stripe.InvoiceLineItem,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'description'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'parent'
  | 'period'
  | 'pricing'
  | 'quantity'
  | 'subscription'
>
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
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'parent'
  | 'period_end'
  | 'period_start'
  | 'starting_balance'
  | 'status'
  | 'subtotal'
  | 'total'
  | 'total_discount_amounts'
  | 'total_excluding_tax'
  | 'total_taxes'
> & { lines: { object: 'list'; data: readonly InvoiceLine[]; has_more: false; url: string } }
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
  balance_transaction: BalanceTransaction
  coupon: Coupon
  promotion_code: PromotionCode
  tax_rate: TaxRate
  invoice_payment: InvoicePayment
  webhook_endpoint: WebhookEndpoint
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

export type Tax = { id: string | null; percentage: number; inclusive: boolean }
export type Discount = {
  coupon: string
  code?: string | undefined
  percentOff: number
  amountOff: number
  months: number
}

/** On what terms something is sold, beside its price. */
export type Terms = {
  taxes: readonly Tax[]
  discount?: Discount | undefined
  trialDays?: number | undefined
  allowsCodes?: boolean | undefined
  /** How a change is reckoned: by the price, or unless told by what was debited. */
  billingMode?: 'classic' | 'flexible' | undefined
}

/** What a link or a checkout sells: a price or several, on what terms, and what the payment or subscription then says. */
export type Sale = {
  lines: readonly { price: string; quantity: number }[]
  terms?: Terms | undefined
  metadata?: Record<string, string> | undefined
}

/** What a line of a bill charges, or gives back: for a whole period, or for what is left of one after a change. */
export type BilledLine = {
  /** In minor units. */
  amount: number
  quantity: number
  /** Seconds since 1970. */
  period: { start: number; end: number }
  isProration: boolean
}

/** What the provider knows about an object and never shows. */
export type Notes = {
  /** The test card behind a payment method, by its id in `cards.ts`. */
  card?: string
  /** Opens the page of the object: 3-D Secure, receipt, payment link, customer portal. */
  token?: string
  /** What a payment link or a checkout sells. */
  sale?: Sale
  /** On what terms a subscription was sold. */
  terms?: Terms | undefined
  /** When a payment in `processing`, a refund or a dispute settles, ISO 8601. */
  settlesAt?: string
  /** What the events of a webhook endpoint are signed with. */
  secret?: string
  /** How the bank will decide a dispute. */
  verdict?: 'won' | 'lost'
  /** What changes of price within the period add to the next bill of a subscription. */
  prorations?: readonly BilledLine[]
  /** When a subscription renews, tries its card again or ends, ISO 8601. */
  renewsAt?: string
}

export type Stored<K extends Kind> = { object: Kinds[K]; notes: Notes }
