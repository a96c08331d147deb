import { eq } from 'drizzle-orm'

import { sessions } from '#src/features/accounts/tables.ts'
import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'

/** Ends this browser's session on the server, so that a copy of its cookie is worth nothing (T14). */
export async function signOut({ db, actor, log, ip }: Context, _: object, http: Http) {
  const person = personOf(actor)
  if (person) {
    await db.delete(sessions).where(eq(sessions.id, person.sessionId))
    log.info({ event: 'sign-out', userId: person.id, ip }, 'signed out')
  }
  http.endSession()
  return { signedOut: true as const }
}
