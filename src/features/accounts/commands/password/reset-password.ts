import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { hasReset, isResetAlive } from '#src/features/accounts/queries.ts'
import { passwordResets, sessions, users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { hashPassword, isCommonPassword, takeHashingPlace } from '#src/server/security/passwords.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { isStrongPassword } from '#src/wire/account-rules.ts'
import { refuse } from '#src/wire/refusals.ts'

import { tellPasswordChange } from '../addresses/offer-undo.ts'
import { forgetChanges } from '../count-change.ts'
import { lockUsers } from '../lock-users.ts'
import { deviceOf, forgottenDevices, startSession } from '../sign-in/start-session.ts'

type Input = z.output<typeof accountsContract.resetPassword.input>

/**
 * Sets a new password with the token of a reset link (L-RST-6) and ends every session of the person (D-21). Who resets
 * while signed in goes on in a new session; nobody else is signed in by a link (T17), but their browser is known from
 * then on: guesses of strangers do not keep them from signing in (T1).
 * @returns a refusal when the link is used, old or unknown, or the password weak (D-12) or common (T11)
 */
export async function resetPassword(context: Context, { newPassword, token }: Input, http: Http) {
  if (!isStrongPassword(newPassword)) return refuse('password-weak')
  if (isCommonPassword(newPassword)) return refuse('password-common')
  const tokenHash = hashToken(token)
  using place = takeHashingPlace({ address: context.ip, account: tokenHash })
  if (!place) return refuse('unavailable', { retryAfter: 2 })
  if (!(await hasReset(context, tokenHash))) return refuse('reset-unknown')
  const passwordHash = await hashPassword(newPassword, place)
  const done = await context.db.transaction(async tx => {
    const used = await useReset(tx, tokenHash)
    if (!used) return undefined
    const { userId, next } = used
    const [owner] = await tx
      .update(users)
      .set({ passwordHash, ...forgottenDevices })
      .where(eq(users.id, userId))
      .returning({ userId: users.id, devicesForgottenAt: users.devicesForgottenAt })
    if (!owner) return undefined
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tellPasswordChange(context, tx, userId)
    const isOwn = userOf(context.actor)?.id === userId
    return { owner, next, session: isOwn ? await startSession(context, tx, userId) : undefined }
  })
  if (!done) return refuse('reset-unknown')
  await forgetChanges(context, done.owner.userId)
  if (done.session) http.startSession(done.session)
  else http.rememberDevice(deviceOf(context, done.owner))
  context.log.info({ event: 'password-reset', userId: done.owner.userId, ip: context.ip }, 'password reset')
  return { changed: true as const, ...(done.next !== null && { next: done.next }) }
}

/**
 * Says to whoever opens a reset link whether it still works, and nothing of whose it is.
 * @returns a refusal when it is used, old or unknown
 */
export async function readWaitingReset(context: Context, { token }: { token: string }) {
  return (await hasReset(context, hashToken(token))) ? { waiting: true as const } : refuse('reset-unknown')
}

/** Of two resets with one link, one finds it unused; a link from before the account was disabled opens nothing. */
async function useReset(tx: Tx, tokenHash: string) {
  const [sent] = await tx
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
  if (!sent) return undefined
  await lockUsers(tx, [sent.userId])
  const [reset] = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isResetAlive))
    .returning({ userId: passwordResets.userId, next: passwordResets.next })
  return reset
}
