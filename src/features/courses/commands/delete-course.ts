import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { stateOf } from '../policy.ts'
import { askOf, isKept } from '../queries/holders.ts'
import { courses } from '../tables/courses.ts'
import { announceCourse, listsOf, removeThumbnail } from './course-parts.ts'
import { shown } from './write-course.ts'

/**
 * Deletes a course that is nobody's; its videos stay in the library. One that somebody may open, or that a record names,
 * is archived instead (D-64). Refuses a wrong password (T79) and 'not-found'.
 */
export async function deleteCourse(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    // Whoever is about to hold it waits for this lock, or has told so before.
    const [before] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
    if (!before) return refuse('not-found')
    const thing = { id, name: before.title }
    await announceCourse(tx, id)
    if (await askOf(tx, id, isKept)) {
      const archivedAt = before.archivedAt ?? context.now()
      await tx.update(courses).set({ archivedAt }).where(eq(courses.id, id))
      const states = { before: { state: stateOf(before) }, after: { state: 'Archived' } }
      await recordAudit(tx, context, { action: 'course.archive', thing, ...states })
      return { result: 'archived' as const }
    }
    const lists = await listsOf(tx, id)
    await tx.delete(courses).where(eq(courses.id, id))
    await removeThumbnail(tx, context, before.thumbnail)
    await recordAudit(tx, context, { action: 'course.delete', thing, before: { ...shown(before), ...lists } })
    return { result: 'deleted' as const }
  })
}
