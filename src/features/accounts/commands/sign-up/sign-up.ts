import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { limits } from '#src/features/accounts/policy.ts'
import { findCredentials } from '#src/features/accounts/queries.ts'
import { pendingSignUps } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { countAddress } from '#src/server/limits/limits.ts'
import { hashPassword, isCommonPassword, takeHashingPlace } from '#src/server/security/passwords.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { takenNext } from '#src/wire/next-address.ts'
import { refuse } from '#src/wire/refusals.ts'

import { countCode, hashCode, newActivationCode, sendCode } from './activation-code.ts'
import { isInvited } from './invitations.ts'
import { signUpProof } from './own-sign-up.ts'

type Input = z.output<typeof accountsContract.signUp.input>

/**
 * Begins a sign-up and mails its code (L-AUTH-6). The person exists only after the activation, so nobody occupies an
 * email that they cannot read (D-16, T18). Any password of 6 characters will do here, as the specification wants it,
 * but for common ones (decision 0053).
 * @returns the token of the activation page; or a refusal: password common, no invitation where one is needed, email taken, too many sign-ups, too many codes
 */
export async function signUp(context: Context, { email, password, next, invitation, ...names }: Input, http: Http) {
  if (isCommonPassword(password)) return refuse('password-common')
  using place = takeHashingPlace({ address: context.ip, account: email })
  if (!place) return refuse('unavailable', { retryAfter: 2 })
  const tooMany = await countAddress(context, limits.signUps)
  if (tooMany) return tooMany
  const isOpen = context.identity().signUp === 'open' || (await isInvited(context, { email, token: invitation }))
  if (!isOpen) return refuse('by-invitation')
  if (await findCredentials(context, email)) return refuse('email-taken')
  const tooManyCodes = await countCode(context, email)
  if (tooManyCodes) return tooManyCodes
  const passwordHash = await hashPassword(password, place)
  const [token, code] = [newToken(), newActivationCode()]
  const tokenHash = hashToken(token)
  const codeHash = hashCode(context, tokenHash, code)
  await context.db.transaction(async tx => {
    await tx
      .insert(pendingSignUps)
      .values({ ...names, email, passwordHash, tokenHash, codeHash, next: takenNext(next) })
    await sendCode(context, tx, { to: email, code, token })
  })
  http.rememberSignUp(signUpProof(context, tokenHash))
  context.log.info({ event: 'sign-up', ip: context.ip }, 'sign-up begun')
  return { token }
}
