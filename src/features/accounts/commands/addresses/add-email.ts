import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { codeLifeMs, limits } from '#src/features/accounts/policy.ts'
import { findCredentials, readUser } from '#src/features/accounts/queries.ts'
import { emailChanges } from '#src/features/accounts/tables.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { newCode, sign } from '#src/server/security/secrets.ts'
import { EMAIL_CODE_DIGITS } from '#src/wire/account-rules.ts'
import { minutes } from '#src/wire/durations.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { checkOwnPassword, requireStepUp } from '../sign-in/confirm-password.ts'
import { countCode } from '../sign-up/activation-code.ts'

type Input = z.output<typeof accountsContract.addEmail.input>

/**
 * Mails a code to a second email (L-PROF-7). It belongs to the person only with that code (X-STATE-2).
 * @returns a refusal: wrong password, the person's own or somebody's email, a second one is there, too many codes
 */
export async function addEmail(context: Context, { secondaryEmail, password }: Input) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const unproven = await requireStepUp(context)
  if (unproven) return unproven
  const confirmed = await checkOwnPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const refused =
    (await checkSecond(context, user, secondaryEmail)) ??
    (await countOwn(context, user)) ?? // first, since what follows tells whether a stranger's email has an account
    ((await findCredentials(context, secondaryEmail)) && refuse('email-taken')) ??
    (await countCode(context, secondaryEmail))
  if (refused) return refused
  const code = newCode(EMAIL_CODE_DIGITS)
  const { sessionId } = user
  const codeHash = hashEmailCode(context, { sessionId, email: secondaryEmail, code })
  const waiting = { sessionId, email: secondaryEmail, codeHash, codeTries: 0, codeSentAt: sql`now()` }
  await context.db.transaction(async tx => {
    await tx
      .insert(emailChanges)
      .values({ userId: user.id, ...waiting })
      .onConflictDoUpdate({ target: emailChanges.userId, set: waiting })
    await mailCode(context, tx, { to: secondaryEmail, code })
  })
  context.log.info({ event: 'email-add-asked', userId: user.id, ip: context.ip }, 'second email asked for')
  return { sent: true as const }
}

/**
 * Mails a new code to the second email that waits; the former code is void (D-16).
 * @returns a refusal when none waits in this session, or there were too many codes
 */
export async function resendEmailCode(context: Context) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const mine = and(eq(emailChanges.userId, user.id), eq(emailChanges.sessionId, user.sessionId))
  const [waiting] = await context.db.select({ email: emailChanges.email }).from(emailChanges).where(mine)
  if (!waiting) return refuse('code-expired')
  const { email } = waiting
  const tooMany = (await countOwn(context, user)) ?? (await countCode(context, email))
  if (tooMany) return tooMany
  const code = newCode(EMAIL_CODE_DIGITS)
  const codeHash = hashEmailCode(context, { sessionId: user.sessionId, email, code })
  const isSent = await context.db.transaction(async tx => {
    const { rowCount } = await tx
      .update(emailChanges)
      .set({ codeHash, codeTries: 0, codeSentAt: sql`now()` })
      .where(and(mine, eq(emailChanges.email, email)))
    if (rowCount === 0) return false
    await mailCode(context, tx, { to: email, code })
    return true
  })
  return isSent ? { sent: true as const } : refuse('code-expired')
}

/** How a code is stored: it fits no other session and no other address (D-16). */
export const hashEmailCode = (
  { secret }: Context,
  { sessionId, email, code }: { sessionId: string; email: string; code: string },
): string => sign(secret, `second e-mail ${sessionId} ${email} ${code}`)

async function checkSecond(context: Context, { id }: User, email: string): Promise<Refused | undefined> {
  const user = await readUser(context, id)
  if (email === user.email) return refuse('email-own')
  return user.secondary_email ? refuse('second-email-exists') : undefined
}

/** Codes are few for a person, who might guess them (T6); `countCode` for an address, whose owner may not want any (T49). */
const countOwn = (context: Context, { id }: User): Promise<Refused | undefined> =>
  countAttempt(context, limits.emailCodes, id)

async function mailCode({ queue }: Context, tx: Db, { to, code }: { to: string; code: string }): Promise<void> {
  const data = { code, minutes: codeLifeMs / minutes(1) }
  await sendMail(queue, tx, { to, template: 'email-code', data }, { isAwaited: true })
}
