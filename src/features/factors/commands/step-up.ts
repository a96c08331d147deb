// Whoever is signed in proves once more that it is them, with the second factor.
import type { z } from 'zod'

import { confirmSession } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { promptBudget } from '#src/features/accounts/commands/sign-in/prompt-budget.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { factorsContract } from '../contract.ts'
import { takeAppCode } from './app-codes.ts'
import { askOnce, takeChallenge } from './challenges.ts'
import { askPasskey, checkPasskey, newChallenge } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

/**
 * Confirms the session with a code of the authenticator app.
 * @returns how long that holds; or a refusal when it is wrong, was used, or was wrong too often
 */
export const confirmWithApp = (context: Context, { code }: { code: string }) =>
  confirmWith(context, 'app', user => takeAppCode(context, user.id, code))

/** Confirms the session with a recovery code, which is used up by it. Refuses as `confirmWithApp` does. */
export const confirmWithRecovery = (context: Context, { code }: { code: string }) =>
  confirmWith(context, 'recovery', user => takeRecoveryCode(context, user.id, code))

/** Asks for one of one's own passkeys. Refuses 'no-factor' where the person has none. */
export async function askConfirmPasskey(context: Context) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const challenge = newChallenge()
  const options = await askPasskey(context, { userId: user.id, challenge })
  if (!options.allowCredentials?.length) return refuse('no-factor')
  await askOnce(context.db, { sessionId: user.sessionId, purpose: 'confirm', challenge })
  return { options }
}

type Signed = z.output<typeof factorsContract.confirmWithPasskey.input>

/**
 * Confirms the session with what a passkey has signed.
 * @returns how long that holds; or a refusal: the challenge is over, or the passkey is not theirs or wrong
 */
export async function confirmWithPasskey(context: Context, { credential }: Signed) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const challenge = await takeChallenge(context.db, { sessionId: user.sessionId, purpose: 'confirm' })
  if (!challenge) return refuse('step-ended')
  const key = await checkPasskey(context, { credential, challenge, userId: user.id })
  return isRefused(key) ? refused(context, key, user) : confirmed(context, user, 'passkey')
}

async function confirmWith(context: Context, method: string, take: (user: User) => Promise<boolean>) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const budget = promptBudget(context, user)
  const tooMany = await budget.take()
  if (tooMany) return tooMany
  if (!(await take(user))) return refused(context, refuse('factor-wrong'), user)
  await budget.giveBack()
  return confirmed(context, user, method)
}

function refused({ log, ip }: Context, reason: Refused, { id }: User): Refused {
  log.info({ event: 'factor-prompt-refused', userId: id, reason: reason.refused, ip }, 'wrong factor at a prompt')
  return reason
}

function confirmed(context: Context, user: User, method: string) {
  context.log.info({ event: 'session-confirmed', userId: user.id, method, ip: context.ip }, 'confirmed by a factor')
  return confirmSession(context.db, user)
}
