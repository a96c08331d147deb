import { fromMinor } from '#src/wire/money/money.ts'
import { isUnlinked } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import type { plans } from '../tables.ts'

/** What the site and the dashboard show of a plan alike; money in whole units. */
export const planFields = (plan: typeof plans.$inferSelect) => ({
  _id: plan.id,
  name: plan.name,
  price: fromMinor(plan.priceCents, plan.currency),
  payable: fromMinor(payableCents(plan), plan.currency),
  duration: plan.duration,
  description: plan.description,
  benefits: plan.benefits,
  paymentId: isUnlinked(plan.paymentId) ? '' : plan.paymentId,
  opens: plan.opens,
  trialDays: plan.trialDays,
})
