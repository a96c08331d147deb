import type Stripe from 'stripe'

import { hasCode } from './reached.ts'

/** One payment of a bill of a subscription; in minor units. */
export type PaidBill = {
  readonly intentId: string
  /** What was received, with taxes and discounts. */
  readonly amountCents: number
  /** What was taken off the bill, of which this may be one of several payments. */
  readonly discountCents: number
  readonly currency: string
  readonly createdAt: Date
  readonly paidAt: Date
  /** Whether it began the subscription: every other one is a renewal or a change. */
  readonly isFirst: boolean
  /** What was bought, where the bill says it. */
  readonly priceId: string | undefined
  /** What it paid for; none where it charged the difference of a change within a period. */
  readonly period: { readonly from: Date; readonly to: Date } | undefined
}

/**
 * @returns the payments of all bills of a subscription by which money was received, the latest first. What was paid outside
 *   the provider names no payment, and is none of them.
 */
export async function listPaidBills(stripe: Stripe, subscription: string): Promise<PaidBill[]> {
  const bills = await listBills(stripe, subscription)
  const paid = await Promise.all(
    bills.filter(({ amount_paid: cents }) => cents > 0).map(bill => paymentsOf(stripe, bill)),
  )
  return paid.flat()
}

async function listBills(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  try {
    const pages = stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] })
    return await pages.autoPagingToArray({ limit: 1_000 })
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return []
    throw error
  }
}

async function paymentsOf(stripe: Stripe, bill: Stripe.Invoice): Promise<PaidBill[]> {
  const paid = (bill.payments?.data ?? []).flatMap(payment => paymentOf(payment, bill) ?? [])
  if (paid.length === 0) return []
  const about = {
    isFirst: bill.billing_reason === 'subscription_create',
    discountCents: (bill.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    ...boughtIn(await linesOf(stripe, bill)),
  }
  return paid.map(payment => ({ ...payment, ...about }))
}

function paymentOf(
  { amount_paid: amountCents, currency, created, payment, status, status_transitions: at }: Stripe.InvoicePayment,
  bill: Stripe.Invoice,
) {
  const { payment_intent: intent } = payment
  const intentId = typeof intent === 'object' ? intent.id : intent
  if (status !== 'paid' || !intentId || !amountCents) return undefined
  const paidAt = at.paid_at ?? bill.status_transitions?.paid_at ?? created
  return { intentId, amountCents, currency, createdAt: instant(created), paidAt: instant(paidAt) }
}

/** A bill shows ten lines of its own accord; former changes may stand before what counts. */
async function linesOf(stripe: Stripe, { id, lines }: Stripe.Invoice): Promise<readonly Stripe.InvoiceLineItem[]> {
  if (!lines.has_more || !id) return lines.data
  return (await stripe.invoices.listLineItems(id, { limit: 100 })).data
}

/** The line of a period is no proration. Where there is none, what was moved to is what is charged for and not given back. */
function boughtIn(lines: readonly Stripe.InvoiceLineItem[]): Pick<PaidBill, 'priceId' | 'period'> {
  const whole = lines.findLast(line => line.parent?.subscription_item_details?.proration === false)
  const bought = whole ?? lines.findLast(({ amount }) => amount > 0)
  const price = bought?.pricing?.price_details?.price
  return {
    priceId: typeof price === 'object' ? price.id : price,
    period: whole && { from: instant(whole.period.start), to: instant(whole.period.end) },
  }
}

const instant = (seconds: number): Date => new Date(seconds * 1000)
