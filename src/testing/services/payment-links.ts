import type Stripe from 'stripe'
import { expect } from 'vitest'

import type { SeededPlan } from '../content/plans.ts'

type Plan = Pick<SeededPlan, 'link'>

/** @returns what a test asks and does about plans' payment links at the provider */
export function openPaymentLinks(stripe: Stripe) {
  const find = async ({ link }: Plan) =>
    (await stripe.paymentLinks.list({ limit: 100 })).data.find(({ url }) => url === link)
  const isOpen = async (plan: Plan) => (await find(plan))?.active
  return {
    isOpen,
    becomes: (plan: Plan, expected: boolean) => expect.poll(() => isOpen(plan)).toBe(expected),
    /** Opens or closes it past the academy. */
    setByHand: async (plan: Plan, active: boolean) =>
      stripe.paymentLinks.update((await find(plan))?.id ?? '', { active }),
  }
}
