import { type CouponValue, discountOf, type Price } from '#src/wire/money/coupons.ts'
import type { RefusalCode } from '#src/wire/refusals.ts'

type Terms = {
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly switchedOffAt: Date | null
  readonly archivedAt: Date | null
}

const isEnded = ({ endsOn, switchedOffAt, archivedAt }: Terms, today: string): boolean =>
  switchedOffAt !== null || archivedAt !== null || (endsOn !== null && endsOn < today)

const isEarly = ({ startsOn }: Terms, today: string): boolean => startsOn !== null && startsOn > today

/** Whether whoever has ordered with it is still offered what they ordered. @param today in the academy's time zone */
export const isOffered = (coupon: Terms, today: string): boolean => !isEnded(coupon, today) && !isEarly(coupon, today)

export type Use = {
  readonly price: Price
  /** Whether it is for this course, or this plan. */
  readonly isFor: boolean
  /** Whether it would be the payment of who has the plan. */
  readonly isRenewal?: boolean
  /** How often it was used by now, by all and by this person. */
  readonly uses: { readonly all: number; readonly own: number }
}

const isReached = (limit: number | null, uses: number): boolean => limit !== null && uses >= limit

/** Why somebody cannot use a coupon, or undefined when they can. */
export function faultOf(
  coupon: Terms & CouponValue & { readonly maxUses: number | null; readonly perPerson: number | null },
  { price, isFor, isRenewal = false, uses }: Use,
  today: string,
): RefusalCode | undefined {
  if (!isFor) return 'coupon-elsewhere'
  if (isEnded(coupon, today)) return 'coupon-over'
  if (isEarly(coupon, today)) return 'coupon-early'
  if (isRenewal) return 'coupon-renewal'
  if (isReached(coupon.perPerson, uses.own)) return 'coupon-used'
  if (isReached(coupon.maxUses, uses.all)) return 'coupon-used-up'
  return discountOf(coupon, price) === 0 ? 'coupon-needless' : undefined
}
