import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'

import { certificates } from '#src/features/certificates/tables.ts'
import { planCourses, plans } from '#src/features/memberships/tables.ts'
import type { Db } from '#src/server/database/database.ts'

type Earned = {
  readonly userId: string
  readonly courseId: string | null
  readonly planId: string | null
  /** When the place was taken. */
  readonly since: Date
}

/**
 * Whether a place has brought a certificate: a valid one of its course; of a plan, one of any course that it opens and that was
 * issued since the place was taken.
 */
export async function hasCertificate(db: Db, { userId, courseId, planId, since }: Earned): Promise<boolean> {
  const isTheirs = and(eq(certificates.userId, userId), isNull(certificates.revokedAt))
  const isOfPlace =
    courseId === null
      ? and(gte(certificates.issuedAt, since), isOpenedBy(db, planId ?? ''))
      : eq(certificates.courseId, courseId)
  return (await db.$count(certificates, and(isTheirs, isOfPlace))) > 0
}

const isOpenedBy = (db: Db, planId: string) =>
  or(
    inArray(
      certificates.courseId,
      db.select({ id: planCourses.courseId }).from(planCourses).where(eq(planCourses.planId, planId)),
    ),
    sql`exists (select from ${plans} where ${plans.id} = ${planId} and ${plans.opens} = 'all')`,
  )
