import { and, eq, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { codeLifeMs, codeTries } from '#src/features/accounts/policy.ts'
import { isWithin, readUser } from '#src/features/accounts/queries.ts'
import { accountEmails, emailChanges } from '#src/features/accounts/tables.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { isDuplicate, type Tx } from '#src/server/database/database.ts'
import { sameText } from '#src/server/security/secrets.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { countChange } from '../count-change.ts'
import { holdSession } from '../lock-users.ts'
import { takeInvitation } from '../sign-up/invitations.ts'
import { refuseWrongCode } from '../sign-up/wrong-code.ts'
import { hashEmailCode } from './add-email.ts'
import { tellEmailChange } from './notify-email-change.ts'
import { endResets, offerUndo } from './offer-undo.ts'

type Input = z.output<typeof accountsContract.activateEmail.input>

/**
 * Gives a person the second email whose code they have (L-PROF-8).
 * @returns the person; or a refusal: wrong code, code too old or tried too often, email taken meanwhile
 */
export async function activateEmail(context: Context, { activationCode }: Input) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const waiting = await takeTry(context, user)
  if (!waiting) return refuse((await isTriedOut(context, user)) ? 'code-ended' : 'code-expired')
  if (!waiting.isFresh) return refuse('code-expired')
  const { email, codeHash } = waiting
  const { sessionId } = user
  if (!sameText(codeHash, hashEmailCode(context, { sessionId, email, code: activationCode }))) {
    const { tries } = waiting
    context.log.info({ event: 'email-code-refused', userId: user.id, tries, ip: context.ip }, 'wrong email code')
    return refuseWrongCode(tries)
  }
  const add = () => context.db.transaction(tx => addSecond(context, tx, { user, email, codeHash })).catch(refuseTaken)
  const refused = await countChange(context, user.id, add)
  if (refused) return refused
  context.log.info({ event: 'email-added', userId: user.id, ip: context.ip }, 'second email added')
  return { user: await readUser(context, user.id) }
}

/** Counts a try on the code's own row before anything is compared: of any number of parallel guesses, five (T6). */
async function takeTry({ db }: Context, { id, sessionId }: User) {
  const { userId, email, codeHash, codeTries: tries, codeSentAt } = emailChanges
  const [row] = await db
    .update(emailChanges)
    .set({ codeTries: sql`${tries} + 1` })
    .where(and(eq(userId, id), eq(emailChanges.sessionId, sessionId), lt(tries, codeTries)))
    .returning({ email, codeHash, tries, isFresh: isWithin(codeSentAt, codeLifeMs) })
  return row
}

/** Whether a code waits in this session that takes no more tries. */
async function isTriedOut({ db }: Context, { id, sessionId }: User): Promise<boolean> {
  const mine = and(eq(emailChanges.userId, id), eq(emailChanges.sessionId, sessionId))
  return (await db.$count(emailChanges, mine)) > 0
}

function refuseTaken(error: unknown): Refused {
  if (isDuplicate(error, 'account_emails_pkey')) return refuse('email-taken')
  if (isDuplicate(error, 'account_emails_one_of_each')) return refuse('second-email-exists')
  throw error
}

/** Of two activations at once the other finds nothing that waits. */
async function addSecond(
  context: Context,
  tx: Tx,
  { user, email, codeHash }: { user: User; email: string; codeHash: string },
) {
  if (!(await holdSession(tx, user))) return refuse('sign-in')
  const { rowCount } = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, user.id), eq(emailChanges.codeHash, codeHash)))
  if (rowCount === 0) return refuse('code-expired')
  const undo = await offerUndo(context, tx, { userId: user.id })
  await tx.insert(accountEmails).values({ email, userId: user.id, isPrimary: false })
  await takeInvitation(tx, email)
  await endResets(tx, user.id)
  await tellEmailChange(context, tx, { user, addresses: [undo.to, email], undo, change: 'added', email })
  return undefined
}
