import { asc, isNull } from 'drizzle-orm'

import { planNames } from '#src/features/memberships/contract/shapes.ts'
import { findHeld } from '#src/features/memberships/queries/find-held.ts'
import { standingOf } from '#src/features/memberships/queries/find-passes.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { payableCents } from '#src/wire/money/payable.ts'

/** Plans on sale are six at most; of the others, what this person has until a date. */
export async function listGivable({ db, now }: Context, { id }: { id: string }) {
  const [rows, held] = await Promise.all([
    db.select().from(plans).where(isNull(plans.deletedAt)).orderBy(asc(plans.duration)),
    findHeld(db, id),
  ])
  const found = rows.map(plan => {
    const theirs = held.filter(({ planId }) => planId === plan.id)
    const { isBarred: isSubscribed, running } = standingOf(theirs, now())
    return { plan, heldUntil: running?.currentPeriodEnd.toISOString() ?? null, isSubscribed }
  })
  return {
    plans: found
      .filter(({ plan, heldUntil }) => plan.archivedAt === null || heldUntil !== null)
      .toSorted((one, other) => planNames.indexOf(one.plan.name) - planNames.indexOf(other.plan.name))
      .map(({ plan, ...theirs }) => ({
        _id: plan.id,
        name: plan.name,
        duration: plan.duration,
        payable: fromMinor(payableCents(plan), plan.currency),
        currency: plan.currency,
        ...theirs,
      })),
  }
}
