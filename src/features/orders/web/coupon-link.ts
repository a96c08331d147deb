// The coupon in the address of a payment page: a link brings one, and what is applied there stays in it.
import { isCallRefused, type Api } from '#src/web/calls/api.ts'

export const COUPON = 'coupon'

/** As long as a call takes it. */
export const TYPED_MAX = 64

export type Applied = Awaited<ReturnType<Api['checkCoupon']>>['coupon']
/** `typed` is what was refused. */
export type Tried = { applied: Applied } | { typed: string; refusal: string }

/** What a coupon does to the price of a course, or why it does nothing. */
export async function tryCoupon(api: Pick<Api, 'checkCoupon'>, wanted: { id: string; coupon: string }): Promise<Tried> {
  try {
    const { coupon } = await api.checkCoupon(wanted)
    return { applied: coupon }
  } catch (error) {
    if (!isCallRefused(error) || error.status === 401) throw error
    return { typed: wanted.coupon, refusal: error.message }
  }
}

/** The same of the code in an address, such as that of a link; null without one. */
export async function tryLink(
  api: Pick<Api, 'checkCoupon'>,
  courseId: string,
  { searchParams }: URL,
): Promise<Tried | null> {
  const coupon = (searchParams.get(COUPON) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, TYPED_MAX)
  return coupon ? tryCoupon(api, { id: courseId, coupon }) : null
}
