import { codeLifeMs, limits } from '#src/features/accounts/policy.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { networkKey } from '#src/server/http/addresses.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { newCode, sign } from '#src/server/security/secrets.ts'
import { ACTIVATION_CODE_DIGITS } from '#src/wire/account-rules.ts'
import { minutes } from '#src/wire/durations.ts'
import type { Refused } from '#src/wire/refusals.ts'

import { countMail } from '../count-mail.ts'

export const newActivationCode = (): string => newCode(ACTIVATION_CODE_DIGITS)

/** How a code is stored: bound to the token of its sign-up, so that no other sign-up's code fits (T5). */
export const hashCode = ({ secret }: Context, tokenHash: string, code: string): string =>
  sign(secret, `activation ${tokenHash} ${code}`)

/**
 * Counts one more code for an email. The keys hold a keyed hash: nobody's address stands in the table of counters. A
 * caller is a network address, or somebody who is signed in.
 * A mailbox gets 164 mails a day at most.
 * @returns a refusal with the seconds to wait
 */
export async function countCode(context: Context, email: string): Promise<Refused | undefined> {
  const user = userOf(context.actor)
  const mailbox = `${user ? 'user' : 'stranger'}:${sign(context.secret, `e-mail ${email}`)}`
  const caller = `${mailbox}:${user?.id ?? context.ip}`
  const network = `${mailbox}:${user?.id ?? networkKey(context.ip)}`
  return countMail(context, activationMails, { mailbox, caller, network })
}

const activationMails = {
  ofCaller: limits.codes,
  ofNetwork: limits.codesOfNetwork,
  toOne: limits.codesToOne,
  late: limits.lateCodes,
}

interface CodeMail {
  to: string
  code: string
  token: string
}

/** Puts the mail with a code into the outbox, in the transaction that stores the code. */
export async function sendCode({ queue, publicUrl }: Context, tx: Db, { to, code, token }: CodeMail): Promise<void> {
  const url = `${publicUrl}/activation/${token}`
  const data = { code, minutes: codeLifeMs / minutes(1), url }
  await sendMail(queue, tx, { to, template: 'activation', data }, { isAwaited: true })
}
