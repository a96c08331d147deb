// What is paid for on a page of payment, as far as paying has to know: a course, places of one for others, or a plan.
import { api } from '#src/web/calls/api.ts'

import type { OrderTax } from './tax.ts'

/** A plan that is bought by card: what it costs each time after the first payment, and what leads to the provider. */
export interface PlanByCard {
  readonly price: number
  /** The first payment. A tax that the academy adds to prices is none of the provider's. */
  readonly first: number
  readonly duration: 'month' | 'year'
  /** When the next payment is, if the first one is made today; an ISO instant. */
  readonly nextAt: string
  /** Free days before the first payment. */
  readonly trialDays: number | null
  /** Whether a coupon makes the first payment less. */
  readonly isReduced: boolean
  /** Says where it is paid. */
  readonly begin: () => Promise<string>
}

export interface Buying {
  /** Orders it, or finds its order. Amounts are in whole units. */
  readonly order: () => Promise<{ amount: number; discount: number; tax: OrderTax | null; orderId: string }>
  /** Whether it was paid for meanwhile, such as in another tab; not while that cannot be asked. */
  readonly isSettled: () => Promise<boolean>
  /** Where it is found once it is paid. */
  readonly page: string
  /** A plan is paid by card at its provider, where it renews. */
  readonly isPlan?: boolean
  /** How, where that is offered here. */
  readonly card?: PlanByCard
}

/** Told what was ordered: the dollars that will be charged, what a coupon took off, and the tax that was added. */
export type Ordered = (dollars: number, discount: number, tax: OrderTax | null) => void

/** A course for oneself. @param coupon the code of a coupon to pay with */
export const buyCourse = (courseId: string, coupon: string | undefined): Buying => ({
  order: async () => {
    const { amount, discount = 0, tax = null, order } = await api().createOrder({ courseId, ...(coupon && { coupon }) })
    return { amount, discount, tax, orderId: order._id }
  },
  isSettled: () =>
    api()
      .getCourse({ id: courseId })
      .then(({ isPurchased }) => isPurchased)
      .catch(() => false),
  page: `/course/${courseId}`,
})
