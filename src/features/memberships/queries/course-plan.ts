import { and, eq, exists, gt, or } from 'drizzle-orm'

import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { userOf } from '#src/server/actor.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { isUnlinked } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { plainLink } from '../policy.ts'
import { planCourses, plans } from '../tables.ts'
import { findHeld } from './find-held.ts'

/**
 * The plan that opens a course for the least money each time, for who would buy the course alone. There is none for a course
 * that costs nothing or is not in the catalogue, none that is not on sale, and none for who holds a plan that opens it.
 */
export const coursePlan = sharedRead(
  async ({ db, publicUrl, identity }, { id }: { id: string }) => {
    const isSold = and(eq(courses.id, id), gt(courses.priceCents, 0), inCatalogue)
    const isChosen = and(eq(planCourses.planId, plans.id), eq(planCourses.courseId, id))
    const chosen = db.select({ id: planCourses.planId }).from(planCourses).where(isChosen)
    const opening = await db
      .select({ plan: plans })
      .from(plans)
      .innerJoin(courses, isSold)
      .where(or(eq(plans.opens, 'all'), and(eq(plans.opens, 'chosen'), exists(chosen))))
    const [cheapest] = opening
      .map(({ plan }) => ({ ...plan, cents: payableCents(plan) }))
      .filter(({ archivedAt }) => archivedAt === null)
      .filter(({ link, paymentId }) => isUnlinked(paymentId) || plainLink(link, publicUrl) !== null)
      .toSorted((a, b) => a.cents - b.cents)
    const plan = cheapest && {
      name: cheapest.name,
      duration: cheapest.duration,
      payable: fromMinor(cheapest.cents, cheapest.currency),
      byCard: !isUnlinked(cheapest.paymentId) && identity().offersCard,
    }
    return { plan: plan ?? null, openedBy: opening.map(opens => opens.plan.id) }
  },
  async ({ db, actor }, found) => {
    const user = userOf(actor)
    if (isRefused(found) || !found.plan || !user) return found
    const held = await findHeld(db, user.id)
    return held.some(({ planId }) => found.openedBy.includes(planId)) ? { plan: null } : found
  },
)
