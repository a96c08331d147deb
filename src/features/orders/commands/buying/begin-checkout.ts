import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import type { Coupon } from '#src/features/coupons/queries/find-coupon.ts'
import { planCheckouts } from '#src/features/coupons/tables.ts'
import { acceptReplacement } from '#src/features/memberships/commands/change-membership.ts'
import { checkPlan } from '#src/features/memberships/commands/check-checkout.ts'
import { type CardOffer, findCardOffer } from '#src/features/memberships/commands/plans/find-card-offer.ts'
import { findOpenPass } from '#src/features/orders/queries/pass-orders.ts'
import { findLive, type PlanCheckout } from '#src/features/orders/queries/plan-checkouts.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { saleCurrencyOf } from '#src/server/identity/currency.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import { minutes } from '#src/wire/durations.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { cancelOrder } from './cancel-order.ts'
import { closeCheckout, giveUp, keepPage, openPage, PAYABLE_MS, UNHEARD_MS } from './checkout-pages.ts'
import { findPlanFault } from './find-plan-fault.ts'
import { countBegun } from './limit-payments.ts'
import { findStopping } from './order-plan.ts'
import { claimUse, findCoupon } from './use-coupon.ts'

type Given = { readonly id: string; readonly coupon: string; readonly replaces: boolean }

/**
 * Makes a page of the card provider for who pays a plan with a coupon, which its own payment link cannot take: one use is
 * claimed first, and given back by itself when the page is not paid in time. Two tabs get the same page; another plan, or
 * another coupon, takes the place of what was begun before.
 * Refuses like `checkPlan` and `createOrder`; 'membership-renews' to who has not read that another membership stops by this,
 * 'coupon-unsold' where the provider sells the plan otherwise than it is shown, 'payment-processing' for what is just paid.
 * @returns the page's address
 */
export async function beginCheckout(context: Context, { coupon: typed, ...given }: Given) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const { id: planId, replaces } = given
  const bar = (await barOfPlan(context, user, given)) ?? (await countQuestion(context, user.id))
  if (bar) return bar
  const coupon = await findCoupon(context, user.id, typed)
  if (isRefused(coupon)) return coupon
  const offer = await findCardOffer(context, { userId: user.id, planId })
  if (isRefused(offer)) return offer
  if (replaces) await acceptReplacement(context, { id: planId })
  for (let attempt = 0; attempt < 3; attempt++) {
    const begun = await findOrClaim(context, { user, offer, coupon })
    if (begun) return begun
  }
  return refuse('conflict')
}

type Buyer = { readonly id: string; readonly email: string }
type Wish = { readonly user: Buyer; readonly offer: CardOffer; readonly coupon: Coupon }

async function barOfPlan(
  context: Context,
  { id: userId }: Buyer,
  { id: planId, replaces }: Omit<Given, 'coupon'>,
): Promise<Refused | undefined> {
  const bar = await checkPlan(context, { id: planId })
  if (isRefused(bar)) return bar
  const isUnread = !replaces && (await findStopping(context.db, { userId, planId })).length > 0
  return isUnread ? refuse('membership-renews') : undefined
}

/** @returns nothing where another tab was in the way */
async function findOrClaim(context: Context, wish: Wish) {
  const { user } = wish
  const live = await findLive(context.db, user.id)
  const same = live.find(one => isSame(one, wish, context.now()))
  if (same) return goOn(context, user, same)
  const bar = await makeRoom(context, wish, live)
  if (bar) return bar === 'overtaken' ? undefined : bar
  const claimed = await claim(context, wish)
  return !claimed || isRefused(claimed) ? claimed : goOn(context, user, claimed)
}

/** Gives up what they have begun otherwise, once it is known that the coupon can be used. @returns why it cannot */
async function makeRoom(
  context: Context,
  { user, offer, coupon }: Wish,
  live: readonly PlanCheckout[],
): Promise<Refused | 'overtaken' | undefined> {
  const open = await findOpenPass(context, { userId: user.id, planId: offer.planId })
  if (open?.status === 'processing') return refuse('payment-processing')
  const fault = await findPlanFault(context, { coupon, open, wanted: wantedOf({ user, offer }) })
  const bar = fault ?? (await countBegun(context, user.id))
  if (bar) return bar
  for (const one of live) if (!(await giveUp(context, user, one))) return refuse('payment-processing')
  if (open?.couponId) await cancelOrder(context, open)
  return undefined
}

const wantedOf = ({ user, offer: { planId, priceCents, currency } }: Pick<Wish, 'user' | 'offer'>) => ({
  userId: user.id,
  thing: { planId },
  priceCents,
  currency,
})

/** Whether a page that was begun is what is wanted now, and can be paid for some minutes yet. */
const isSame = (one: PlanCheckout, { offer, coupon }: Wish, now: Date): boolean =>
  one.planId === offer.planId &&
  one.couponId === coupon.id &&
  one.priceId === offer.priceId &&
  one.priceCents === offer.priceCents &&
  one.trialDays === offer.trialDays &&
  one.expiresAt.getTime() - now.getTime() > UNHEARD_MS + minutes(5)

/** To its page. One that nobody can pay any more is closed, and another one begun. */
async function goOn(context: Context, user: Buyer, checkout: PlanCheckout) {
  const page = await openPage(context, user, checkout)
  if (page?.state === 'paid') return refuse('payment-processing')
  if (page?.state === 'open') return (await keepPage(context, checkout, page.id)) ? { url: page.url } : undefined
  await closeCheckout(context, checkout)
  return page ? undefined : refuse('coupon-unsold')
}

/** Claims one use and writes down for what, before the provider is asked. @returns nothing where another tab did */
const claim = (context: Context, wish: Wish) =>
  context.db.transaction(async tx => {
    const { user, offer, coupon } = wish
    await lockUsers(tx, [user.id])
    if ((await findLive(tx, user.id)).length > 0) return undefined
    if (offer.currency !== (await saleCurrencyOf(tx, context))) return refuse('price-of-before')
    const claimed = await claimUse(context, tx, coupon, wantedOf(wish))
    if (isRefused(claimed)) return claimed
    const { amountCents: _, ...discount } = claimed
    const createdAt = context.now()
    const expiresAt = new Date(createdAt.getTime() + PAYABLE_MS + UNHEARD_MS)
    const [made] = await tx
      .insert(planCheckouts)
      .values({ ...offer, ...discount, userId: user.id, createdAt, expiresAt })
      .returning()
    return made
  })
