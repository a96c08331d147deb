import type Stripe from 'stripe'

import { findIntent, type Intent, type Lost, lostOf } from './intents.ts'

/** What a subscription's last bill took, and whether that money is still here. */
export type Bill = {
  /** With taxes and discounts, less what was given back, in minor units; null when there is no bill. */
  readonly paidCents: number | null
  readonly lost: Lost
  /** Whether its payer's bank is deciding about it. */
  readonly isDisputed: boolean
}

/**
 * Reads what became of the money of a subscription's last bill, and of the one that its period was paid with, which may be an
 * earlier one. One that was never paid, or had nothing to pay, cannot lose any.
 * @param periodEnd of the subscription, in seconds since 1970
 */
export async function readBill(
  stripe: Stripe,
  { id: subscription, latest_invoice: bill }: Stripe.Subscription,
  periodEnd: number,
): Promise<Bill> {
  if (typeof bill !== 'object' || !bill) return { paidCents: null, lost: null, isDisputed: false }
  const isLast = await paysPeriod(stripe, bill, periodEnd)
  const own = isLast ? bill : await findOwn(stripe, { subscription, periodEnd })
  const intent = own && (await findTouched(stripe, own))
  if (!intent) return { paidCents: bill.amount_paid, lost: null, isDisputed: false }
  const lost = lostOf(intent)
  const isDisputed = intent.dispute === 'open'
  if (lost === 'refunded') return { paidCents: 0, lost, isDisputed }
  return { paidCents: isLast ? intent.receivedCents - intent.refundedCents : bill.amount_paid, lost, isDisputed }
}

/** The bill that a period was paid with, behind those of changes within it; so many changes are more than anybody makes. */
async function findOwn(
  stripe: Stripe,
  { subscription, periodEnd }: { subscription: string; periodEnd: number },
): Promise<Stripe.Invoice | undefined> {
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 20 })
  for (const bill of data) if (await paysPeriod(stripe, bill, periodEnd)) return bill
  return undefined
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
async function findTouched(
  stripe: Stripe,
  { id: invoice, amount_paid: paid }: Stripe.Invoice,
): Promise<Intent | undefined> {
  if (!invoice || paid === 0) return undefined
  const expand = ['data.payment.payment_intent.latest_charge']
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1, expand })
  const intent = data[0]?.payment.payment_intent
  if (typeof intent !== 'object') return undefined
  const { latest_charge: charge } = intent
  const isTouched = typeof charge === 'object' && charge && (charge.amount_refunded > 0 || charge.disputed)
  return isTouched ? findIntent(stripe, intent.id) : undefined
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

/** @returns the payments of all bills of a subscription, without those that nothing of was received */
export async function listPaidFor(stripe: Stripe, subscription: string): Promise<Intent[]> {
  const bills = await stripe.invoices.list({ subscription, limit: 100 }).autoPagingToArray({ limit: 1_000 })
  const ids = await Promise.all(
    bills.filter(({ amount_paid: paid }) => paid > 0).map(bill => listPaying(stripe, bill.id)),
  )
  const found = await Promise.all([...new Set(ids.flat())].map(id => findIntent(stripe, id)))
  return found.filter(intent => intent !== undefined)
}

/** What was paid outside the provider, or put on record there, names no payment that it could give back. */
async function listPaying(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 })
  return data
    .map(({ payment: { payment_intent: intent } }) => (typeof intent === 'object' ? intent.id : intent))
    .filter(id => id !== undefined)
}
