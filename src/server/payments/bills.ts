import type Stripe from 'stripe'

import { findIntent } from './intents.ts'

/** What a subscription's last bill took, and whether that money is still here. */
export type Bill = {
  /** With taxes and discounts, less what was given back, in minor units; null when there is no bill. */
  readonly paidCents: number | null
  /** Given back whole, or taken back by the buyer's bank for good. Nothing that is only disputed, or went back in part. */
  readonly lost: 'refunded' | 'charged-back' | null
}

/**
 * Reads what became of the money of a subscription's last bill. One that was never paid, or had nothing to pay, cannot lose
 * any.
 * @param periodEnd of the subscription, in seconds since 1970
 */
export async function readBill(
  stripe: Stripe,
  bill: Stripe.Subscription['latest_invoice'],
  periodEnd: number,
): Promise<Bill> {
  if (typeof bill !== 'object' || !bill) return { paidCents: null, lost: null }
  const kept: Bill = { paidCents: bill.amount_paid, lost: null }
  if (!bill.id || bill.amount_paid === 0 || !(await paysPeriod(stripe, bill, periodEnd))) return kept
  const touched = await findTouched(stripe, bill.id)
  const intent = touched && (await findIntent(stripe, touched))
  if (!intent) return kept
  const { receivedCents, refundedCents, dispute } = intent
  if (refundedCents >= receivedCents) return { paidCents: 0, lost: 'refunded' }
  return { paidCents: receivedCents - refundedCents, lost: dispute === 'lost' ? 'charged-back' : null }
}

/**
 * Whether a bill pays for the period that runs. One for a change within a period charges the difference in prorations, and
 * is not what the period was paid with. But a change that begins a period, as to another interval, is billed for the same
 * reason: beside the credit for what is left of the former one, the bill has a line that is no proration and ends with the
 * period.
 */
async function paysPeriod(
  stripe: Stripe,
  { id, billing_reason: reason }: Stripe.Invoice,
  end: number,
): Promise<boolean> {
  if (reason !== 'subscription_update') return true
  // Former changes may stand before it, and a bill shows ten lines of its own accord.
  const { data } = await stripe.invoices.listLineItems(id, { limit: 100 })
  return data.some(({ parent, period }) => parent?.subscription_item_details?.proration === false && period.end === end)
}

/** @returns the payment of a bill, if anything of it was ever given back or disputed */
async function findTouched(stripe: Stripe, invoice: string): Promise<string | undefined> {
  const expand = ['data.payment.payment_intent.latest_charge']
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1, expand })
  const intent = data[0]?.payment.payment_intent
  if (typeof intent !== 'object') return undefined
  const { latest_charge: charge } = intent
  const isTouched = typeof charge === 'object' && charge && (charge.amount_refunded > 0 || charge.disputed)
  return isTouched ? intent.id : undefined
}

/** @returns the id of the subscription whose bill a payment paid, or undefined when it paid none */
export async function findBilled(stripe: Stripe, intentId: string): Promise<string | undefined> {
  const payment = { type: 'payment_intent', payment_intent: intentId } as const
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] })
  const bill = data[0]?.invoice
  if (typeof bill !== 'object' || bill.deleted) return undefined
  const subscription = bill.parent?.subscription_details?.subscription
  return typeof subscription === 'object' ? subscription.id : subscription
}
