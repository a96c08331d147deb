import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { deletionPauseMs } from '#src/features/accounts/policy.ts'
import { listEmails } from '#src/features/accounts/queries.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { personOf, type Person } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
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
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const tooMany = await countChange(context, person.id)
  if (tooMany) return tooMany
  const outcome = await context.db.transaction(tx => noteDeletion(context, tx, person))
  if (typeof outcome === 'string') return refuse(outcome)
  http.endSession()
  context.log.warn({ event: 'deletion-requested', userId: person.id, ip: context.ip }, 'deletion asked for')
  return { deletionAt: outcome.toISOString() }
}

async function noteDeletion(context: Context, tx: Tx, person: Person) {
  const isAdmin = person.role === 'admin' || person.mustEnrol
  if (isAdmin && !(await hasOtherAdmin(tx, person))) return 'last-admin' as const
  const [noted] = await tx
    .update(users)
    .set({ deletionRequestedAt: sql`now()` })
    .where(and(eq(users.id, person.id), isNull(users.deletionRequestedAt)))
    .returning({ requestedAt: users.deletionRequestedAt })
  if (!noted?.requestedAt) return 'conflict' as const
  const deletionAt = new Date(noted.requestedAt.getTime() + deletionPauseMs)
  await tx.delete(sessions).where(eq(sessions.userId, person.id))
  const url = `${context.publicUrl}/dashboard/profile`
  const data = { firstName: person.firstName, deletionAt: deletionAt.toISOString(), url }
  for (const to of await listEmails({ db: tx }, person.id)) {
    await sendMail(context.queue, tx, { to, template: 'account-deletion', data })
  }
  return deletionAt
}

async function hasOtherAdmin(tx: Tx, { id }: Person): Promise<boolean> {
  const admins = await lockAdministrators(tx, id)
  return admins.some(admin => admin.id !== id && !admin.isLeaving)
}

/**
 * Keeps an account that was to be deleted.
 * @returns a refusal when no deletion was asked for
 */
export async function cancelDeletion({ db, actor, log, ip }: Context) {
  const person = personOf(actor)
  if (!person) return refuse('sign-in')
  const { rowCount } = await db
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, person.id), isNotNull(users.deletionRequestedAt), isNull(users.erasedAt)))
  if (rowCount === 0) return refuse('conflict')
  log.info({ event: 'deletion-cancelled', userId: person.id, ip }, 'the account is kept')
  return { kept: true as const }
}
