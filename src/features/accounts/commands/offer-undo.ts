import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'

import { isUndoAlive, listEmails, readUser } from '../queries.ts'
import { accountEmails, accountUndos, passwordResets } from '../tables.ts'

/** `url` works for who reads the address `to`: mail it there and nowhere else. */
export type Undo = { readonly url: string; readonly to: string }

/**
 * Makes a link that undoes what is about to be done to an account (T16). Call it in the transaction of the change, before
 * the change: the emails of this moment are what the link brings back, and only their primary one may be sent it. A
 * second email may be taken away from whoever reads it, and then nothing that it was sent may bring it back.
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
  const primary = emails.find(({ isPrimary }) => isPrimary)
  if (!primary) throw new Error('a person without a primary email')
  await tx.insert(accountUndos).values({ tokenHash: hashToken(token), userId, emails })
  return { url: `${publicUrl}/undo/${token}`, to: primary.email }
}

/**
 * Ends the links of an account whose primary email returns to an address that it could be taken back to: those that were
 * mailed to other addresses since would give it to whom it was just taken from.
 * @returns whether the address held such a link, which goes on working
 */
export async function endUndosSince(
  tx: Db,
  { userId, primary }: { userId: string; primary: string },
): Promise<boolean> {
  const wasPrimary = sql<boolean>`${accountUndos.emails} @> ${JSON.stringify([{ email: primary, isPrimary: true }])}::jsonb`
  const [own] = await tx
    .select({ createdAt: accountUndos.createdAt })
    .from(accountUndos)
    .where(and(eq(accountUndos.userId, userId), isUndoAlive, wasPrimary))
    .orderBy(asc(accountUndos.createdAt))
    .limit(1)
  if (!own) return false
  await tx
    .delete(accountUndos)
    .where(and(eq(accountUndos.userId, userId), gt(accountUndos.createdAt, own.createdAt), sql`not (${wasPrimary})`))
  return true
}

/**
 * Takes a second email that goes out of the links that were sent before: none brings it back, or whoever reads it would
 * have the account again (T16). Where it was the primary one its reader was sent the link, and keeps it.
 */
export async function dropFromUndos(tx: Db, { userId, email }: { userId: string; email: string }): Promise<void> {
  const gone = JSON.stringify({ email, isPrimary: false })
  const rest = sql`(select jsonb_agg(one) from jsonb_array_elements(${accountUndos.emails}) one where one <> ${gone}::jsonb)`
  await tx
    .update(accountUndos)
    .set({ emails: rest })
    .where(and(eq(accountUndos.userId, userId), sql`${accountUndos.emails} @> ${`[${gone}]`}::jsonb`))
}

/** Ends the reset links of a person whose emails change: an address that goes may have asked for one (T16). */
export async function endResets(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

/** Tells every address of a person that the password changes, the primary one also how to undo it; in that transaction. */
export async function tellPasswordChange(context: Context, tx: Db, userId: string): Promise<void> {
  const { firstName } = await readUser({ db: tx }, userId)
  const undo = await offerUndo(context, tx, { userId })
  const data = { firstName, changedAt: context.now().toISOString() }
  for (const to of await listEmails({ db: tx }, userId)) {
    const url = to === undo.to ? undo.url : null
    await sendMail(context.queue, tx, { to, template: 'password-changed', data: { ...data, url } })
  }
}
