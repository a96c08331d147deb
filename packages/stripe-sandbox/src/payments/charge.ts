import { type Call, epochSeconds } from '../call.ts'
import type { CardOutcome } from '../cards.ts'
import { newId, newSecret } from '../identifiers.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../objects.ts'
import { insert } from '../store.ts'
import { cardFeeOf, enter } from './balance.ts'

type Decline = Extract<CardOutcome, { kind: 'declines' }>

function methodDetails(method: PaymentMethod): NonNullable<Charge['payment_method_details']> {
  const card = method.card
  return {
    type: 'card',
    ...(card && {
      card: {
        amount_authorized: null,
        authorization_code: null,
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    }),
  }
}

function outcomeOf(decline: Decline | undefined): NonNullable<Charge['outcome']> {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline ? decline.message : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

/**
 * Stores the charge of a payment: paid, or failed when `decline` is given. The receipt page opens with a token of its own.
 * @returns the charge; amounts in minor units
 */
export async function createCharge(
  call: Call,
  intent: PaymentIntent,
  { method, decline }: { method: PaymentMethod; decline?: Decline },
): Promise<Charge> {
  const { origin, prefix } = call.sandbox
  const token = newSecret()
  const id = newId('ch')
  const { amount, currency } = intent
  const entry = { type: 'charge', category: 'charge', amount, fee: cardFeeOf(amount), currency, source: id } as const
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : (await enter(call, entry)).id,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    captured: !decline,
    created: epochSeconds(call.now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${origin}${prefix}/receipts/${token}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
  await insert(call.tx, charge, decline ? {} : { token })
  return charge
}
