import { type Call, epochSeconds } from '../call.ts'
import type { Amounts } from '../catalogue/terms.ts'
import { newId } from '../identifiers.ts'
import type { BilledLine, Invoice, InvoiceLine, InvoicePayment, PaymentIntent, Subscription } from '../objects.ts'
import { find, insert } from '../store.ts'

type NewInvoice = {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  email: string | null
  currency: string
  amounts: Amounts
  /** Seconds since 1970. */
  period: { start: number; end: number }
  lines: readonly BilledLine[]
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

/** What lines come to; a bill of less than nothing takes nothing. */
export const sumOf = (lines: readonly BilledLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  )

/** The bill of one period, not paid yet. It is not stored here. */
export function newInvoice(
  call: Call,
  subscription: Billed,
  { amounts, currency, reason, email, period, lines }: NewInvoice,
): Invoice {
  const { id: subscriptionId, customer } = subscription
  const id = newId('in')
  const { subtotal, discount, tax, isTaxOnTop, total, excludingTax } = amounts
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
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: epochSeconds(call.now),
    currency,
    customer,
    customer_email: email,
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
    status: 'open',
    subtotal,
    total,
    total_discount_amounts: discount ? [{ amount: discount, discount: '' }] : [],
    total_excluding_tax: excludingTax,
    total_taxes: tax ? [taxed] : [],
  }
}

/** Notes which payment paid a bill, and where its receipt is. */
export async function payWith(call: Call, invoice: Invoice, intent: PaymentIntent): Promise<Invoice> {
  const charge = typeof intent.latest_charge === 'string' ? await find(call.tx, 'charge', intent.latest_charge) : null
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.total,
    amount_requested: invoice.total,
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
    amount_paid: paid ? invoice.total : 0,
    amount_remaining: paid ? 0 : invoice.total,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: nextAttempt,
    status: paid ? 'paid' : 'open',
  }
}
