import { type Call, epochSeconds } from '../call.ts'
import { newId } from '../identifiers.ts'
import type { Invoice, Price, Subscription } from '../objects.ts'

type NewInvoice = {
  reason: 'subscription_create' | 'subscription_cycle'
  email: string | null
  /** Seconds since 1970. */
  period: { start: number; end: number }
}

/** The bill of one period, not paid yet. It is not stored here. */
export function newInvoice(
  call: Call,
  { id, customer }: Pick<Subscription, 'id' | 'customer'>,
  { price, reason, email, period }: NewInvoice & { price: Price },
): Invoice {
  const total = price.unit_amount ?? 0
  return {
    id: newId('in'),
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: epochSeconds(call.now),
    currency: price.currency,
    customer,
    customer_email: email,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: id },
    },
    period_end: period.end,
    period_start: period.start,
    status: 'open',
    subtotal: total,
    total,
  }
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
