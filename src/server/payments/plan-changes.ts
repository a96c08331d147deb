import Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'

import { isUnpaidCredit } from './change-credit.ts'
import { hasCode, refusalIn } from './reached.ts'
import { findSubscription, type Subscription } from './subscriptions.ts'

/** What moving a subscription to another price takes; amounts in minor units. */
export type PlanChange = {
  /** The second that it is reckoned from: a change with the same one takes the same. */
  readonly at: number
  /** Taken now, with taxes and discounts, less what is kept for its payer. */
  readonly takesCents: number
  /** What is kept for its payer after that, for the next bills. */
  readonly creditCents: number
  /** What is billed each time from then on. */
  readonly nextCents: number
  readonly currency: string
  /** When that is billed first. */
  readonly nextAt: Date
}

export type Wanted = {
  /** The price that it is believed to have, and the one that it shall have. */
  readonly from: string
  readonly to: string
  /** As a preview said it; without one it is reckoned from now. */
  readonly at?: number | undefined
  readonly now: Date
} & Kept

/** `keepsDiscount`: false where what is taken off was for the first payment alone, and is taken away by the change. */
type Kept = { readonly keepsDiscount?: boolean | undefined }

const discountsOf = ({ keepsDiscount = true }: Kept) => (keepsDiscount ? {} : { discounts: '' as const })

export type PriceChange = {
  readonly from: string
  readonly to: string
  readonly at: number
  readonly key: string
} & Kept

/** What came of a change: it is done, it was done already, the card did not pay, or something is not as it was when it was shown. */
export type ChangeAnswer =
  | { readonly outcome: 'changed'; readonly subscription: Subscription | undefined }
  | { readonly outcome: 'declined' | 'outdated' }

/** Somebody waits before the page that shows it. */
const quick: Stripe.RequestOptions = { timeout: seconds(5), maxNetworkRetries: 0 }

/** How long a sum that was shown counts, in seconds. */
const SHOWN_FOR = 15 * 60

/** Our clock and the provider's may differ. */
const SKEW = 60

/**
 * @returns undefined where the subscription is not as it is believed to be, or the second is of too long ago; `unpaid` where
 *   the credit would be more than what was paid
 */
export async function previewChange(
  stripe: Stripe,
  id: string,
  wanted: Wanted,
): Promise<PlanChange | 'unpaid' | undefined> {
  const item = await findItem(stripe, id)
  const at = item && secondOf(item, wanted)
  if (!item || at === undefined || item.price.id !== wanted.from) return undefined
  const items = [{ id: item.id, price: wanted.to }]
  const preview = (details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
    stripe.invoices.createPreview({ subscription: id, ...discountsOf(wanted), subscription_details: details }, quick)
  try {
    const [bill, whole] = await Promise.all([
      preview({ items, proration_behavior: 'always_invoice', proration_date: at }),
      preview({ items, proration_behavior: 'none' }),
    ])
    if (await isUnpaidCredit(stripe, { id, bill, at, end: item.current_period_end }, quick)) return 'unpaid'
    return { at, ...sumsOf(bill), nextCents: Math.max(0, whole.total), nextAt: nextOf(bill, item) }
  } catch (error) {
    // Such as a renewal meanwhile: the second lies before the period then.
    if (refusalIn(error)?.isPassing === false) return undefined
    throw error
  }
}

function sumsOf({ amount_due: takesCents, total, starting_balance: balance, currency }: Stripe.Invoice) {
  return { takesCents, creditCents: Math.max(0, -(total + balance)), currency }
}

/** Another interval begins a period, whose line is no proration; within the same one the period goes on. */
function nextOf({ lines }: Stripe.Invoice, item: Stripe.SubscriptionItem): Date {
  const begun = lines.data.findLast(({ parent }) => parent?.subscription_item_details?.proration === false)
  return new Date((begun?.period.end ?? item.current_period_end) * 1000)
}

/** The one thing that is subscribed to; what was put together elsewhere is not changed here. */
async function findItem(stripe: Stripe, id: string): Promise<Stripe.SubscriptionItem | undefined> {
  try {
    const { data } = (await stripe.subscriptions.retrieve(id, {}, quick)).items
    return data.length === 1 && (data[0]?.quantity ?? 1) === 1 ? data[0] : undefined
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

/**
 * Within the period and of the last minutes, whoever names it: from its first second on, all that a cheaper price gives back
 * would be given back of days that were used.
 */
function secondOf(
  { current_period_start: start, current_period_end: end }: Stripe.SubscriptionItem,
  { at, now }: Wanted,
): number | undefined {
  const moment = Math.floor(now.getTime() / 1000)
  const named = Math.min(Math.max(at ?? moment, moment - SHOWN_FOR), moment + SKEW)
  const within = Math.min(Math.max(named, start), end)
  return at === undefined || at === within ? within : undefined
}

/**
 * Moves a subscription to another price, with what is left of its period reckoned from a second. A card that does not pay
 * leaves all as it was. The same key changes once, and says again what came of it.
 */
export async function changePrice(
  stripe: Stripe,
  id: string,
  { from, to, at, key, ...kept }: PriceChange,
): Promise<ChangeAnswer> {
  const item = await findItem(stripe, id)
  if (item?.price.id === to) return { outcome: 'changed', subscription: await findSubscription(stripe, id) }
  if (item?.price.id !== from) return { outcome: 'outdated' }
  try {
    const items = [{ id: item.id, price: to }]
    const reckoned = { proration_behavior: 'always_invoice', proration_date: at } as const
    const change = { items, ...discountsOf(kept), ...reckoned, payment_behavior: 'error_if_incomplete' } as const
    await stripe.subscriptions.update(id, change, { idempotencyKey: key })
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal || refusal.isPassing) throw error
    return { outcome: error instanceof Stripe.errors.StripeCardError ? 'declined' : 'outdated' }
  }
  return { outcome: 'changed', subscription: await findSubscription(stripe, id) }
}
