import { type Coupon, findBar, findTyped, lockCoupon, type Thing } from '#src/features/coupons/queries/find-coupon.ts'
import { isHolder } from '#src/features/memberships/queries/find-passes.ts'
import type { OrderStatus } from '#src/features/orders/policy.ts'
import { findAddedTax, taxedAmount } from '#src/features/orders/queries/added-tax.ts'
import { countUses } from '#src/features/orders/queries/coupon-uses.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { countAddress, countAttempt, type Limit, uncountAddress, uncountAttempt } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { discountOf } from '#src/wire/money/coupons.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

/** Codes that there are not: who tries many guesses. The second is for many accounts at one address. */
const guesses: Limit = { name: 'coupon-guesses', max: 10, windowMs: hours(1) }
const addressGuesses: Limit = { name: 'coupon-guesses-from', max: 100, windowMs: hours(1) }

/**
 * The coupon with a code as somebody typed it. Each try is counted before it is looked up, so that of many at once no more
 * are answered than the limit; one that was no guess is taken back.
 * @returns it, or 'coupon-unknown', or 'too-many' whatever was typed
 */
export async function findCoupon(context: Context, userId: string, typed: string): Promise<Coupon | Refused> {
  const tooMany = await countAttempt(context, guesses, userId)
  if (tooMany) return tooMany
  const tooManyHere = await countAddress(context, addressGuesses)
  if (tooManyHere) {
    await uncountAttempt(context, guesses, userId)
    return tooManyHere
  }
  const coupon = await findTyped(context.db, typed)
  if (!coupon) return refuse('coupon-unknown')
  await uncountAttempt(context, guesses, userId)
  await uncountAddress(context, addressGuesses)
  return coupon
}

/** Who buys what, at which price without a coupon. */
export type Wanted = { userId: string; thing: Thing; priceCents: number; currency: string }

type Open = { readonly status: OrderStatus; readonly couponId: string | null }

/** Whether an order that is not settled is what somebody wants: what the bank works on is theirs, whatever they want now. */
export const isWith = (open: Open, coupon: Coupon | undefined): boolean =>
  open.status === 'processing' || open.couponId === (coupon?.id ?? null)

/** How many uses of a coupon go with an order that is given up. */
export const givenBackBy = (open: Pick<Open, 'couponId'> | undefined, coupon: Coupon): number =>
  open?.couponId === coupon.id ? 1 : 0

/** @param wish `back`: how many uses of theirs would be given up for this one @returns why a coupon cannot be used */
export async function findFault(
  context: Pick<Context, 'now' | 'identity'>,
  db: Db,
  { coupon, wanted, back = 0 }: { coupon: Coupon; wanted: Wanted; back?: number },
): Promise<Refused | undefined> {
  const { userId, thing } = wanted
  const { all, own } = await countUses(db, { couponId: coupon.id, userId })
  const isRenewal = 'planId' in thing && (await isHolder(context, db, { userId, planId: thing.planId }))
  const uses = { all: all - back, own: own - back }
  return findBar(db, coupon, { thing, price: wanted, isRenewal, uses }, todayOf(context))
}

/**
 * Claims one use of a coupon, in the transaction that writes the order, or the page of a plan that is paid by card. The coupon is locked until that ends, so whoever
 * wants the last use at the same moment finds it gone.
 * @returns the order's columns, or why it cannot be used
 */
export async function claimUse(context: Context, tx: Tx, { id }: Coupon, wanted: Wanted) {
  const coupon = await lockCoupon(tx, id)
  if (!coupon) return refuse('coupon-unknown')
  const fault = await findFault(context, tx, { coupon, wanted })
  if (fault) return fault
  const discountCents = discountOf(coupon, wanted)
  return { couponId: id, couponCode: coupon.code, discountCents, amountCents: wanted.priceCents - discountCents }
}

/** The columns of what something costs with its coupon, and the tax where that is added. Refuses like both. */
export async function costsOf(
  context: Context,
  tx: Tx,
  { wanted, coupon, isTaxed }: { wanted: Wanted; coupon: Coupon | undefined; isTaxed: boolean },
) {
  const claimed = coupon ? await claimUse(context, tx, coupon, wanted) : { amountCents: wanted.priceCents }
  if (isRefused(claimed)) return claimed
  const tax = isTaxed ? await findAddedTax(context, tx, wanted.userId) : null
  const taxed = taxedAmount(claimed.amountCents, wanted.currency, tax)
  return isRefused(taxed) ? taxed : { ...claimed, ...taxed }
}
