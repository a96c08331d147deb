import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { passwordResets, sessions, users } from '#src/features/accounts/tables.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { hashPassword, isCommonPassword, takeHashingPlace } from '#src/server/security/passwords.ts'
import { isStrongPassword } from '#src/wire/account-rules.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { tellPasswordChange } from '../addresses/offer-undo.ts'
import { countChange } from '../count-change.ts'
import { holdSession } from '../lock-users.ts'
import { checkOwnPassword, requireStepUp, type Confirmed } from '../sign-in/confirm-password.ts'
import { forgottenDevices, startSession } from '../sign-in/start-session.ts'

type Input = z.output<typeof accountsContract.changePassword.input>

function refuseNew({ newPassword, confirmPassword: typedAgain = newPassword }: Input): Refused | undefined {
  if (newPassword !== typedAgain) return refuse('password-mismatch')
  if (!isStrongPassword(newPassword)) return refuse('password-weak')
  return isCommonPassword(newPassword) ? refuse('password-common') : undefined
}

/**
 * Sets another password (L-PROF-9). This browser goes on in a new session; every other one ends, and so does a reset
 * link that was sent (D-21, T9, T15).
 * @returns a refusal: the old password is wrong, the new one differs from its confirmation (D-13), is weak (D-12) or common
 */
export async function changePassword(context: Context, input: Input, http: Http) {
  const { password, newPassword } = input
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const refused = refuseNew(input) ?? (await requireStepUp(context))
  if (refused) return refused
  const confirmed = await checkOwnPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const session = await countChange(context, user.id, () => setPassword(context, user, { confirmed, newPassword }))
  if (isRefused(session)) return session
  http.startSession(session)
  context.log.info({ event: 'password-changed', userId: user.id, ip: context.ip }, 'password changed')
  return { changed: true as const }
}

async function setPassword(
  context: Context,
  user: User,
  { confirmed, newPassword }: { confirmed: Confirmed; newPassword: string },
) {
  using place = takeHashingPlace({ address: context.ip, account: user.id })
  if (!place) return refuse('unavailable', { retryAfter: 2 })
  const passwordHash = await hashPassword(newPassword, place)
  return context.db.transaction(async tx => {
    if (!(await holdSession(tx, user))) return refuse('conflict')
    const { rowCount } = await tx
      .update(users)
      .set({ passwordHash, ...forgottenDevices })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, confirmed.passwordHash)))
    if (rowCount === 0) return refuse('conflict')
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    await tellPasswordChange(context, tx, user.id)
    return startSession(context, tx, user.id)
  })
}
