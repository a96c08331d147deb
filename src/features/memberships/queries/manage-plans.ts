import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { courses } from '#src/features/courses/tables/courses.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { membershipsContract } from '../contract/memberships.ts'
import { planCourses, plans } from '../tables.ts'
import { isNeverPaid } from './find-plan.ts'
import { planFields } from './plan-fields.ts'

type Wanted = z.output<typeof membershipsContract.managePlans.input>

// The table's names stand here themselves: in a query of one table its columns go without.
const holders = sql<number>`(
  select count(*) from memberships where memberships.plan_id = plans.id and memberships.status <> 'ended'
)`.mapWith(Number)

const wasHeld = sql<boolean>`(exists (select 1 from memberships where memberships.plan_id = plans.id) or not ${isNeverPaid})`

/** One page of the plans, the cheapest first unless sorted otherwise. */
export async function managePlans({ db }: Context, { name, page, limit, sort = 'price' }: Wanted) {
  const where = and(isNull(plans.deletedAt), ...likeEachWord(plans.name, name))
  const sorts = { holders, name: plans.name, price: plans.priceCents }
  const [rows, [all]] = await Promise.all([
    db
      .select({ plan: plans, holders, wasHeld })
      .from(plans)
      .where(where)
      .orderBy(...orderOf(sort, sorts, plans.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(plans).where(where),
  ])
  const total = all?.total ?? 0
  return { plans: rows.map(row => managed(row, [])), NbOfPages: Math.ceil(total / limit), total }
}

/** One plan with the courses that it opens. Refuses with `not-found`. */
export async function getPlan(context: Context, { id }: { id: string }) {
  const plan = await findPlan(context, id)
  return plan ? { plan } : refuse('not-found')
}

export async function findPlan({ db }: Pick<Context, 'db'>, id: string) {
  const [row] = await db
    .select({ plan: plans, holders, wasHeld })
    .from(plans)
    .where(and(eq(plans.id, id), isNull(plans.deletedAt)))
  if (!row) return undefined
  const opened = await db
    .select({ _id: courses.id, title: courses.title })
    .from(planCourses)
    .innerJoin(courses, eq(courses.id, planCourses.courseId))
    .where(eq(planCourses.planId, id))
    .orderBy(courses.title, courses.id)
  return managed(row, opened)
}

/** What the form of a plan changes. */
export async function planState(db: Db, { id }: { id: string }) {
  const plan = await findPlan({ db }, id)
  return (
    plan && {
      ...plan,
      courseIds: plan.courseIds.toSorted(),
      courses: undefined,
      holders: undefined,
      wasHeld: undefined,
      onSale: undefined,
    }
  )
}

const managed = (
  { plan, holders: held, wasHeld: hadMembers }: { plan: typeof plans.$inferSelect; holders: number; wasHeld: boolean },
  opened: { _id: string; title: string }[],
) => ({
  ...planFields(plan),
  discount: plan.discount,
  link: plan.link,
  courseIds: opened.map(({ _id }) => _id),
  courses: opened,
  holders: held,
  wasHeld: hadMembers,
  onSale: plan.archivedAt === null,
  createdAt: plan.createdAt.toISOString(),
})
