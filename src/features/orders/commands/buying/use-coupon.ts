import { type Coupon, findBar, findTyped, lockCoupon } from '#src/features/coupons/queries/find-coupon.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { netOf } from '#src/features/orders/queries/added-tax.ts'
import { countUses } from '#src/features/orders/queries/coupon-uses.ts'
import { findForSale, findOpenOrder } from '#src/features/orders/queries/find-orders.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { countAddress, countAttempt, type Limit, uncountAddress, uncountAttempt } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { discountOf } from '#src/wire/money/coupons.ts'
import { fromMinor } from '#src/wire/money/money.ts'
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
export type Wanted = { userId: string; courseId: string; priceCents: number; currency: string }

type Open = NonNullable<Awaited<ReturnType<typeof findOpenOrder>>>

/** Whether an order that is not settled is what somebody wants: what the bank works on is theirs, whatever they want now. */
export const isWith = (open: Open, coupon: Coupon | undefined): boolean =>
  open.status === 'processing' || open.couponId === (coupon?.id ?? null)

/** @param open the order that would be given up for this one, and its use with it @returns why a coupon cannot be used */
export async function findFault(
  context: Pick<Context, 'now' | 'identity'>,
  db: Db,
  { coupon, wanted, open }: { coupon: Coupon; wanted: Wanted; open?: Open | undefined },
): Promise<Refused | undefined> {
  const { all, own } = await countUses(db, { couponId: coupon.id, userId: wanted.userId })
  const back = open?.couponId === coupon.id ? 1 : 0
  const uses = { all: all - back, own: own - back }
  return findBar(db, coupon, { courseId: wanted.courseId, price: wanted, uses }, todayOf(context))
}

/**
 * Claims one use of a coupon, in the transaction that writes the order. The coupon is locked until that ends, so whoever
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

/**
 * What a course would cost with a coupon, before a tax that is added; nothing is used by that. Of an order that has it already, what that keeps.
 * Refuses like `createOrder`.
 */
export async function checkCoupon(context: Context, { id: courseId, coupon: typed }: { id: string; coupon: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const course = await findForSale(context, courseId)
  if (!course) return refuse('not-found')
  const coupon = await findCoupon(context, user.id, typed)
  if (isRefused(coupon)) return coupon
  if (await requireAccess(context, courseId)) return refuse('already-owned')
  const open = await findOpenOrder(context, { userId: user.id, courseId })
  const { code } = coupon
  if (open?.couponId === coupon.id) return quote(code, { ...open, amountCents: netOf(open) })
  const wanted = { userId: user.id, courseId, ...course }
  const fault = await findFault(context, context.db, { coupon, wanted, open })
  if (fault) return fault
  const discountCents = discountOf(coupon, course)
  return quote(code, { discountCents, amountCents: course.priceCents - discountCents, currency: course.currency })
}

const quote = (
  code: string,
  { amountCents, discountCents, currency }: { amountCents: number; discountCents: number; currency: string },
) => ({
  coupon: { code, amount: fromMinor(amountCents, currency), discount: fromMinor(discountCents, currency) },
})
