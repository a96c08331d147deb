import { type Call, epochSeconds } from '../call.ts'
import type { Amounts } from '../catalogue/terms.ts'
import { newId } from '../identifiers.ts'
import type { BilledLine, Invoice, InvoiceLine, InvoicePayment, PaymentIntent, Subscription } from '../objects.ts'
import { amountFault } from '../payments/currencies.ts'
import { find, insert, lock, save } from '../store.ts'

type NewInvoice = {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  email: string | null
  currency: string
  amounts: Amounts
  /** Seconds since 1970. */
  period: { start: number; end: number }
  lines: readonly BilledLine[]
  /** What the customer owes besides, or below nothing what is kept for them; in minor units. */
  balance?: number
}

type Billed = Pick<Subscription, 'id' | 'customer' | 'items'>

/** The provider names the former price where it gives back what is left of it; here every line names the one of now. */
const pricingOf = ({ id: price, product }: Billed['items']['data'][0]['price']): InvoiceLine['pricing'] => ({
  type: 'price_details',
  price_details: { price, product: typeof product === 'string' ? product : product.id },
  unit_amount_decimal: null,
})

/** As the provider writes it: a proration comes from an invoice item, a period from the subscription alone. */
const lineOf = (invoice: string, currency: string, { id, items }: Billed, line: BilledLine): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount: line.amount,
  currency,
  description: line.isProration ? (line.amount < 0 ? 'Unused time' : 'Remaining time') : 'Subscription',
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: line.isProration ? newId('ii') : null,
      proration: line.isProration,
      proration_details: { credited_items: null },
      subscription: id,
      subscription_item: items.data[0].id,
    },
  },
  period: line.period,
  pricing: pricingOf(items.data[0].price),
  quantity: line.quantity,
  subscription: id,
})

/** What lines come to: below nothing where more is given back than charged. */
export const sumOf = (lines: readonly BilledLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What a bill takes now, and what stays with the customer: below nothing is kept for their next bills, and what is too little to be charged is on the next one. */
function duesOf(total: number, balance: number, currency: string): { due: number; left: number } {
  const all = total + balance
  return all <= 0 || amountFault(all, currency) ? { due: 0, left: all } : { due: all, left: 0 }
}

/** The bill of one period, not paid yet. It is not stored here. */
export function newInvoice(
  call: Call,
  subscription: Billed,
  { amounts, currency, reason, email, period, lines, balance = 0 }: NewInvoice,
): Invoice {
  const { id: subscriptionId, customer } = subscription
  const id = newId('in')
  const { subtotal, discount, tax, isTaxOnTop, total, excludingTax } = amounts
  const { due, left } = duesOf(total, balance, currency)
  const taxed = {
    amount: tax,
    tax_behavior: isTaxOnTop ? 'exclusive' : 'inclusive',
    tax_rate_details: null,
    taxability_reason: 'standard_rated',
    taxable_amount: excludingTax,
    type: 'tax_rate_details',
  } as const
  return {
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: epochSeconds(call.now),
    currency,
    customer,
    customer_email: email,
    ending_balance: left,
    hosted_invoice_url: null,
    lines: {
      object: 'list',
      data: lines.map(line => lineOf(id, currency, subscription, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `SANDBOX-${newId('').slice(-8).toUpperCase()}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscriptionId },
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: balance,
    status: 'open',
    subtotal,
    total,
    total_discount_amounts: discount ? [{ amount: discount, discount: '' }] : [],
    total_excluding_tax: excludingTax,
    total_taxes: tax ? [taxed] : [],
  }
}

/** Who has a bill: their address, and what is kept for them or owed by them. */
export async function buyerOf(
  call: Call,
  { customer }: Pick<Subscription, 'customer'>,
): Promise<{ email: string | null; balance: number }> {
  const found = typeof customer === 'string' ? await find(call.tx, 'customer', customer) : undefined
  return { email: found?.object.email ?? null, balance: found?.object.balance ?? 0 }
}

/** Stores a bill, and what stays with its customer after it. */
export async function insertBill(call: Call, bill: Invoice): Promise<void> {
  await insert(call.tx, bill)
  if (typeof bill.customer !== 'string' || bill.ending_balance === bill.starting_balance) return
  const stored = await lock(call.tx, 'customer', bill.customer)
  if (stored) await save(call.tx, { ...stored.object, balance: bill.ending_balance ?? 0 })
}

/** Notes which payment paid a bill, and where its receipt is. */
export async function payWith(call: Call, invoice: Invoice, intent: PaymentIntent): Promise<Invoice> {
  const charge = typeof intent.latest_charge === 'string' ? await find(call.tx, 'charge', intent.latest_charge) : null
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: epochSeconds(call.now),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: epochSeconds(call.now) },
  }
  await insert(call.tx, payment)
  return { ...invoice, hosted_invoice_url: charge?.object.receipt_url ?? null }
}

/** The same bill after one attempt. @param nextAttempt seconds since 1970 when it failed and will be tried again */
export function attempted(invoice: Invoice, paid: boolean, nextAttempt: number | null = null): Invoice {
  return {
    ...invoice,
    amount_paid: paid ? invoice.amount_due : 0,
    amount_remaining: paid ? 0 : invoice.amount_due,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: nextAttempt,
    status: paid ? 'paid' : 'open',
  }
}
