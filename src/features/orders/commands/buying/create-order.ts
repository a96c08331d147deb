import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import type { Coupon } from '#src/features/coupons/queries/find-coupon.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findAddedTax, type Taxed, withShownTax } from '#src/features/orders/queries/added-tax.ts'
import { findForSale, findOpenOrder } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { saleCurrencyOf } from '#src/server/identity/currency.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { enrolForFree } from '../settling/grant.ts'
import { cancelOrder } from './cancel-order.ts'
import { costsOf, findCoupon, findFault, givenBackBy, isWith } from './use-coupon.ts'

/** Who buys which course, at which price without a coupon. */
type Wanted = { userId: string; courseId: string; priceCents: number; currency: string }

/**
 * Orders a course at the price in the database, less what a coupon takes off. Two tabs, or a second click, get the same
 * order (T22); what costs nothing is joined at once (D-7). An open order with another amount, or another coupon, is given up,
 * but not before it is known that the coupon can be used.
 * @returns the amount in whole units and the order's id, or `already-owned`, `not-found`, why there is no such coupon, or
 *   `country-needed` where the tax is added and nobody knows which
 */
export async function createOrder(
  context: Context,
  { courseId, coupon: typed }: { courseId: string; coupon?: string | undefined },
) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const course = await findForSale(context, courseId)
  if (!course) return refuse('not-found')
  const coupon = typed === undefined ? undefined : await findCoupon(context, user.id, typed)
  if (isRefused(coupon)) return coupon
  const wanted = { userId: user.id, courseId, ...course }
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await requireAccess(context, courseId)) return refuse('already-owned')
    if (course.priceCents === 0 && !coupon)
      return context.db.transaction(tx => join(context, tx, { ...wanted, amountCents: 0 }))
    const made = await findOrInsert(context, wanted, coupon)
    if (made) return made
  }
  return refuse('conflict')
}

/** @returns nothing where another order was in the way, which may be gone by now */
async function findOrInsert(context: Context, wanted: Wanted, coupon: Coupon | undefined) {
  const open = await findOpenOrder(context, wanted)
  if (open && isWith(open, coupon) && !isOutdated(open, open.offeredCents, context.now())) return answer(open.id, open)
  const fault =
    coupon &&
    (await findFault(context, context.db, { coupon, wanted: claimOf(wanted), back: givenBackBy(open, coupon) }))
  if (fault) return (await isOvertaken(context, wanted, open?.id)) ? undefined : fault
  if (!open) return insertOrder(context, wanted, coupon)
  await cancelOrder(context, open)
  return undefined
}

const claimOf = ({ userId, courseId, priceCents, currency }: Wanted) => ({
  userId,
  thing: { courseId },
  priceCents,
  currency,
})

/** Whether another tab of theirs has ordered the course since it was looked: what has used the coupon may be that. */
async function isOvertaken(context: Context, wanted: Wanted, openId: string | undefined): Promise<boolean> {
  if (await requireAccess(context, wanted.courseId)) return true
  return (await findOpenOrder(context, wanted))?.id !== openId
}

/** A sale begins in the academy's currency, which stays from here on. @returns nothing where there is an order already */
const insertOrder = (context: Context, wanted: Wanted, coupon: Coupon | undefined) =>
  context.db.transaction(async tx => {
    const inside = { ...context, db: tx }
    const isTaxed = (await findAddedTax(context, tx, wanted.userId)) !== null
    if (coupon || isTaxed) {
      // Another tab of theirs may have used it just now: for this very order, which they get again. And who says meanwhile that
      // they are elsewhere finds the order, or is heard before it.
      await lockUsers(tx, [wanted.userId])
      if (await requireAccess(inside, wanted.courseId)) return refuse('already-owned')
      if (await findOpenOrder(inside, wanted)) return undefined
    }
    const bar = await holdPrice(context, tx, wanted)
    if (bar) return bar
    const costs = await costsOf(context, tx, { wanted: claimOf(wanted), coupon, isTaxed })
    if (isRefused(costs)) return costs
    const { userId, courseId, currency } = wanted
    const fields = { userId, courseId, currency, ...costs }
    if (fields.amountCents === 0) return join(context, tx, fields)
    const [made] = await tx.insert(orders).values(fields).onConflictDoNothing().returning()
    return made && answer(made.id, made)
  })

/** Keeps the currency as it is until the transaction ends. @returns why the course cannot be sold in it */
export async function holdPrice(context: Context, tx: Tx, { courseId, currency }: Wanted) {
  const held = await saleCurrencyOf(tx, context)
  const course = await findForSale({ db: tx }, courseId)
  if (course?.currency !== currency) return refuse('conflict')
  // Its page shows the number as one of the academy's currency.
  return currency === held ? undefined : refuse('price-of-before')
}

type Fields = { userId: string; courseId: string } & Amount

async function join(context: Context, tx: Tx, { amountCents: _, ...fields }: Fields) {
  const orderId = await enrolForFree(context, tx, fields)
  return orderId ? { ...answer(orderId, { ...fields, amountCents: 0 }), joined: true } : refuse('already-owned')
}

type Amount = { readonly amountCents: number; readonly discountCents?: number; readonly currency: string }

const answer = (orderId: string, { amountCents, discountCents, currency, ...taxed }: Amount & Partial<Taxed>) => ({
  amount: fromMinor(amountCents, currency),
  ...(discountCents && { discount: fromMinor(discountCents, currency) }),
  ...withShownTax({ currency, ...taxed }),
  order: { _id: orderId },
  joined: false,
})
