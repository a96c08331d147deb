import { and, eq } from 'drizzle-orm'

import { sessions, users } from '#src/features/accounts/tables.ts'
import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { lockPeople } from '../lock-people.ts'
import { requireFreshSession } from './confirm-session.ts'
import { forgottenDevices } from './start-session.ts'

/**
 * Signs one of a person's browsers out, which may be this one (D-23). Another one only from a freshly confirmed session:
 * who found an open browser could shut its owner out with it (ASVS 7.5.2).
 * @returns a refusal when it is not theirs, or has ended, or this session is not freshly confirmed
 */
export async function endSession(context: Context, { id }: { id: string }, http: Http) {
  const { db, actor, log, ip } = context
  const own = personOf(actor)
  const person = own?.sessionId === id ? own : await requireFreshSession(context)
  if (isRefused(person)) return person
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, person.id)))
  if (rowCount === 0) return refuse('not-found')
  if (id === person.sessionId) http.endSession()
  log.info({ event: 'session-ended', userId: person.id, ip }, 'a browser was signed out')
  return { ended: true as const }
}

/**
 * Signs every browser of a person out, this one too (D-23); none of them is a known one any more.
 * @returns a refusal when this session is not freshly confirmed
 */
export async function endSessions(context: Context, _: object, http: Http) {
  const { db, log, ip } = context
  const person = await requireFreshSession(context)
  if (isRefused(person)) return person
  await db.transaction(async tx => {
    await lockPeople(tx, [person.id])
    await tx.update(users).set(forgottenDevices).where(eq(users.id, person.id))
    await tx.delete(sessions).where(eq(sessions.userId, person.id))
  })
  http.endSession()
  log.info({ event: 'sessions-ended', userId: person.id, ip }, 'all browsers were signed out')
  return { ended: true as const }
}
