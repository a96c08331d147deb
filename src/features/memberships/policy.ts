import type { Subscription } from '#src/server/payments/subscriptions.ts'
import type { ParkReason } from '#src/wire/parked.ts'

/** What a plan costs with its discount off, in minor units (D-6). */
export const payableCents = ({ priceCents, discount }: { priceCents: number; discount: number }): number =>
  Math.round((priceCents * (100 - discount)) / 100)

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

/** A kept link as a whole address, checked again: what stands in the database may be older than the rule. */
export function plainLink(link: string, publicUrl: string): string | null {
  const kept = keptLink(link, publicUrl)
  return kept === undefined ? null : new URL(kept, publicUrl).href
}

type Status = 'active' | 'past-due' | 'ended'

/** What a subscription's status means for what is open; undefined for one that has not begun. */
export function statusOf({ status }: Pick<Subscription, 'status'>): Status | undefined {
  switch (status) {
    case 'active':
    case 'trialing':
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

/**
 * What keeps a subscription that was bought as a plan from being one: other money than the plan's (T84). How much is paid is
 * between buyer and provider: prices change, and there are taxes, coupons and trials.
 * @returns why not, or undefined when it fits
 */
export function mismatch(
  plan: { currency: string },
  { livemode: isLive, currency }: Pick<Subscription, 'livemode' | 'currency'>,
  livemode: boolean,
): ParkReason | undefined {
  if (isLive !== livemode) return { code: 'other-mode' }
  return currency === plan.currency ? undefined : { code: 'currency', facts: { is: currency, wanted: plan.currency } }
}

type Held = { subscriptionId: string; status: Status; startedAt: Date; isReplaceable: boolean }

/**
 * The memberships that stop because a newer one took their place: their holder agreed to that (D-8), and the newest is
 * paid. A bought plan alone replaces nothing, for anybody can buy one in another person's name.
 * @param renewing one person's memberships that renew, the newest first
 */
export function replacedBy([newest, ...older]: readonly Held[]): readonly Held[] {
  return newest?.status === 'active' ? older.filter(({ isReplaceable }) => isReplaceable) : []
}
