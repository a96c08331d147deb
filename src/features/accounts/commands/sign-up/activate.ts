import { and, eq, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { codeLifeMs, codeTries } from '#src/features/accounts/policy.ts'
import { isPendingAlive, isWithin, readUser } from '#src/features/accounts/queries.ts'
import { pendingSignUps } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { isDuplicate, type Tx } from '#src/server/database/database.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { takeHashingPlace, verifyPassword } from '#src/server/security/passwords.ts'
import { hashToken, sameText } from '#src/server/security/secrets.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { startSession } from '../sign-in/start-session.ts'
import { hashCode } from './activation-code.ts'
import { insertUser } from './create-account.ts'
import { takeInvitation } from './invitations.ts'
import { findPending, isOwnSignUp } from './own-sign-up.ts'
import { refuseWrongCode } from './wrong-code.ts'

type Input = z.output<typeof accountsContract.activate.input>

/**
 * Ends a sign-up with the code from the mail: makes the account and signs in (L-ACT-2). Another browser than the one that
 * signed up has to know the password as well.
 * @returns the person; or a refusal: wrong code, wrong or missing password, code too old or tried too often, sign-up unknown, email taken meanwhile
 */
export async function activate(context: Context, { activationCode, token, password }: Input, http: Http) {
  const { db, log, ip } = context
  const tokenHash = hashToken(token)
  const pending = await takeTry(context, tokenHash)
  if (!pending) return refuse((await findPending(context, tokenHash)) ? 'code-ended' : 'activation-unknown')
  if (!pending.isFresh) return refuse('code-expired')
  if (!sameText(pending.codeHash, hashCode(context, tokenHash, activationCode))) {
    log.info({ event: 'activation-refused', tries: pending.tries, ip }, 'wrong activation code')
    return refuseWrongCode(pending.tries)
  }
  const stranger = isOwnSignUp(context, tokenHash) ? undefined : await checkPassword(context, pending, password)
  if (stranger) return stranger
  const opened = await db
    .transaction(tx => openAccount(context, tx, pending))
    .catch((error: unknown) => {
      if (isDuplicate(error, 'account_emails_pkey')) return 'email-taken' as const
      throw error
    })
  if (typeof opened === 'string') return refuse(opened)
  http.startSession(opened.session)
  log.info({ event: 'activation', userId: opened.userId, ip }, 'account activated')
  return { user: await readUser(context, opened.userId) }
}

type Pending = NonNullable<Awaited<ReturnType<typeof takeTry>>>

/** Counts a try on the code's own row before anything is compared: of any number of parallel guesses, five (T4). */
async function takeTry({ db }: Context, tokenHash: string) {
  const { id, email, firstName, lastName, passwordHash, codeHash, codeTries: tries, codeSentAt } = pendingSignUps
  const [row] = await db
    .update(pendingSignUps)
    .set({ codeTries: sql`${tries} + 1` })
    .where(and(eq(pendingSignUps.tokenHash, tokenHash), lt(tries, codeTries), isPendingAlive))
    .returning({
      id,
      tries,
      codeHash,
      isFresh: isWithin(codeSentAt, codeLifeMs),
      user: { email, firstName, lastName, passwordHash },
    })
  return row
}

/**
 * In another browser the code alone opens nothing: whoever was mailed it need not be who chose the password, and would get
 * an account that somebody else can open (T18).
 */
async function checkPassword(
  { ip, log }: Context,
  { user }: Pending,
  password: string | undefined,
): Promise<Refused | undefined> {
  if (password === undefined) return refuse('password-needed')
  using place = takeHashingPlace({ address: ip, account: user.email })
  if (!place) return refuse('unavailable', { retryAfter: 2 })
  if (await verifyPassword(password, user.passwordHash, place)) return undefined
  log.info({ event: 'activation-refused', ip }, 'wrong password at an activation')
  return refuse('password-incorrect')
}

/**
 * Removes every sign-up that waits for this email, the own one among them: of two activations at once the other finds
 * nothing, and what somebody else prepared for this address is void (T18).
 */
async function openAccount(context: Context, tx: Tx, { id, user }: Pending) {
  const wasInvited = await takeInvitation(tx, user.email)
  // Sign-up may have been closed, or the invitation withdrawn, since it began.
  if (context.identity().signUp === 'invitation' && !wasInvited) return 'by-invitation' as const
  const removed = await tx
    .delete(pendingSignUps)
    .where(eq(pendingSignUps.email, user.email))
    .returning({ id: pendingSignUps.id })
  if (!removed.some(row => row.id === id)) return 'activation-unknown' as const
  const userId = await insertUser(tx, user)
  return { userId, session: await startSession(context, tx, userId) }
}
