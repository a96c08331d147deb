import { eq } from 'drizzle-orm'

import { sessions } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'

/** Ends this browser's session on the server, so that a copy of its cookie is worth nothing (T14). */
export async function signOut({ db, actor, log, ip }: Context, _: object, http: Http) {
  const user = userOf(actor)
  if (user) {
    await db.delete(sessions).where(eq(sessions.id, user.sessionId))
    log.info({ event: 'sign-out', userId: user.id, ip }, 'signed out')
  }
  http.endSession()
  return { signedOut: true as const }
}
