import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { conferences } from '../tables.ts'
import { filesOf, shown } from './write-conference.ts'

/** Removes a conference and its images. Refuses a wrong password (T79) and 'not-found'. */
export async function deleteConference(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const [gone] = await tx.delete(conferences).where(eq(conferences.id, id)).returning()
    if (!gone) return refuse('not-found')
    await context.queue.send(tx, 'remove-files', { keys: filesOf(gone) })
    await recordAudit(tx, context, { action: 'conference.delete', thing: gone, before: shown(gone) })
    await announce(tx, ['conferences', `conference:${id}`])
    return { deleted: true } as const
  })
}
