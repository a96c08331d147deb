import type Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

import { hasCode } from './reached.ts'

/** What a subscription will be billed next; in minor units. */
export type NextBill = {
  /** With taxes, discounts, and what is kept for its payer. */
  readonly dueCents: number
  readonly currency: string
  /** Whose card it is, in lower case; null where that is not known. */
  readonly payerEmail: string | null
  /** Null where it is paid otherwise. */
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** Somebody waits before a page that stands without it. */
const quick: Stripe.RequestOptions = { timeout: seconds(5), maxNetworkRetries: 0 }

const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method']

/** @returns what a subscription will be billed next, or undefined when it is not billed again or there is none of this id */
export async function findNextBill(stripe: Stripe, id: string): Promise<NextBill | undefined> {
  try {
    const [bill, { customer, default_payment_method: own }] = await Promise.all([
      stripe.invoices.createPreview({ subscription: id }, quick),
      stripe.subscriptions.retrieve(id, { expand }, quick),
    ])
    const payer = payerOf(customer)
    const email = normalEmail(payer?.email ?? '') ?? null
    return {
      dueCents: bill.amount_due,
      currency: bill.currency,
      payerEmail: email,
      card: cardOf(own ?? standardOf(payer)),
    }
  } catch (error) {
    if (hasCode(error, 'invoice_upcoming_none') || hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

type Payer = Stripe.Customer | undefined

const payerOf = (named: string | Stripe.Customer | Stripe.DeletedCustomer): Payer =>
  typeof named === 'object' && !named.deleted ? named : undefined

const standardOf = (payer: Payer) => payer?.invoice_settings.default_payment_method ?? null

function cardOf(method: string | Stripe.PaymentMethod | null): NextBill['card'] {
  if (typeof method !== 'object' || !method?.card) return null
  const { brand, last4 } = method.card
  return { brand, last4 }
}
