import { eq } from 'drizzle-orm'

import { plans } from '#src/features/memberships/tables.ts'
import type { Db } from '#src/server/database/database.ts'

/** What a plan is called where staff read of it, such as `Gold, month`; empty without one. */
export const planName = (plan: { readonly name: string; readonly duration: string } | null | undefined): string =>
  plan ? `${plan.name}, ${plan.duration}` : ''

const rhythms = { month: 'monthly', year: 'yearly' } as const

/** What a plan is called in what its buyer reads, such as `Gold membership, monthly`. */
export const titleOfPlan = ({ name, duration }: Pick<typeof plans.$inferSelect, 'name' | 'duration'>): string =>
  `${name} membership, ${rhythms[duration]}`

/** What was bought with the order of a membership. */
export async function findPlanName(db: Db, { planId }: { planId: string | null }): Promise<string> {
  if (planId === null) return ''
  const { name, duration } = plans
  const [plan] = await db.select({ name, duration }).from(plans).where(eq(plans.id, planId))
  return planName(plan)
}
