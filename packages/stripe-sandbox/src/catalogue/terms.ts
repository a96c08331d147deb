import { type Call, epochSeconds } from '../call.ts'
import { resourceMissing } from '../errors.ts'
import type { Coupon, Discount, Price, Tax, Terms } from '../objects.ts'
import { find } from '../store.ts'
import { redeemable, usableCoupon } from './discount.ts'

/** How a caller names them. */
export type TermsInput = {
  automatic_tax?: { enabled: boolean } | undefined
  tax_rates?: readonly string[] | undefined
  discounts?: readonly { coupon?: string | undefined; promotion_code?: string | undefined }[] | undefined
  trial_period_days?: number | undefined
  allow_promotion_codes?: boolean | undefined
  billing_mode?: { type: 'classic' | 'flexible' } | undefined
}

/** What `automatic_tax` takes here: the sandbox does not ask where a buyer lives. */
const AUTOMATIC_PERCENTAGE = 20

async function taxOf(call: Call, id: string): Promise<Tax> {
  const rate = await find(call.tx, 'tax_rate', id)
  if (!rate) throw resourceMissing('tax_rate', id, 'tax_rates')
  return { id, percentage: rate.object.percentage, inclusive: rate.object.inclusive }
}

const monthsOf = ({ duration, duration_in_months: months }: Coupon): number =>
  duration === 'forever' ? Infinity : duration === 'once' ? 0 : (months ?? 1)

const discountOf = (coupon: Coupon, code?: string): Discount => ({
  coupon: coupon.id,
  code,
  percentOff: coupon.percent_off ?? 0,
  amountOff: coupon.amount_off ?? 0,
  // JSON knows no infinity: a century is as good.
  months: Math.min(monthsOf(coupon), 1200),
})

/** What somebody types at a checkout takes off. @throws ApiError for a code that cannot be used */
export async function typedDiscount(call: Call, typed: string): Promise<Discount> {
  const { coupon, code } = await redeemable(call, { typed })
  return discountOf(coupon, code)
}

async function discountNamed(call: Call, input: TermsInput): Promise<Discount | undefined> {
  const [named] = input.discounts ?? []
  if (named?.promotion_code) {
    const { coupon, code } = await redeemable(call, { id: named.promotion_code })
    return discountOf(coupon, code)
  }
  return named?.coupon ? discountOf(await usableCoupon(call, named.coupon)) : undefined
}

/** Looks up what a caller names. @throws ApiError for a coupon, a code or a tax rate that cannot be used */
export async function termsOf(call: Call, input: TermsInput, price: Price): Promise<Terms> {
  const isWithin = price.tax_behavior === 'inclusive'
  const automatic = { id: null, percentage: AUTOMATIC_PERCENTAGE, inclusive: isWithin }
  const named = await Promise.all((input.tax_rates ?? []).map(id => taxOf(call, id)))
  return {
    taxes: input.automatic_tax?.enabled ? [automatic] : named,
    discount: await discountNamed(call, input),
    trialDays: input.trial_period_days,
    allowsCodes: input.allow_promotion_codes,
    billingMode: input.billing_mode?.type,
  }
}

/** What a sale comes to, in minor units. */
export type Amounts = {
  subtotal: number
  discount: number
  tax: number
  isTaxOnTop: boolean
  total: number
  excludingTax: number
}

/** A part of a sum comes off what is given back as well; an amount comes off what is charged alone. */
const offOf = (subtotal: number, { amountOff, percentOff }: Discount): number =>
  amountOff ? Math.min(Math.max(subtotal, 0), amountOff) : Math.round((subtotal * percentOff) / 100)

/** Prices, less a discount, with the taxes on top of them or within them. What is given back is below nothing. */
export function amountsOf(subtotal: number, { taxes, discount }: Pick<Terms, 'taxes' | 'discount'>): Amounts {
  const off = discount ? offOf(subtotal, discount) : 0
  const taxable = subtotal - off
  const within = taxes
    .filter(({ inclusive }) => inclusive)
    .reduce((sum, { percentage }) => sum + Math.round((taxable * percentage) / (100 + percentage)), 0)
  const onTop = taxes
    .filter(({ inclusive }) => !inclusive)
    .reduce((sum, { percentage }) => sum + Math.round((taxable * percentage) / 100), 0)
  const tax = { tax: within + onTop, isTaxOnTop: onTop > 0 }
  return { subtotal, discount: off, ...tax, total: taxable + onTop, excludingTax: taxable - within }
}

/** The terms of a later bill: a discount for some months ends, and a trial is over. @param start of the subscription */
export function termsNow(call: Call, terms: Terms | undefined, start: number): Pick<Terms, 'taxes' | 'discount'> {
  const { taxes = [], discount } = terms ?? {}
  const end = new Date(start * 1000)
  end.setUTCMonth(end.getUTCMonth() + (discount?.months ?? 0))
  // A bill is made a moment after its period began.
  const isOver = end.getTime() / 1000 <= epochSeconds(call.now)
  return { taxes, discount: isOver ? undefined : discount }
}
