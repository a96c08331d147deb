import { dollarsOf } from '#src/wire/money/money.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import type { plans } from '../tables.ts'

/** What the site and the dashboard show of a plan alike; money in dollars. */
export const planFields = (plan: typeof plans.$inferSelect) => ({
  _id: plan.id,
  name: plan.name,
  price: dollarsOf(plan.priceCents),
  payable: dollarsOf(payableCents(plan)),
  duration: plan.duration,
  description: plan.description,
  benefits: plan.benefits,
  paymentId: plan.paymentId,
  opens: plan.opens,
})
