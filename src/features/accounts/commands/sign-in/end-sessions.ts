import { and, eq } from 'drizzle-orm'

import { sessions, users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { lockUsers } from '../lock-users.ts'
import { requireFreshSession } from './confirm-session.ts'
import { forgottenDevices } from './start-session.ts'

/**
 * Signs one of a person's browsers out, which may be this one (D-23). Another one only from a freshly confirmed session:
 * who found an open browser could shut its owner out with it (ASVS 7.5.2).
 * @returns a refusal when it is not theirs, or has ended, or this session is not freshly confirmed
 */
export async function endSession(context: Context, { id }: { id: string }, http: Http) {
  const { db, actor, log, ip } = context
  const own = userOf(actor)
  const user = own?.sessionId === id ? own : await requireFreshSession(context)
  if (isRefused(user)) return user
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
  if (rowCount === 0) return refuse('not-found')
  if (id === user.sessionId) http.endSession()
  log.info({ event: 'session-ended', userId: user.id, ip }, 'a browser was signed out')
  return { ended: true as const }
}

/**
 * Signs every browser of a person out, this one too (D-23); none of them is a known one any more.
 * @returns a refusal when this session is not freshly confirmed
 */
export async function endSessions(context: Context, _: object, http: Http) {
  const { db, log, ip } = context
  const user = await requireFreshSession(context)
  if (isRefused(user)) return user
  await db.transaction(async tx => {
    await lockUsers(tx, [user.id])
    await tx.update(users).set(forgottenDevices).where(eq(users.id, user.id))
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
  })
  http.endSession()
  log.info({ event: 'sessions-ended', userId: user.id, ip }, 'all browsers were signed out')
  return { ended: true as const }
}
