import { and, asc, eq, ne } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { refuse } from '#src/wire/refusals.ts'

import { planNames } from '../contract/shapes.ts'
import { changeBarOf } from '../policy.ts'
import { plans } from '../tables.ts'
import { isOnSale } from './find-plan.ts'
import { findOpenedCourses } from './opened-courses.ts'
import { findOwnMembership, ownMembership } from './own-memberships.ts'

/**
 * The plans that a member may move to: those on sale in their money. What is sold by a link whose price is not known, nobody
 * can say the difference to.
 */
export async function changeOptions(context: Context, { id }: { id: string }) {
  const { db, actor } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const membership = await findOwnMembership(context, { id, userId: user.id })
  if (!membership) return refuse('not-found')
  if (membership.status === 'ended') return refuse('membership-ended')
  const own = ownMembership(membership, context.now())
  const isOther = and(isOnSale, ne(plans.id, membership.planId), eq(plans.currency, own.currency))
  const rows = await db.select().from(plans).where(isOther).orderBy(asc(plans.duration))
  const openedBy = await findOpenedCourses(
    db,
    rows.map(plan => plan.id),
  )
  return {
    membership: { ...own, planId: membership.planId },
    bar: changeBarOf(membership) ?? null,
    plans: rows
      .toSorted((one, other) => planNames.indexOf(one.name) - planNames.indexOf(other.name))
      .map(plan => ({
        _id: plan.id,
        name: plan.name,
        duration: plan.duration,
        payable: fromMinor(payableCents(plan), plan.currency),
        isOffered: plan.paymentId.startsWith('price_'),
        opens: plan.opens,
        ...openedBy(plan.id),
      })),
  }
}
