import { eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail.ts'
import { hashToken, newToken } from '#src/server/secrets.ts'

import { readUser } from '../queries.ts'
import { accountEmails, accountUndos } from '../tables.ts'

/** `url` works for who reads one of the addresses in `to`: mail it to these and to no other. */
export type Undo = { readonly url: string; readonly to: readonly string[] }

/**
 * Makes a link that undoes what is about to be done to an account (T16). Call it in the transaction of the change, before
 * the change: the e-mails of this moment are what the link brings back, and only they may be sent it. An address that
 * the change adds is told of it without the link; it may be a thief's.
 */
export async function offerUndo(
  { publicUrl }: Pick<Context, 'publicUrl'>,
  tx: Db,
  { userId }: { userId: string },
): Promise<Undo> {
  const token = newToken()
  const emails = await tx
    .select({ email: accountEmails.email, isPrimary: accountEmails.isPrimary })
    .from(accountEmails)
    .where(eq(accountEmails.userId, userId))
  await tx.insert(accountUndos).values({ tokenHash: hashToken(token), userId, emails })
  return { url: `${publicUrl}/undo/${token}`, to: emails.map(({ email }) => email) }
}

/** Tells every address of a person that the password changes, with the way to undo it; in the transaction of the change. */
export async function tellPasswordChange(context: Context, tx: Db, userId: string): Promise<void> {
  const { firstName } = await readUser({ db: tx }, userId)
  const { url, to } = await offerUndo(context, tx, { userId })
  const data = { firstName, changedAt: context.now().toISOString(), url }
  for (const address of to) await sendMail(context.queue, tx, { to: address, template: 'password-changed', data })
}
