import type Stripe from 'stripe'

import { normalEmail } from '#src/wire/text/emails.ts'

import { type Bill, readBill } from './bills.ts'
import type { Page } from './listed-intents.ts'
import { hasCode } from './reached.ts'

/** What a person pays for again and again, and what became of its last bill; amounts in minor units. */
export type Subscription = Bill & {
  readonly id: string
  /** Only `active` and `trialing` are paid for: the period also goes on while a bill is open (`past_due`). */
  readonly status: Stripe.Subscription.Status
  readonly livemode: boolean
  readonly customerId: string
  /** What travelled as `client_reference_id` of the payment link, spelt as our ids are; or null: nobody of ours. */
  readonly reference: string | null
  /** What who paid the checkout gave as their email, in lower case; null where there was no checkout. */
  readonly payerEmail: string | null
  /** The checkout that it began with; null where there was none. */
  readonly checkoutId: string | null
  /** Whether that was a page of ours: what it took off was for the first payment. */
  readonly isOwnCheckout: boolean
  readonly paymentLinkId: string | null
  readonly paymentLinkUrl: string | null
  /** Whether nothing is left to pay of the checkout that began it; a trial or a coupon may leave nothing from the start. */
  readonly isCheckoutPaid: boolean
  readonly priceId: string
  readonly productId: string
  readonly amountCents: number
  readonly currency: string
  /** `month`, `year`; null when it does not come again. */
  readonly interval: string | null
  readonly startedAt: Date
  readonly periodEndsAt: Date
  /** When it will end because it was cancelled; null while it renews. */
  readonly cancelsAt: Date | null
  readonly endedAt: Date | null
  /** When the free days end with which it began, or ended; null where there were none. */
  readonly trialEndsAt: Date | null
}

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at * 1000))
const idOf = (named: string | { id: string }): string => (typeof named === 'string' ? named : named.id)

/** @returns the subscription as it is now with the checkout it began with, or undefined when there is none of this id */
export async function findSubscription(stripe: Stripe, id: string): Promise<Subscription | undefined> {
  try {
    return await withCheckout(stripe, await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

async function withCheckout(stripe: Stripe, subscription: Stripe.Subscription): Promise<Subscription> {
  const [item] = subscription.items.data
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`)
  const [sessions, bill] = await Promise.all([
    stripe.checkout.sessions.list({ subscription: subscription.id, limit: 1, expand: ['data.payment_link'] }),
    readBill(stripe, subscription, item.current_period_end),
  ])
  const atPeriodEnd = subscription.cancel_at_period_end ? item.current_period_end : null
  return {
    id: subscription.id,
    status: subscription.status,
    livemode: subscription.livemode,
    customerId: idOf(subscription.customer),
    ...originOf(sessions.data[0]),
    ...termsOf(item),
    ...bill,
    startedAt: new Date(subscription.start_date * 1000),
    periodEndsAt: new Date(item.current_period_end * 1000),
    cancelsAt: instant(subscription.cancel_at ?? atPeriodEnd),
    endedAt: instant(subscription.ended_at),
    trialEndsAt: instant(subscription.trial_end),
  }
}

type Checkout = Stripe.Checkout.Session | undefined

const payerOf = (checkout: Checkout): string | null => normalEmail(checkout?.customer_details?.email ?? '') ?? null

const originOf = (checkout: Checkout) => ({
  reference: checkout?.client_reference_id?.toLowerCase() ?? null,
  payerEmail: payerOf(checkout),
  checkoutId: checkout?.id ?? null,
  isOwnCheckout: checkout !== undefined && checkout.payment_link === null,
  ...linkOf(checkout?.payment_link ?? null),
  isCheckoutPaid: checkout?.payment_status !== 'unpaid',
})

const linkOf = (link: string | Stripe.PaymentLink | null) => ({
  paymentLinkId: link && idOf(link),
  paymentLinkUrl: link && typeof link === 'object' ? link.url : null,
})

function termsOf({ price, quantity = 1 }: Stripe.SubscriptionItem) {
  return {
    priceId: price.id,
    productId: idOf(price.product),
    amountCents: (price.unit_amount ?? 0) * quantity,
    currency: price.currency,
    interval: price.recurring?.interval ?? null,
  }
}

/**
 * Stops a subscription: at once, or at the end of the period that is paid. Nothing is given back.
 * @returns what it is now, or undefined when there is none of this id
 */
export async function cancelSubscription(
  stripe: Stripe,
  id: string,
  when: 'now' | 'period-end',
): Promise<Subscription | undefined> {
  try {
    if (when === 'now') await stripe.subscriptions.cancel(id)
    else await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  } catch (error) {
    // Also what the provider says of one that has ended.
    if (!hasCode(error, 'resource_missing')) throw error
  }
  return findSubscription(stripe, id)
}

/** Takes a cancellation at the end of the period back. @returns what it is now, or undefined when there is none of this id */
export async function keepSubscription(stripe: Stripe, id: string): Promise<Subscription | undefined> {
  try {
    await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error
  }
  return findSubscription(stripe, id)
}

/** @returns the subscription that a finished checkout began, or undefined when there is no such checkout */
export async function findCheckoutSubscription(stripe: Stripe, checkoutId: string): Promise<string | undefined> {
  try {
    const { subscription } = await stripe.checkout.sessions.retrieve(checkoutId)
    return subscription ? idOf(subscription) : undefined
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

/** @returns the address of the provider's page where a customer changes card or plan, and cancels; it dies soon */
export async function createPortalSession(
  stripe: Stripe,
  { customerId, returnUrl }: { customerId: string; returnUrl: string },
): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
  return url
}

/** What a plan costs, and where its buyer is led after paying. */
export type NewPlanLink = {
  readonly name: string
  readonly amountCents: number
  readonly currency: string
  readonly interval: 'month' | 'year'
  readonly returnUrl: string
  /** How many days are free first. */
  readonly trialDays?: number | undefined
  /** The same key always gives the same link. */
  readonly idempotencyKey: string
}

/** Makes the price of a plan and the payment link that sells it. */
export async function createPlanLink(
  stripe: Stripe,
  { name, amountCents, currency, interval, returnUrl, trialDays, idempotencyKey }: NewPlanLink,
): Promise<{ priceId: string; paymentLinkId: string; url: string }> {
  const price = await stripe.prices.create(
    { currency, unit_amount: amountCents, recurring: { interval }, product_data: { name } },
    { idempotencyKey: `${idempotencyKey}-price` },
  )
  const link = await stripe.paymentLinks.create(
    {
      line_items: [{ price: price.id, quantity: 1 }],
      after_completion: { type: 'redirect', redirect: { url: returnUrl } },
      ...(trialDays && { subscription_data: { trial_period_days: trialDays } }),
    },
    { idempotencyKey: `${idempotencyKey}-link` },
  )
  return { priceId: price.id, paymentLinkId: link.id, url: link.url }
}

/** What the provider tells of subscriptions. */
export const subscriptionEvents: Stripe.WebhookEndpointCreateParams['enabled_events'] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]

/** The events about subscriptions since then, the oldest first. The provider keeps them for 30 days. */
export async function listSubscriptionEvents(stripe: Stripe, since: Date): Promise<Stripe.Event[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const pages = stripe.events.list({ created, types: subscriptionEvents, limit: 100 })
  return (await pages.autoPagingToArray({ limit: 10_000 })).toReversed()
}

/** @param after the `next` of the page before @returns the ids of subscriptions begun since then that have not ended */
export async function listSubscriptions(stripe: Stripe, since: Date, after?: string): Promise<Page<string>> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const cursor = after ? { starting_after: after } : {}
  const { data, has_more: hasMore } = await stripe.subscriptions.list({ created, limit: 100, ...cursor })
  const items = data.map(({ id }) => id)
  return { items, next: hasMore ? items.at(-1) : undefined }
}
