import { and, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { dollarsOf } from '#src/wire/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { membershipsContract } from '../contract.ts'
import { payableCents } from '../policy.ts'
import { planCourses, plans } from '../tables.ts'

type Wanted = z.output<typeof membershipsContract.managePlans.input>

// The table's names stand here themselves: in a query of one table its columns go without.
const holders = sql<number>`(
  select count(*) from memberships where memberships.plan_id = plans.id and memberships.status <> 'ended'
)`.mapWith(Number)

/** One page of the plans, the most held one first unless sorted otherwise. */
export async function managePlans({ db }: Context, { name, page, limit, sort }: Wanted) {
  const where = and(...likeEachWord(plans.name, name))
  const sorts = { holders, name: plans.name, price: plans.priceCents }
  const [rows, [all]] = await Promise.all([
    db
      .select({ plan: plans, holders })
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
  const [row] = await db.select({ plan: plans, holders }).from(plans).where(eq(plans.id, id))
  if (!row) return undefined
  const opened = await db.select({ id: planCourses.courseId }).from(planCourses).where(eq(planCourses.planId, id))
  return managed(
    row,
    opened.map(course => course.id),
  )
}

const managed = (
  { plan, holders: held }: { plan: typeof plans.$inferSelect; holders: number },
  courseIds: string[],
) => ({
  _id: plan.id,
  name: plan.name,
  price: dollarsOf(plan.priceCents),
  payable: dollarsOf(payableCents(plan)),
  duration: plan.duration,
  description: plan.description,
  benefits: plan.benefits,
  discount: plan.discount,
  paymentId: plan.paymentId,
  link: plan.link,
  opens: plan.opens,
  courseIds,
  holders: held,
  createdAt: plan.createdAt.toISOString(),
})
