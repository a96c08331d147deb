// What both sides know of a coupon: how its code is written, and what it takes off a price.
import { priceDecimals, toMinor } from './money.ts'
import { payableCents } from './payable.ts'
import { leastOf, MOST_MINOR } from './price-fault.ts'

export const CODE_MIN = 3
export const CODE_MAX = 32
/** As many letters as somebody may type for one. */
export const TYPED_MAX = 64
export const CODE_SHAPE = /^[A-Z\d](?:[A-Z\d-]*[A-Z\d])?$/

/** A code in its one spelling: as it was printed, heard or pasted, it may come in small letters, in parts, or with dashes. */
export const codeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s+/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()

/** Percent, or an amount in minor units of a currency. */
export type CouponValue = {
  readonly percentOff: number | null
  readonly amountOffCents: number | null
  readonly currency: string | null
}
export type Price = { readonly priceCents: number; readonly currency: string }

/**
 * What a coupon takes off a price, in minor units: never more than the price, and all of it where so little would be left
 * that the provider does not charge it. An amount in another currency than the price takes nothing off.
 */
export function discountOf(
  { percentOff, amountOffCents, currency: own }: CouponValue,
  { priceCents, currency }: Price,
): number {
  const left =
    percentOff === null
      ? priceCents - (own === currency ? (amountOffCents ?? 0) : 0)
      : payableCents({ priceCents, discount: percentOff, currency })
  return left < leastOf(currency) ? priceCents : priceCents - left
}

/** Why an amount cannot be taken off in this currency. */
export function amountFault(amount: number, currency: string): string | undefined {
  const decimals = priceDecimals(currency)
  if (Number(amount.toFixed(decimals)) !== amount)
    return `An amount in ${currency.toUpperCase()} has ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`
  if (amount === 0) return 'Please enter an amount above zero'
  return toMinor(amount, currency) > MOST_MINOR ? 'This is more than any course costs' : undefined
}
