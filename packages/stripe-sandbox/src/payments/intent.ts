import { type Call, epochSeconds } from '../call.ts'
import { newId, newSecret } from '../identifiers.ts'
import type { PaymentIntent } from '../objects.ts'

/** What a new payment may carry; amounts in minor units. */
export type NewIntent = {
  amount: number
  currency: string
  metadata: Record<string, string>
  description?: string | undefined
  receipt_email?: string | undefined
  paymentMethod?: string | undefined
  customer?: string | undefined
}

/** A new payment, in the state its payment method allows. */
export function newIntent(call: Call, input: NewIntent): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newSecret()}`,
    confirmation_method: 'automatic',
    created: epochSeconds(call.now),
    currency: input.currency,
    customer: input.customer ?? null,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: input.paymentMethod ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: input.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: input.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    transfer_group: null,
  } satisfies PaymentIntent
}

const clientFields: ReadonlySet<string> = new Set([
  'id',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] satisfies (keyof PaymentIntent)[])

/** What a publishable key may see of a payment: no metadata, no charge, no customer. */
export function clientSafe(intent: Partial<PaymentIntent>): Partial<PaymentIntent> & { object: 'payment_intent' } {
  const shown = Object.entries(intent).filter(([name]) => clientFields.has(name))
  return { ...Object.fromEntries(shown), object: 'payment_intent' }
}
