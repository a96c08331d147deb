import { and, eq, sql } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { placesOf } from '#src/wire/money/places.ts'

import { titleOfPlan } from './plan-name.ts'

type Purchase = { userId: string; courseId: string | null; planId?: string | null; seats?: number | null }

/** Whom to write to about a purchase of a course, or of places of a course or plan, and what was bought. */
export async function findBuyer(db: Db, { userId, courseId, planId = null, seats = null }: Purchase) {
  const [found] = await db
    .select({
      firstName: users.firstName,
      email: accountEmails.email,
      title: courses.title,
      plan: { name: plans.name, duration: plans.duration },
    })
    .from(users)
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .leftJoin(courses, courseId === null ? sql`false` : eq(courses.id, courseId))
    .leftJoin(plans, planId === null ? sql`false` : eq(plans.id, planId))
    .where(eq(users.id, userId))
  const title = found && (found.plan ? titleOfPlan(found.plan) : found.title)
  if (!found || !title) return undefined
  const { firstName, email } = found
  return { firstName, email, courseTitle: placesOf(title, seats) }
}
