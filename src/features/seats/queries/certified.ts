import { and, eq, isNull } from 'drizzle-orm'

import { certificates } from '#src/features/certificates/tables.ts'
import type { Db } from '#src/server/database/database.ts'

/** Whether somebody has a valid certificate of a course. */
export async function hasCertificate(db: Db, { userId, courseId }: { userId: string; courseId: string }) {
  const { userId: holder, courseId: course, revokedAt } = certificates
  return (await db.$count(certificates, and(eq(holder, userId), eq(course, courseId), isNull(revokedAt)))) > 0
}
