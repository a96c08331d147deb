import { and, eq, gte, ne } from 'drizzle-orm'

import { undoLifeMs } from '#src/features/accounts/policy.ts'
import { hasUndo, isUndoAlive } from '#src/features/accounts/queries.ts'
import {
  accountEmails,
  accountUndos,
  passwordResets,
  sessions,
  users,
  type FormerEmail,
} from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { isDuplicate, type Tx } from '#src/server/database/database.ts'
import { hashPassword, takeHashingPlace } from '#src/server/security/passwords.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { refuse } from '#src/wire/refusals.ts'

import { forgetChanges } from '../count-change.ts'
import { eraseEmptyAccount } from '../leaving/erase-empty-account.ts'
import { keepAccount } from '../leaving/request-deletion.ts'
import { lockUsers } from '../lock-users.ts'
import { forgottenDevices } from '../sign-in/start-session.ts'

/** Takes back what another feature keeps of the person's sign-in and what came since, in the transaction of the undo. */
type AlsoTakeBack = (tx: Tx, from: { readonly userId: string; readonly since: Date }) => Promise<void>

/**
 * Gives an account back to who reads its former addresses, with the token that they were mailed (T16): the emails of
 * that time return, every session ends, and no password opens it until a new one is set. Where its owner, locked out, has
 * signed up again with the former primary email, that account makes way as long as it is empty.
 * @param alsoTakeBack is given when the oldest change was made whose link was open when this one was made
 * @returns the token of a reset link to set it with; or a refusal when the link is used, old or unknown, or when the
 *   former primary email belongs to another account by now: then the link goes on working, and the refusal says what to do
 */
export async function takeAccountBack(context: Context, token: string, alsoTakeBack: AlsoTakeBack) {
  const tokenHash = hashToken(token)
  using place = takeHashingPlace({ address: context.ip, account: tokenHash })
  if (!place) return refuse('unavailable', { retryAfter: 2 })
  if (!(await hasUndo(context, tokenHash))) return refuse('link-unknown')
  const nobodysPassword = await hashPassword(newToken(), place)
  const done = await context.db
    .transaction(async tx => {
      const undone = await takeBack(context, tx, { tokenHash, passwordHash: nobodysPassword })
      if (undone) await alsoTakeBack(tx, undone)
      return undone
    })
    .catch((error: unknown) => {
      if (isDuplicate(error, 'account_emails_pkey')) return 'former-email-taken' as const
      throw error
    })
  if (!done) return refuse('link-unknown')
  if (done === 'former-email-taken') return refuse(done)
  await forgetChanges(context, done.userId)
  context.log.warn({ event: 'change-undone', userId: done.userId, ip: context.ip }, 'a change of an account was undone')
  return { resetToken: done.resetToken }
}

type Redeemed = { readonly tokenHash: string; readonly passwordHash: string }

async function takeBack(context: Context, tx: Tx, { tokenHash, passwordHash }: Redeemed) {
  const undo = await redeem(tx, tokenHash)
  if (!undo) return undefined
  const { userId, emails, createdAt, holder } = undo
  if (holder) await eraseEmptyAccount(context, tx, { userId: holder, since: createdAt })
  await tx.delete(accountEmails).where(eq(accountEmails.userId, userId))
  for (const { email, isPrimary } of emails) {
    const returned = tx.insert(accountEmails).values({ email, isPrimary, userId })
    // A second email that is somebody else's by now keeps nobody from their account.
    await (isPrimary ? returned : returned.onConflictDoNothing())
  }
  const [owner] = await tx
    .update(users)
    .set({ passwordHash, ...forgottenDevices })
    .where(eq(users.id, userId))
    .returning({ disabledAt: users.disabledAt })
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  // A deletion that was arranged after the change does not go on either, unless staff have closed the account.
  if (!owner?.disabledAt) await keepAccount(context, tx, { userId, since: createdAt })
  const resetToken = newToken()
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await tx.insert(passwordResets).values({ tokenHash: hashToken(resetToken), userId })
  return { userId, resetToken, since: new Date(createdAt.getTime() - undoLifeMs) }
}

/**
 * Of two uses of one link, one finds it. The links of later changes end with it: they would bring back what the
 * thief had made of the account. Those of earlier changes stay, because whoever has one had the account before.
 */
async function redeem(tx: Tx, tokenHash: string) {
  const [sent] = await tx
    .select({ userId: accountUndos.userId, emails: accountUndos.emails })
    .from(accountUndos)
    .where(eq(accountUndos.tokenHash, tokenHash))
  if (!sent) return undefined
  const holder = await findHolder(tx, sent)
  await lockUsers(tx, holder ? [sent.userId, holder] : [sent.userId])
  const [undo] = await tx
    .delete(accountUndos)
    .where(and(eq(accountUndos.tokenHash, tokenHash), isUndoAlive))
    .returning({ userId: accountUndos.userId, emails: accountUndos.emails, createdAt: accountUndos.createdAt })
  if (!undo) return undefined
  await tx
    .delete(accountUndos)
    .where(and(eq(accountUndos.userId, undo.userId), gte(accountUndos.createdAt, undo.createdAt)))
  return { ...undo, holder }
}

/** Who has the former primary email by now, if that is another account. */
async function findHolder(
  tx: Tx,
  { userId, emails }: { userId: string; emails: readonly FormerEmail[] },
): Promise<string | undefined> {
  const former = emails.find(({ isPrimary }) => isPrimary)?.email ?? ''
  const [holder] = await tx
    .select({ id: accountEmails.userId })
    .from(accountEmails)
    .where(and(eq(accountEmails.email, former), ne(accountEmails.userId, userId)))
  return holder?.id
}
