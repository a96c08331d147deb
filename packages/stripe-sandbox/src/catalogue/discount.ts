import { type Call, epochSeconds } from '../call.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { newId } from '../identifiers.ts'
import { orNull } from '../nullable.ts'
import type { Coupon, PromotionCode } from '../objects.ts'
import { find, insert, list, lock, save } from '../store.ts'

/** Money off: a part or an amount in minor units, for the first bill, for some months or for good. */
export type NewCoupon = {
  id?: string | undefined
  name?: string | undefined
  percent_off?: number | undefined
  amount_off?: number | undefined
  currency?: string | undefined
  duration: 'once' | 'repeating' | 'forever'
  duration_in_months?: number | undefined
  max_redemptions?: number | undefined
  redeem_by?: number | undefined
  metadata: Record<string, string>
}

async function refuseCoupon(call: Call, input: NewCoupon): Promise<void> {
  if ((input.percent_off === undefined) === (input.amount_off === undefined)) {
    throw invalidRequest('You must pass either percent_off or amount_off.')
  }
  if (input.amount_off !== undefined && !input.currency) throw invalidRequest('You must pass currency with amount_off.')
  if (input.id && (await find(call.tx, 'coupon', input.id))) {
    throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists' })
  }
}

/** Stores a coupon. @throws ApiError for one that takes nothing off, or both a part and an amount */
export async function createCoupon(call: Call, input: NewCoupon): Promise<Coupon> {
  await refuseCoupon(call, input)
  const { duration, duration_in_months: months = 1 } = input
  const coupon: Coupon = {
    id: input.id ?? newId('coupon').slice(-8),
    object: 'coupon',
    amount_off: orNull(input.amount_off),
    created: epochSeconds(call.now),
    currency: orNull(input.currency),
    duration,
    duration_in_months: duration === 'repeating' ? months : null,
    livemode: false,
    max_redemptions: orNull(input.max_redemptions),
    metadata: input.metadata,
    name: orNull(input.name),
    percent_off: orNull(input.percent_off),
    redeem_by: orNull(input.redeem_by),
    times_redeemed: 0,
    valid: true,
  }
  await insert(call.tx, coupon)
  return coupon
}

/** What a buyer types to get a coupon. */
export type NewPromotionCode = {
  promotion: { type: 'coupon'; coupon: string }
  code?: string | undefined
  expires_at?: number | undefined
  max_redemptions?: number | undefined
  metadata: Record<string, string>
}

/** Stores a code for a coupon. @throws ApiError `resource_missing`, or for a code that is in use */
export async function createPromotionCode(call: Call, input: NewPromotionCode): Promise<PromotionCode> {
  await usableCoupon(call, input.promotion.coupon, 'promotion[coupon]')
  const code = input.code ?? newId('promo').slice(-8).toUpperCase()
  if (await codeNamed(call, code)) {
    throw invalidRequest('An active promotion code with this code already exists.', { param: 'code' })
  }
  const promotion: PromotionCode = {
    id: newId('promo'),
    object: 'promotion_code',
    active: true,
    code,
    created: epochSeconds(call.now),
    customer: null,
    customer_account: null,
    expires_at: input.expires_at ?? null,
    livemode: false,
    max_redemptions: input.max_redemptions ?? null,
    metadata: input.metadata,
    promotion: input.promotion,
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  }
  await insert(call.tx, promotion)
  return promotion
}

async function codeNamed(call: Call, code: string): Promise<PromotionCode | undefined> {
  const { data } = await list(call.tx, 'promotion_code', { limit: 1, matching: { code, active: true } })
  return data[0]
}

/** Closes a code, or opens it again. @throws ApiError `resource_missing` */
export async function updatePromotionCode(call: Call, id: string, active: boolean | undefined): Promise<PromotionCode> {
  const stored = await lock(call.tx, 'promotion_code', id)
  if (!stored) throw resourceMissing('promotion_code', id, 'id')
  const promotion = { ...stored.object, active: active ?? stored.object.active }
  await save(call.tx, promotion)
  return promotion
}

type Limited = { max_redemptions: number | null; times_redeemed: number }
const isSpent = ({ max_redemptions: most, times_redeemed: times }: Limited): boolean => most !== null && times >= most

/** A coupon that can be used now. @throws ApiError `resource_missing`, `coupon_expired` */
export async function usableCoupon(call: Call, id: string, param = 'discounts[0][coupon]'): Promise<Coupon> {
  const stored = await lock(call.tx, 'coupon', id)
  if (!stored) throw resourceMissing('coupon', id, param)
  const { object: coupon } = stored
  const isOver = coupon.redeem_by !== null && coupon.redeem_by <= epochSeconds(call.now)
  if (isOver || isSpent(coupon)) throw invalidRequest(`Coupon expired: ${id}`, { code: 'coupon_expired', param })
  return coupon
}

const isOpen = ({ now }: Call, code: PromotionCode): boolean =>
  code.active && (code.expires_at ?? Infinity) > epochSeconds(now) && !isSpent(code)

/** The coupon of a code that can be used now. @throws ApiError for a code that is unknown, closed or over */
export async function redeemable(
  call: Call,
  named: { id: string } | { typed: string },
): Promise<{ coupon: Coupon; code: string }> {
  const found =
    'id' in named ? (await find(call.tx, 'promotion_code', named.id))?.object : await codeNamed(call, named.typed)
  const coupon = found?.promotion.coupon
  if (!found || !isOpen(call, found) || typeof coupon !== 'string') {
    throw invalidRequest('This code is invalid.', { code: 'resource_missing', param: 'promotion_code' })
  }
  return { coupon: await usableCoupon(call, coupon), code: found.id }
}

/** Counts a use. */
export async function redeem(call: Call, coupon: string, code: string | undefined): Promise<void> {
  const used = await lock(call.tx, 'coupon', coupon)
  if (used) {
    const counted = { ...used.object, times_redeemed: used.object.times_redeemed + 1 }
    await save(call.tx, { ...counted, valid: !isSpent(counted) })
  }
  const typed = code ? await lock(call.tx, 'promotion_code', code) : undefined
  if (typed) await save(call.tx, { ...typed.object, times_redeemed: typed.object.times_redeemed + 1 })
}
