import type { PaymentLink, Terms } from '#src/server/payments/prices.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'
import { days, hours, minutes } from '#src/wire/durations.ts'
import { isPaidUntil } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import type { ReviewReason } from '#src/wire/review-reasons.ts'

/** How long a checkout lives at the provider: who opened one before a plan changed may pay it until then. */
export const checkoutLifeMs = hours(24)

/** How long a deleted plan is still found: by then a checkout is paid or over, and the provider has told it for three days. */
export const deletedLifeMs = checkoutLifeMs + days(3)

/** Where a plan may send its buyer: the provider's payment links, and those of the sandbox on this very site (T44, T50). */
const PROVIDER_HOSTS = new Set(['buy.stripe.com'])
const SANDBOX_PATH = /^\/sandbox-pay\/b\/[\w-]+$/

/**
 * The form in which a plan's link is kept: links of this site without their origin, as the site may move.
 * @returns undefined for a link that leads anywhere else (T44, T50)
 */
export function keptLink(link: string, publicUrl: string): string | undefined {
  if (!URL.canParse(link, publicUrl) || /[\s\\\p{Cc}]/u.test(link)) return undefined
  const { protocol, host, origin, pathname, username, password, href } = new URL(link, publicUrl)
  if (username || password) return undefined
  if (origin === new URL(publicUrl).origin) return SANDBOX_PATH.test(pathname) ? pathname : undefined
  return protocol === 'https:' && PROVIDER_HOSTS.has(host) ? href : undefined
}

/** Whether an address of the provider's is a kept link. Those of the sandbox name the origin of that day, which may have moved. */
export const isSameLink = (url: string, address: string): boolean =>
  (address.startsWith('/') ? new URL(url).pathname : url) === address

/** A kept link as a whole address, checked again: what stands in the database may be older than the rule. */
export function plainLink(link: string, publicUrl: string): string | null {
  const kept = keptLink(link, publicUrl)
  return kept === undefined ? null : new URL(kept, publicUrl).href
}

type Status = 'active' | 'past-due' | 'ended'

/**
 * What a subscription's status means for what is open; undefined for one that has not begun. Whose last bill was given back
 * whole has nothing any more; whose bank took it back may have it again when the bank gives it back, or with the next bill.
 */
export function statusOf({ status, lost }: Pick<Subscription, 'status' | 'lost'>): Status | undefined {
  switch (status) {
    case 'active':
    case 'trialing':
      if (lost) return lost === 'refunded' ? 'ended' : 'past-due'
      return 'active'
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past-due'
    case 'canceled':
    case 'incomplete_expired':
      return 'ended'
    default:
      return undefined
  }
}

/** Whether the card provider will charge for a membership by itself: what is paid otherwise has an id of its own kind. */
export const isCharged = (one: Running): boolean => changeBarOf(one) === undefined

type Running = { subscriptionId: string; status: Status; cancelAtPeriodEnd: boolean }
export type ChangeBar = 'membership-ended' | 'change-elsewhere' | 'change-past-due' | 'change-ending'

/** Why a membership cannot move to another plan, as far as it is known here. */
export function changeBarOf({ subscriptionId, status, cancelAtPeriodEnd }: Running): ChangeBar | undefined {
  if (status === 'ended') return 'membership-ended'
  if (isPaidUntil(subscriptionId)) return 'change-elsewhere'
  if (status === 'past-due') return 'change-past-due'
  return cancelAtPeriodEnd ? 'change-ending' : undefined
}

/** Whether a price takes what a plan says, in this currency and rhythm; how much it takes is shown before it is agreed to. */
export const isSoldAs = (plan: { duration: 'month' | 'year' }, sold: Terms, currency: string): boolean =>
  sold.isActive &&
  sold.amountCents !== null &&
  sold.currency === currency &&
  sold.interval === plan.duration &&
  sold.every === 1

/**
 * What keeps a subscription that was bought as a plan from being one: other money than the plan's (T84). How much is paid is
 * between buyer and provider: prices change, and there are taxes, coupons and trials.
 * @returns why not, or undefined when it fits
 */
export function mismatch(
  plan: { currency: string },
  { livemode: isLive, currency }: Pick<Subscription, 'livemode' | 'currency'>,
  livemode: boolean,
): ReviewReason | undefined {
  if (isLive !== livemode) return { code: 'other-mode' }
  return currency === plan.currency ? undefined : { code: 'currency', facts: { is: currency, wanted: plan.currency } }
}

type Held = { subscriptionId: string; planId: string; status: Status }
/** What its holder agreed to, while that counts: when, and which plan. */
type Agreement = { agreedAt: Date | null; agreedPlanId: string | null }
type Begun = Held & { startedAt: Date }

/** The provider's clock and ours may differ, and it says seconds. */
const clockSkewMs = minutes(1)

/**
 * The memberships that stop because another one took their place: their holder agreed to that plan before it began (D-8),
 * and it is paid.
 * @param begun what their holder paid for: anybody can buy a plan in another person's name
 * @param renewing one person's memberships that renew
 */
export function replacedBy<One extends Held & Agreement>(begun: Begun, renewing: readonly One[]): readonly One[] {
  if (begun.status !== 'active') return []
  const latest = begun.startedAt.getTime() + clockSkewMs
  return renewing.filter(
    ({ subscriptionId, agreedAt, agreedPlanId }) =>
      subscriptionId !== begun.subscriptionId &&
      agreedPlanId === begun.planId &&
      agreedAt !== null &&
      agreedAt.getTime() <= latest,
  )
}

/**
 * The memberships that stop because another one is of the same plan, as after the provider moved one to the price of a plan
 * that its holder has: the newest that is paid goes on, and nobody pays for a plan twice.
 * @param renewing one person's memberships that renew, the newest first
 */
export const twinsIn = <One extends Held>(renewing: readonly One[]): readonly One[] =>
  renewing.filter(one => {
    const goesOn = renewing.find(({ planId, status }) => planId === one.planId && status === 'active')
    return goesOn !== undefined && goesOn !== one
  })

/** The memberships that their holder has not paid, and need not pay any more once they have paid for another one of that plan. */
export const unpaidTwinsOf = <One extends Held>(paid: Held, renewing: readonly One[]): readonly One[] =>
  renewing.filter(
    ({ subscriptionId, planId, status }) =>
      paid.status === 'active' &&
      status !== 'active' &&
      planId === paid.planId &&
      subscriptionId !== paid.subscriptionId,
  )

/** What the provider knows of a plan: what its payment id stands for, and what its link sells. */
export type Offer = {
  readonly sold: Terms | undefined
  /** Of a payment id that is a link's. */
  readonly soldBy: string | undefined
  /** Nothing is said of it where it is `unsure`. */
  readonly link: PaymentLink | 'none' | 'unsure'
}

type Offered = { priceCents: number; discount: number; currency: string; duration: 'month' | 'year' }
type Found = {
  readonly field: 'price' | 'duration' | 'paymentId' | 'link'
  readonly code: DifferenceCode
  readonly terms: Terms | undefined
}
type DifferenceCode =
  | 'amount'
  | 'currency'
  | 'interval'
  | 'id-unknown'
  | 'price-inactive'
  | 'link-inactive'
  | 'link-unknown'
  | 'link-other'

/** Where a plan shows a buyer other terms than the provider takes; nothing where all agree. */
export const differencesOf = (plan: Offered, offer: Offer): Found[] => [
  ...idApart(plan, offer),
  ...linkApart(plan, offer),
]

function idApart(plan: Offered, { sold, soldBy }: Offer): Found[] {
  if (!sold) return [{ field: 'paymentId', code: 'id-unknown', terms: undefined }]
  const found = termsApart(plan, sold)
  if (!sold.isActive) found.push({ field: 'paymentId', code: soldBy ? 'link-inactive' : 'price-inactive', terms: sold })
  return found
}

function linkApart(plan: Offered, { sold, soldBy, link }: Offer): Found[] {
  if (link === 'unsure') return []
  if (link === 'none') return [{ field: 'link', code: 'link-unknown', terms: undefined }]
  const found: Found[] = link.isActive ? [] : [{ field: 'link', code: 'link-inactive', terms: link }]
  const isOther = soldBy ? link.id !== soldBy : isSoldApart(plan, link, sold)
  if (isOther) found.push({ field: 'link', code: 'link-other', terms: link })
  return found
}

/** A link may sell another price, or more than that one; where the price is not known, what the plan says counts. */
const isSoldApart = (plan: Offered, link: Terms, sold: Terms | undefined): boolean =>
  sold ? link.priceId !== sold.priceId || link.amountCents !== sold.amountCents : termsApart(plan, link).length > 0

function termsApart(plan: Offered, terms: Terms): Found[] {
  const { amountCents, currency, interval, every } = terms
  const found: Found[] = []
  if (currency !== plan.currency) found.push({ field: 'price', code: 'currency', terms })
  else if (amountCents !== payableCents(plan)) found.push({ field: 'price', code: 'amount', terms })
  if (interval !== plan.duration || every !== 1) found.push({ field: 'duration', code: 'interval', terms })
  return found
}
