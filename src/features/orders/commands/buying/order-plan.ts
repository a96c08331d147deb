import { and, eq } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import type { Coupon } from '#src/features/coupons/queries/find-coupon.ts'
import { findHeld } from '#src/features/memberships/queries/find-held.ts'
import { hadTrial } from '#src/features/memberships/queries/find-memberships.ts'
import { findRenewal } from '#src/features/memberships/queries/find-passes.ts'
import { findPlan, linkOf } from '#src/features/memberships/queries/find-plan.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findAddedTax, netOf, shownTax, type Taxed, withShownTax } from '#src/features/orders/queries/added-tax.ts'
import { progressOf } from '#src/features/orders/queries/find-orders.ts'
import { findOpenPass } from '#src/features/orders/queries/pass-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { type AcademyClock, clockOf } from '#src/server/identity/clock.ts'
import { saleCurrencyOf } from '#src/server/identity/currency.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { nextPeriod } from '#src/wire/money/pass-ends.ts'
import { isPass, monthsOf } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { giveDays } from '../settling/settle-pass.ts'
import { cancelOrder } from './cancel-order.ts'
import { quoteOf } from './check-coupon.ts'
import { giveUpAll } from './checkout-pages.ts'
import { findPlanFault } from './find-plan-fault.ts'
import { costsOf, findCoupon, isWith } from './use-coupon.ts'

type Plan = typeof plans.$inferSelect

/**
 * What the page reads on which somebody pays for one period of a plan: until when it would be open if it were paid now, what of
 * theirs would not renew then, and how far they are with paying. Refuses like `orderPlan`.
 */
export async function readPlanOrder(context: Context, { id: planId }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const buyable = await findBuyable(context, { userId: user.id, planId })
  if (isRefused(buyable)) return buyable
  const { plan, running, open } = buyable
  const stopping = await findStopping(context.db, { userId: user.id, planId })
  const isSecond = await hadTrial(context.db, { userId: user.id, planId, subscriptionId: '' })
  return {
    plan: { _id: plan.id, name: plan.name, duration: plan.duration },
    price: fromMinor(payableCents(plan), plan.currency),
    ...keptOf(open, plan),
    ...periodOf(plan, running, clockOf(context)),
    stops: stopping.map(one => ({
      name: one.name,
      duration: one.duration,
      until: one.currentPeriodEnd.toISOString(),
    })),
    link: linkOf(context, plan),
    trialDays: isSecond ? null : plan.trialDays,
    ...progressOf(open),
  }
}

type Open = Awaited<ReturnType<typeof findOpenPass>>

/** What an order that waits keeps; of one with a coupon, that: without its code they order anew. */
function keptOf(open: Open, plan: Plan) {
  const whole = { amount: fromMinor(payableCents(plan), plan.currency), tax: null, coupon: null }
  if (!open) return whole
  const { couponCode, amountCents } = open
  if (couponCode) return { ...whole, coupon: quoteOf(couponCode, { ...open, amountCents: netOf(open) }) }
  return { ...whole, amount: fromMinor(amountCents, plan.currency), tax: shownTax(open) }
}

type Running = Parameters<typeof nextPeriod>[0]

/** The period that would be paid for now: the next one of what runs, or one from now on. */
function periodOf({ duration }: Plan, running: Running, clock: AcademyClock) {
  const { from, to } = nextPeriod(running, monthsOf[duration], clock)
  return { from: from.toISOString(), until: to.toISOString(), isRenewal: running !== undefined }
}

/**
 * Orders one period of a plan, at the price of the plan with its discount off, less what a coupon takes off a first one. Two
 * tabs, or a second click, get the same order; one at a price that is not offered any more, or with another coupon, is given
 * up, but not before it is known that the coupon can be used. What costs nothing by that is open at once (D-7).
 * Refuses 'not-found', 'plan-off-sale', 'country-needed' where the tax is added and nobody knows which, 'membership-held' to
 * who has the plan and need not renew it yet, 'membership-renews' to who has not read that another membership stops by this,
 * and why there is no such coupon.
 * @param given `replaces`: they have
 */
export async function orderPlan(
  context: Context,
  { id: planId, replaces, coupon: typed }: { id: string; replaces: boolean; coupon?: string | undefined },
) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const coupon = typed === undefined ? undefined : await findCoupon(context, user.id, typed)
  if (isRefused(coupon)) return coupon
  const wish = { user, planId, coupon }
  for (let attempt = 0; attempt < 3; attempt++) {
    const buyable = await findBuyable(context, { userId: user.id, planId })
    if (isRefused(buyable)) return buyable
    const isUnread = !replaces && (await findStopping(context.db, { userId: user.id, planId })).length > 0
    if (isUnread) return refuse('membership-renews')
    const made = await findOrInsert(context, wish, buyable)
    if (made) return made
  }
  return refuse('conflict')
}

type Wish = {
  readonly user: { readonly id: string; readonly email: string }
  readonly planId: string
  readonly coupon: Coupon | undefined
}
type Buyable = Exclude<Awaited<ReturnType<typeof findBuyable>>, Refused>

/** Whether an open order is what is wanted, at a price that is still offered. */
const isKept = ({ now }: Context, open: NonNullable<Buyable['open']>, coupon: Coupon | undefined): boolean =>
  isWith(open, coupon) && !isOutdated(open, open.offeredCents, now())

/** @returns nothing where another order was in the way, which may be gone by now */
async function findOrInsert(context: Context, wish: Wish, buyable: Buyable) {
  const { plan, open } = buyable
  if (open && isKept(context, open, wish.coupon)) return answer(open)
  const bar = await makeRoom(context, wish, buyable)
  if (bar) return bar === 'overtaken' ? undefined : bar
  return insert(context, wish, plan)
}

/** Gives up what stands in the way, once it is known that the coupon can be used. @returns why it cannot */
async function makeRoom(
  context: Context,
  { user, coupon }: Wish,
  { plan, open }: Buyable,
): Promise<Refused | 'overtaken' | undefined> {
  const bar = coupon && (await findPlanFault(context, { coupon, open, wanted: claimOf(user.id, plan) }))
  if (bar) return bar
  if (coupon && !(await giveUpAll(context, user))) return refuse('payment-processing')
  if (open) await cancelOrder(context, open)
  return undefined
}

const claimOf = (userId: string, plan: Plan) => ({
  userId,
  thing: { planId: plan.id },
  priceCents: payableCents(plan),
  currency: plan.currency,
})

type Wanted = { readonly userId: string; readonly planId: string }

/** The plan as somebody may buy a period of it, the membership that this renews, and their order that waits. */
async function findBuyable(context: Context, wanted: Wanted) {
  const plan = await findPlan(context.db, wanted.planId)
  if (!plan || plan.deletedAt || payableCents(plan) === 0) return refuse('not-found')
  const [renewal, open] = await Promise.all([findRenewal(context, wanted), findOpenPass(context, wanted)])
  if (renewal === 'held') return refuse('membership-held')
  // Who holds it keeps it, and renews it (D-64); who was told what to transfer goes on.
  if (plan.archivedAt && !renewal && !open) return refuse('plan-off-sale')
  return { plan, running: renewal, open }
}

/** What somebody has that renews by itself, but for what is unpaid of this plan: it stops once the plan is paid (D-8). */
export const findStopping = async (db: Db, { userId, planId }: Wanted) =>
  (await findHeld(db, userId)).filter(
    one => !one.cancelAtPeriodEnd && !isPass(one.subscriptionId) && one.planId !== planId,
  )

/** A sale begins in the academy's currency, which stays from here on. @returns nothing where there is an order already */
const insert = (context: Context, wish: Wish, seen: Plan) =>
  context.db.transaction(async tx => {
    const { user, planId, coupon } = wish
    const isTaxed = (await findAddedTax(context, tx, user.id)) !== null
    // Another tab of theirs may have used the coupon just now: for this very order, which they get again. And who says meanwhile
    // that they are elsewhere finds the order, or is heard before it.
    if (coupon || isTaxed) await lockUsers(tx, [user.id])
    if (coupon && (await findOpenPass({ ...context, db: tx }, { userId: user.id, planId }))) return undefined
    const held = await saleCurrencyOf(tx, context)
    const isIt = and(eq(plans.id, planId), eq(plans.currency, seen.currency))
    // Whoever takes it off sale, or deletes it, waits, or is waited for.
    const [plan] = await tx.select().from(plans).where(isIt).for('share')
    const bar = await barOfSale(context, tx, { userId: user.id, plan, held })
    if (bar || !plan) return bar
    const costs = await costsOf(context, tx, { wanted: claimOf(user.id, plan), coupon, isTaxed })
    if (isRefused(costs)) return costs
    const fields = { userId: user.id, planId, currency: plan.currency, ...costs }
    return fields.amountCents === 0 ? join(context, tx, fields, plan) : place(tx, fields)
  })

/** Why a plan cannot be sold to somebody just now. */
async function barOfSale(
  context: Context,
  tx: Tx,
  { userId, plan, held }: { userId: string; plan: Plan | undefined; held: string },
): Promise<Refused | undefined> {
  if (!plan || plan.deletedAt) return refuse('conflict')
  const renewal = await findRenewal({ ...context, db: tx }, { userId, planId: plan.id })
  if (renewal === 'held') return refuse('membership-held')
  if (plan.archivedAt && !renewal) return refuse('plan-off-sale')
  return plan.currency === held ? undefined : refuse('price-of-before')
}

type Fields = typeof orders.$inferInsert & { planId: string }

async function place(tx: Tx, fields: Fields) {
  const [made] = await tx.insert(orders).values(fields).onConflictDoNothing().returning()
  return made && answer(made)
}

/** What a coupon pays for whole: an order of 0 that is paid, and its days. The caller holds the buyer's lock. */
async function join(context: Context, tx: Tx, fields: Fields, { duration }: Plan) {
  const at = context.now()
  const paid = { ...fields, status: 'paid', createdAt: at, paidAt: at } as const
  const [order] = await tx.insert(orders).values(paid).returning()
  if (!order) throw new Error('an insert returns its row')
  const held = await giveDays(context, tx, { order: { ...order, planId: fields.planId }, interval: duration })
  if (!held) throw new Error('who holds the plan was refused under the same lock')
  return { ...answer(order), joined: true }
}

type Answered = Pick<typeof orders.$inferSelect, 'id' | 'amountCents' | 'discountCents' | 'currency'> & Taxed

const answer = ({ id, amountCents, discountCents, currency, ...taxed }: Answered) => ({
  amount: fromMinor(amountCents, currency),
  ...(discountCents && { discount: fromMinor(discountCents, currency) }),
  ...withShownTax({ currency, ...taxed }),
  order: { _id: id },
  joined: false,
})
