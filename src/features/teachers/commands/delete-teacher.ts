import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { teachers } from '../tables.ts'
import { announceTeacher, filesOf, shown } from './write-teacher.ts'

/** Removes a teacher, their portrait and their place in courses, which stay. Refuses a wrong password (T79) and 'not-found'. */
export async function deleteTeacher(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const [gone] = await tx.delete(teachers).where(eq(teachers.id, id)).returning()
    if (!gone) return refuse('not-found')
    await context.queue.send(tx, 'remove-files', { keys: filesOf(gone) })
    await recordAudit(tx, context, { action: 'teacher.delete', thing: gone, before: shown(gone) })
    await announceTeacher(tx, id)
    return { deleted: true } as const
  })
}
