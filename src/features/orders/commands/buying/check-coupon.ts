// What something would cost with a coupon. Nothing is used by looking.
import type { Coupon } from '#src/features/coupons/queries/find-coupon.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import { netOf } from '#src/features/orders/queries/added-tax.ts'
import { findForSale, findOpenOrder } from '#src/features/orders/queries/find-orders.ts'
import { findOpenPass } from '#src/features/orders/queries/pass-orders.ts'
import { countLive } from '#src/features/orders/queries/plan-checkouts.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { discountOf } from '#src/wire/money/coupons.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { findCoupon, findFault, type Wanted } from './use-coupon.ts'

type Typed = { readonly id: string; readonly coupon: string }

/**
 * What a course would cost with a coupon, before a tax that is added. Of an order that has it already, what that keeps.
 * Refuses like `createOrder`.
 */
export async function checkCoupon(context: Context, { id: courseId, coupon: typed }: Typed) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const course = await findForSale(context, courseId)
  if (!course) return refuse('not-found')
  const coupon = await findCoupon(context, user.id, typed)
  if (isRefused(coupon)) return coupon
  if (await requireAccess(context, courseId)) return refuse('already-owned')
  const open = await findOpenOrder(context, { userId: user.id, courseId })
  const wanted = { userId: user.id, thing: { courseId }, ...course }
  return quoteFor(context, { coupon, wanted, open, back: 0 })
}

/** The same of the first payment of a plan. Refuses like `orderPlan`. */
export async function checkPlanCoupon(context: Context, { id: planId, coupon: typed }: Typed) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const plan = await findPlan(context.db, planId)
  if (!plan || plan.deletedAt) return refuse('not-found')
  const coupon = await findCoupon(context, user.id, typed)
  if (isRefused(coupon)) return coupon
  const open = await findOpenPass(context, { userId: user.id, planId })
  const back = await countLive(context.db, { userId: user.id, couponId: coupon.id })
  const wanted = { userId: user.id, thing: { planId }, priceCents: payableCents(plan), currency: plan.currency }
  return quoteFor(context, { coupon, wanted, open, back })
}

type Open = { couponId: string | null; netCents: number | null } & Sums
type Sums = { amountCents: number; discountCents: number; currency: string }

async function quoteFor(
  context: Context,
  { coupon, wanted, open, back }: { coupon: Coupon; wanted: Wanted; open: Open | undefined; back: number },
) {
  if (open?.couponId === coupon.id) return { coupon: quoteOf(coupon.code, { ...open, amountCents: netOf(open) }) }
  const fault = await findFault(context, context.db, { coupon, wanted, back })
  if (fault) return fault
  const discountCents = discountOf(coupon, wanted)
  const amountCents = wanted.priceCents - discountCents
  return { coupon: quoteOf(coupon.code, { discountCents, amountCents, currency: wanted.currency }) }
}

/** In whole units. */
export const quoteOf = (code: string, { amountCents, discountCents, currency }: Sums) => ({
  code,
  amount: fromMinor(amountCents, currency),
  discount: fromMinor(discountCents, currency),
})
