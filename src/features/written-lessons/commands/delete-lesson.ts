import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { announceCourse, queueCertificates } from '#src/features/courses/commands/course-parts.ts'
import { writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { counts, lockLesson, shown } from './write-lesson.ts'

/**
 * Removes a reading or questions with what learners have answered; certificates stay. Who lacked only this has completed
 * the course. Refuses a wrong password (T79) and 'not-found'.
 */
export async function deleteLesson(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const gone = await lockLesson(tx, id)
    if (!gone) return refuse('not-found')
    await tx.delete(writtenLessons).where(eq(writtenLessons.id, id))
    await recordAudit(tx, context, { action: 'lesson.delete', thing: { id, name: gone.title }, before: shown(gone) })
    if (counts(gone)) await queueCertificates(tx, context, [gone.courseId])
    await announceCourse(tx, gone.courseId)
    return { deleted: true } as const
  })
}
