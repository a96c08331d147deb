import { keptLink } from '#src/features/memberships/policy.ts'
import { planCourses, plans } from '#src/features/memberships/tables.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db } from '#src/server/database/database.ts'
import { isUnlinked } from '#src/wire/money/passes.ts'

type NewPlan = Omit<typeof plans.$inferInsert, 'id' | 'createdAt' | 'updatedAt'> & {
  /** What a plan that opens chosen courses opens. */
  readonly courseIds?: readonly string[]
}

/** Writes a plan and what it opens. One that no provider sells has no link. @throws when its link leads anywhere but to the provider (T44) */
export async function insertPlan(tx: Db, publicUrl: string, { courseIds = [], ...plan }: NewPlan): Promise<string> {
  const link = isUnlinked(plan.paymentId) ? '' : keptLink(plan.link, publicUrl)
  if (link === undefined) throw new Error(`A plan cannot be sold at ${plan.link}`)
  const [made] = await tx
    .insert(plans)
    .values({ ...plan, link })
    .returning({ id: plans.id })
  if (!made) throw new Error('The plan was not written')
  if (courseIds.length > 0)
    await tx.insert(planCourses).values(courseIds.map(courseId => ({ planId: made.id, courseId })))
  await announce(tx, ['plans'])
  return made.id
}
