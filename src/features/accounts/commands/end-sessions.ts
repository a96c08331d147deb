import { and, eq } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/routes.ts'
import { refuse } from '#src/wire/refusals.ts'

import { sessions, users } from '../tables.ts'
import { lockPeople } from './lock-people.ts'
import { forgottenDevices } from './start-session.ts'

/**
 * Signs one of a person's browsers out, which may be this one (D-23).
 * @returns a refusal when it is not theirs, or has ended
 */
export async function endSession({ db, actor, log, ip }: Context, { id }: { id: string }, http: Http) {
  const person = personOf(actor)
  if (!person) return refuse('sign-in')
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, person.id)))
  if (rowCount === 0) return refuse('not-found')
  if (id === person.sessionId) http.endSession()
  log.info({ event: 'session-ended', userId: person.id, ip }, 'a browser was signed out')
  return { ended: true as const }
}

/** Signs every browser of a person out, this one too (D-23); none of them is a known one any more. */
export async function endSessions({ db, actor, log, ip }: Context, _: object, http: Http) {
  const person = personOf(actor)
  if (!person) return refuse('sign-in')
  await db.transaction(async tx => {
    await lockPeople(tx, [person.id])
    await tx.update(users).set(forgottenDevices).where(eq(users.id, person.id))
    await tx.delete(sessions).where(eq(sessions.userId, person.id))
  })
  http.endSession()
  log.info({ event: 'sessions-ended', userId: person.id, ip }, 'all browsers were signed out')
  return { ended: true as const }
}
