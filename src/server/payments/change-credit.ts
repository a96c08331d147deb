// Whether the credit of a change was paid for. A provider may reckon it by the price, though a coupon has paid that.
import type Stripe from 'stripe'

/** The provider rounds each line. */
const ROUNDED = 1

/** With taxes that lie within prices, before those that are added: alike on both sides. */
const discountOf = ({ total_discount_amounts: discounts }: Stripe.Invoice): number =>
  (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0)

/**
 * Whether a change gives back more than is left of what was charged for the running period: such credit would pay later bills.
 * @param bill what the change would make, reckoned from the second `at`
 */
export async function isUnpaidCredit(
  stripe: Stripe,
  { id, bill, at, end }: { id: string; bill: Stripe.Invoice; at: number; end: number },
  options: Stripe.RequestOptions,
): Promise<boolean> {
  const credit = discountOf(bill) - bill.subtotal
  if (credit <= 0) return false
  const { data } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 100 }, options)
  return credit > data.reduce((sum, paid) => sum + leftOf(paid, at, end), 0) + ROUNDED
}

/** What is left of what a bill charged for the period with that end. */
function leftOf(bill: Stripe.Invoice, at: number, end: number): number {
  const charged = bill.lines.data.filter(({ amount, period }) => amount > 0 && period.end === end)
  const [first] = charged
  if (!first) return 0
  const cents = charged.reduce((sum, { amount }) => sum + amount, 0) - discountOf(bill)
  const { start } = first.period
  return Math.max(0, cents) * Math.min(1, (end - at) / (end - start))
}
