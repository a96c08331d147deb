import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'

import { deletionPauseMs } from '#src/features/accounts/policy.ts'
import { listEmails } from '#src/features/accounts/queries.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { countChange } from '../count-change.ts'
import { lockAdministrators } from '../lock-administrators.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'

/**
 * Takes the wish to be deleted: signs out everywhere, tells every address, and lets fourteen days pass, in which the
 * person may sign in and keep the account.
 * @returns when it will be deleted; or a refusal: wrong password, asked for before, or the only administrator
 */
export async function requestDeletion(context: Context, { password }: { password: string }, http: Http) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const note = () => context.db.transaction(tx => noteDeletion(context, tx, user))
  const outcome = await countChange(context, user.id, note)
  if (isRefused(outcome)) return outcome
  http.endSession()
  context.log.warn({ event: 'deletion-requested', userId: user.id, ip: context.ip }, 'deletion asked for')
  return { deletionAt: outcome.toISOString() }
}

async function noteDeletion(context: Context, tx: Tx, user: User) {
  const isAdmin = user.role === 'admin' || user.mustEnrol
  if (isAdmin && !(await hasOtherAdmin(tx, user))) return refuse('last-admin')
  return (await scheduleDeletion(context, tx, { ...user, isOwnWish: true })) ?? refuse('conflict')
}

/** Whose account will be deleted; `isOwnWish` says whether the person asked for it here, or the staff does it. */
type Leaving = { readonly id: string; readonly firstName: string; readonly isOwnWish: boolean }

/**
 * Lets an account be deleted in fourteen days: signs it out everywhere, and tells every address of it.
 * @returns when that is; undefined for an account that is to be deleted already
 */
export async function scheduleDeletion(
  { queue, publicUrl }: Pick<Context, 'queue' | 'publicUrl'>,
  tx: Tx,
  { id, firstName, isOwnWish }: Leaving,
): Promise<Date | undefined> {
  const [noted] = await tx
    .update(users)
    .set({ deletionRequestedAt: sql`now()` })
    .where(and(eq(users.id, id), isNull(users.deletionRequestedAt), isNull(users.erasedAt)))
    .returning({ requestedAt: users.deletionRequestedAt, disabledAt: users.disabledAt })
  if (!noted?.requestedAt) return undefined
  const deletionAt = new Date(noted.requestedAt.getTime() + deletionPauseMs)
  await tx.delete(sessions).where(eq(sessions.userId, id))
  const url = `${publicUrl}/dashboard/profile`
  const data = {
    firstName,
    deletionAt: deletionAt.toISOString(),
    url,
    isOwnWish,
    isDisabled: noted.disabledAt !== null,
  }
  for (const to of await listEmails({ db: tx }, id)) {
    await sendMail(queue, tx, { to, template: 'account-deletion', data })
  }
  return deletionAt
}

async function hasOtherAdmin(tx: Tx, { id }: User): Promise<boolean> {
  const admins = await lockAdministrators(tx, id)
  return admins.some(admin => admin.id !== id && !admin.isLeaving)
}

type Kept = { readonly userId: string; readonly since?: Date }

/**
 * Takes back that an account will be deleted.
 * @param kept `since`: only if that was arranged later
 * @returns whose it is; undefined for one that was not to be deleted
 */
async function stopDeletion(db: Db, { userId, since }: Kept) {
  const isLater = since && gte(users.deletionRequestedAt, since)
  const [user] = await db
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionRequestedAt), isNull(users.erasedAt), isLater))
    .returning({ firstName: users.firstName })
  return user
}

/** The same where somebody else does it: every address hears of it. @returns whether it was to be deleted */
export async function keepAccount({ queue }: Pick<Context, 'queue'>, tx: Tx, kept: Kept): Promise<boolean> {
  const data = await stopDeletion(tx, kept)
  if (!data) return false
  for (const to of await listEmails({ db: tx }, kept.userId))
    await sendMail(queue, tx, { to, template: 'account-kept', data })
  return true
}

/**
 * Keeps an account that was to be deleted.
 * @returns a refusal when no deletion was asked for
 */
export async function cancelDeletion({ db, actor, log, ip }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  if (!(await stopDeletion(db, { userId: user.id }))) return refuse('conflict')
  log.info({ event: 'deletion-cancelled', userId: user.id, ip }, 'the account is kept')
  return { kept: true as const }
}
