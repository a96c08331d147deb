import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { hashPassword, isCommonPassword, isHashingCrowded } from '#src/server/passwords.ts'
import type { Http } from '#src/server/routes.ts'
import { hashToken } from '#src/server/secrets.ts'
import { isStrongPassword } from '#src/wire/account-rules.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { accountsContract } from '../contract.ts'
import { hasReset, isResetAlive } from '../queries.ts'
import { passwordResets, sessions, users } from '../tables.ts'
import { tellPasswordChange } from './offer-undo.ts'
import { startSession } from './start-session.ts'

type Input = z.output<typeof accountsContract.resetPassword.input>

/**
 * Sets a new password with the token of a reset link (L-RST-6) and ends every session of the person (D-21). Who resets
 * while signed in goes on in a new session; nobody else is signed in by a link (T17).
 * @returns a refusal when the link is used, old or unknown, or the password weak (D-12) or common (T11)
 */
export async function resetPassword(context: Context, { newPassword, token }: Input, http: Http) {
  if (!isStrongPassword(newPassword)) return refuse('password-weak')
  if (isCommonPassword(newPassword)) return refuse('password-common')
  if (isHashingCrowded()) return refuse('unavailable', { retryAfter: 2 })
  const tokenHash = hashToken(token)
  if (!(await hasReset(context, tokenHash))) return refuse('reset-unknown')
  const passwordHash = await hashPassword(newPassword)
  const done = await context.db.transaction(async tx => {
    const userId = await useReset(tx, tokenHash)
    if (!userId) return undefined
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tellPasswordChange(context, tx, userId)
    const isOwn = personOf(context.actor)?.id === userId
    return { userId, session: isOwn ? await startSession(context, tx, userId) : undefined }
  })
  if (!done) return refuse('reset-unknown')
  if (done.session) http.startSession(done.session)
  context.log.info({ event: 'password-reset', userId: done.userId, ip: context.ip }, 'password reset')
  return { changed: true as const }
}

const isNotDisabled = sql`${passwordResets.userId} in (select id from users where disabled_at is null)`

/** Of two resets with one link, one finds it unused; a link from before the account was disabled opens nothing. */
async function useReset(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [reset] = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isResetAlive, isNotDisabled))
    .returning({ userId: passwordResets.userId })
  return reset?.userId
}
