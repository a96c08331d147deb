import { and, eq, exists, gt, or } from 'drizzle-orm'

import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses } from '#src/features/courses/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { dollarsOf } from '#src/wire/money/money.ts'

import { payableCents, plainLink } from '../policy.ts'
import { planCourses, plans } from '../tables.ts'
import { findHeld } from './find-held.ts'

/**
 * The plan that opens a course for the least money each time, for who would buy the course alone. There is none for a course
 * that costs nothing or is not in the catalogue, none that is not on sale, and none for who holds a plan that opens it.
 */
export async function coursePlan({ db, actor, publicUrl }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  const isSold = and(eq(courses.id, id), gt(courses.priceCents, 0), inCatalogue)
  const isChosen = and(eq(planCourses.planId, plans.id), eq(planCourses.courseId, id))
  const chosen = db.select({ id: planCourses.planId }).from(planCourses).where(isChosen)
  const [opening, held] = await Promise.all([
    db
      .select({ plan: plans })
      .from(plans)
      .innerJoin(courses, isSold)
      .where(or(eq(plans.opens, 'all'), and(eq(plans.opens, 'chosen'), exists(chosen)))),
    user ? findHeld(db, user.id) : [],
  ])
  const [cheapest] = opening
    .map(({ plan }) => ({ ...plan, cents: payableCents(plan) }))
    .filter(({ link, archivedAt }) => archivedAt === null && plainLink(link, publicUrl) !== null)
    .toSorted((a, b) => a.cents - b.cents)
  if (!cheapest || opening.some(({ plan }) => held.some(({ planId }) => planId === plan.id))) return { plan: null }
  const { name, duration, cents } = cheapest
  return { plan: { name, duration, payable: dollarsOf(cents) } }
}
