import { eq } from 'drizzle-orm'

import { forgottenDevices } from '#src/features/accounts/commands/sign-in/start-session.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { lockUser } from './lock-user.ts'

/** Signs every browser of a person out (T14), and makes none of them a known one. Refuses one's own account, and 'not-found'. */
export async function signOutUser(context: Context, { id }: { id: string }) {
  const by = userOf(context.actor)?.id
  if (by === id) return refuse('own-account')
  const refused = await context.db.transaction(async tx => {
    const user = await lockUser(tx, id)
    if (isRefused(user)) return user
    await tx.update(users).set(forgottenDevices).where(eq(users.id, id))
    const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id })
    const [before, after] = [{ sessions: ended.length }, { sessions: 0 }]
    await recordAudit(tx, context, { action: 'user.sign-out', thing: user, before, after })
    return undefined
  })
  if (refused) return refused
  context.log.warn({ event: 'sessions-ended', userId: id, by, ip: context.ip }, 'an administrator signed somebody out')
  return { changed: true as const }
}
