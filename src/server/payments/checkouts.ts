import type Stripe from 'stripe'

import { days, seconds } from '#src/wire/durations.ts'
import { monthsAfter } from '#src/wire/money/passes.ts'

import { refusalIn } from './reached.ts'

/** A page of the provider's, made for one person who pays a plan with something off its first payment; amounts in minor units. */
export type NewCheckout = {
  readonly priceId: string
  readonly discountCents: number
  readonly currency: string
  /** What the provider's pages call the discount. */
  readonly couponName: string
  /** How many days are free before the first payment. */
  readonly trialDays: number | null
  /** Whether the provider reckons taxes. */
  readonly isTaxed: boolean
  /** Whose membership it becomes. */
  readonly reference: string
  readonly email: string
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly createdAt: Date
  /** Until when it can be paid: half an hour from now at the least, a day at the most. */
  readonly expiresAt: Date
  /** The same key always gives the same page. */
  readonly idempotencyKey: string
}

/** `over` cannot be paid any more; `paid` has begun a subscription, or is just about to. */
export type Checkout = { readonly id: string } & (
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'paid' | 'over' }
)

/** Somebody waits for it. */
const quick: Stripe.RequestOptions = { timeout: seconds(10), maxNetworkRetries: 1 }

/**
 * Makes the page, and what it takes off: one coupon of the provider's for this page alone.
 * @returns undefined where the provider makes no such page, as for a price that was closed
 */
export async function createCheckout(stripe: Stripe, wanted: NewCheckout): Promise<Checkout | undefined> {
  const { idempotencyKey: key } = wanted
  try {
    const coupon = await stripe.coupons.create(couponOf(wanted), { ...quick, idempotencyKey: `${key}-coupon` })
    const session = pageOf(wanted, coupon.id)
    return checkoutOf(await stripe.checkout.sessions.create(session, { ...quick, idempotencyKey: `${key}-checkout` }))
  } catch (error) {
    if (refusalIn(error)?.isPassing === false) return undefined
    throw error
  }
}

function couponOf({ discountCents, currency, couponName, trialDays, createdAt }: NewCheckout) {
  const months = trialDays === null ? undefined : monthsOver(createdAt, trialDays)
  return {
    amount_off: discountCents,
    currency,
    name: couponName,
    max_redemptions: 1,
    ...(months ? { duration: 'repeating' as const, duration_in_months: months } : { duration: 'once' as const }),
  }
}

/**
 * For how many months a discount counts that is for the first payment after free days, and for no other: these begin with a
 * bill of nothing, which may use up what counts once. @returns undefined where the ends of months leave no such number
 */
function monthsOver(from: Date, freeDays: number): number | undefined {
  const first = new Date(from.getTime() + days(freeDays))
  let months = 1
  while (monthsAfter(from, months) <= first) months += 1
  return monthsAfter(from, months) <= monthsAfter(first, 1) ? months : undefined
}

function pageOf(wanted: NewCheckout, coupon: string): Stripe.Checkout.SessionCreateParams {
  const { priceId, trialDays, isTaxed, reference, email, returnUrl, cancelUrl, expiresAt } = wanted
  return {
    mode: 'subscription',
    line_items: [{ price: priceId, quantity: 1 }],
    discounts: [{ coupon }],
    client_reference_id: reference,
    customer_email: email,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    ...(isTaxed && { automatic_tax: { enabled: true } }),
    subscription_data: {
      // A change gives back of what was debited, not of the price.
      billing_mode: { type: 'flexible' },
      ...(trialDays !== null && { trial_period_days: trialDays }),
    },
  }
}

function checkoutOf({ id, status, url }: Stripe.Checkout.Session): Checkout {
  if (status === 'open' && url) return { id, state: 'open', url }
  return { id, state: status === 'complete' ? 'paid' : 'over' }
}

/** @returns such a page as it is now */
export const findCheckout = async (stripe: Stripe, id: string): Promise<Checkout> =>
  checkoutOf(await stripe.checkout.sessions.retrieve(id, {}, quick))

/** Has nobody pay there any more. @returns the page as it is now: it may have been paid before */
export async function expireCheckout(stripe: Stripe, id: string): Promise<Checkout> {
  try {
    return checkoutOf(await stripe.checkout.sessions.expire(id, {}, quick))
  } catch (error) {
    // Also what the provider says of one that is paid, or over.
    if (refusalIn(error)?.isPassing !== false) throw error
    return findCheckout(stripe, id)
  }
}
