import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { researches } from '../tables.ts'
import { removeFiles, shown } from './research-parts.ts'

/** Deletes a paper with its files (D-55). Refuses a wrong password (T79) and 'not-found'. */
export async function deleteResearch(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const [research] = await tx.select().from(researches).where(eq(researches.id, id)).for('update')
    if (!research) return refuse('not-found')
    const before = await shown(tx, research)
    await tx.delete(researches).where(eq(researches.id, id))
    await removeFiles(tx, context, research)
    await recordAudit(tx, context, { action: 'research.delete', thing: { id, name: research.title }, before })
    await announce(tx, ['research', `research:${id}`])
    return { deleted: true } as const
  })
}
