import { api } from '#src/web/calls/api.ts'

import type { Buying } from './buying.ts'

/** One period of a plan. What it takes the place of was read beside it. */
export const buyPlan = (planId: string): Buying => ({
  order: async () => {
    const { amount, tax = null, order } = await api().orderPlan({ id: planId, replaces: true })
    return { amount, discount: 0, tax, orderId: order._id }
  },
  isSettled: async () => false,
  page: '/dashboard/membership',
  isPlan: true,
})
