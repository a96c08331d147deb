import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import type { Context } from '#src/server/context.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { monthsAfter, monthsOf } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { refuse } from '#src/wire/refusals.ts'

/** A plan as places of it are sold now, for each; and until when they would be open if they were paid now. */
export async function planForSeats({ db, now }: Context, { id }: { id: string }) {
  const plan = await findPlan(db, id)
  if (!plan || plan.deletedAt || payableCents(plan) === 0) return refuse('not-found')
  if (plan.archivedAt) return refuse('plan-off-sale')
  const { name, duration, currency } = plan
  return {
    plan: { _id: plan.id, name, duration },
    price: fromMinor(payableCents(plan), currency),
    until: monthsAfter(now(), monthsOf[duration]).toISOString(),
  }
}
