// The coupon in the address of a payment page, of a course or a plan: a link brings one, and what is applied there stays in it.
import { isCallRefused, type Api } from '#src/web/calls/api.ts'
import { TYPED_MAX } from '#src/wire/money/coupons.ts'

export const COUPON = 'coupon'

export type Applied = Awaited<ReturnType<Api['checkCoupon']>>['coupon']
/** `typed` is what was refused. */
export type Tried = { applied: Applied } | { typed: string; refusal: string }

/** Asks what a code does to what is bought. */
export type Check = (code: string) => Promise<{ coupon: Applied }>

/** What a coupon does to a price, or why it does nothing. */
export async function tryCoupon(check: Check, typed: string): Promise<Tried> {
  try {
    const { coupon } = await check(typed)
    return { applied: coupon }
  } catch (error) {
    if (!isCallRefused(error) || error.status === 401) throw error
    return { typed, refusal: error.message }
  }
}

/** The same of the code in an address, such as that of a link; null without one. */
export async function tryLink(check: Check, { searchParams }: URL): Promise<Tried | null> {
  const coupon = (searchParams.get(COUPON) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, TYPED_MAX)
  return coupon ? tryCoupon(check, coupon) : null
}
