import { and, asc, eq, gt, not, notExists, or, sql } from 'drizzle-orm'

import { isUndoAlive, listEmails, readUser } from '#src/features/accounts/queries.ts'
import { accountEmails, accountUndos, passwordResets, type FormerEmail } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'

/** `url` works for who reads the address `to`: mail it there and nowhere else. */
export type Undo = { readonly url: string; readonly to: string }

/**
 * Makes a link that undoes what is about to be done to an account (T16). Call it in the transaction of the change, before
 * the change and under the lock of the person: the emails of this moment are what the link brings back, and only their
 * primary one may be sent it. A second email of which the person could still undo that it came is not brought back: who
 * adds one and makes it primary is out again by the link of either change.
 * @param leaving the second email that the change takes away. It may be taken from whoever reads it, and then no link but
 *   this one brings it back
 */
export async function offerUndo(
  { publicUrl }: Pick<Context, 'publicUrl'>,
  tx: Db,
  { userId, leaving }: { userId: string; leaving?: string | undefined },
): Promise<Undo> {
  const token = newToken()
  const emails = await findLasting(tx, userId)
  const primary = emails.find(({ isPrimary }) => isPrimary)
  if (!primary) throw new Error('a person without a primary email')
  if (leaving) await dropFromUndos(tx, { userId, email: leaving })
  // Not now(), which is when a transaction began: one that waited for another would count as the earlier one.
  const createdAt = sql`clock_timestamp()`
  await tx.insert(accountUndos).values({ tokenHash: hashToken(token), userId, emails, createdAt })
  return { url: `${publicUrl}/undo/${token}`, to: primary.email }
}

/** The emails of an account that it had before everything that can still be undone; the primary one in any case. */
async function findLasting(tx: Db, userId: string): Promise<FormerEmail[]> {
  const { email, isPrimary } = accountEmails
  const isIn = sql`${accountUndos.emails} @> jsonb_build_array(jsonb_build_object('email', ${email}))`
  const before = tx
    .select({ one: sql`1` })
    .from(accountUndos)
    .where(and(eq(accountUndos.userId, userId), isUndoAlive, not(isIn)))
  return tx
    .select({ email, isPrimary })
    .from(accountEmails)
    .where(and(eq(accountEmails.userId, userId), or(isPrimary, notExists(before))))
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

/** Takes a second email out of the links that were sent before. Where it was the primary one its owner keeps the link. */
async function dropFromUndos(tx: Db, { userId, email }: { userId: string; email: string }): Promise<void> {
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
