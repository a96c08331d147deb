import { api } from '#src/web/calls/api.ts'

import type { Buying } from './buying.ts'

/**
 * One period of a plan. What it takes the place of was read beside it.
 * @param options `coupon` is the code of one to pay with; `card` how the plan is bought by card, where that is offered
 */
export const buyPlan = (
  planId: string,
  { coupon, card }: { coupon: string | undefined; card: Buying['card'] },
): Buying => ({
  order: async () => {
    const wanted = { id: planId, replaces: true, ...(coupon && { coupon }) }
    const { amount, discount = 0, tax = null, order } = await api().orderPlan(wanted)
    return { amount, discount, tax, orderId: order._id }
  },
  isSettled: async () => false,
  page: '/dashboard/membership',
  isPlan: true,
  ...(card && { card }),
})
