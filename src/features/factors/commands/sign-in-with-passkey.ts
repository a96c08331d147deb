import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { countAddress } from '#src/server/limits/limits.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { factorsContract } from '../contract.ts'
import { limits } from '../policy.ts'
import { askPasskey, checkPasskey, newChallenge } from './passkeys.ts'
import { beginStep, challengeStep, finishStep, refusedStep, takeStep } from './steps.ts'

type Answer = z.output<typeof factorsContract.signInWithPasskey.input>

/**
 * Asks a browser for a passkey: for any of this academy, which then counts as both factors, or for one of the person
 * whose password was right.
 * @returns what the browser is to be asked, and the token of the step; or a refusal: it ended, or too many attempts
 */
export async function askSignInPasskey(context: Context, { token }: { token?: string | undefined }, http: Http) {
  const challenge = newChallenge()
  if (token === undefined) {
    const tooMany = await countAddress(context, limits.challenges)
    if (tooMany) return tooMany
    return { token: await beginStep(context, http, { challenge }), options: await askPasskey(context, { challenge }) }
  }
  const step = await challengeStep(context, token, challenge)
  if (!step?.userId) return refuse('step-ended')
  return { token, options: await askPasskey(context, { userId: step.userId, challenge }) }
}

/**
 * Signs in with what a passkey has signed.
 * @returns the person; or a refusal: the step ended, or the passkey is not theirs, or its answer is wrong
 */
export async function signInWithPasskey(context: Context, { token, credential }: Answer, http: Http) {
  const step = await takeStep(context, token)
  if (isRefused(step)) return refusedStep(context, step, null)
  if (!step.challenge) return refusedStep(context, refuse('step-ended'), step.userId)
  const key = await checkPasskey(context, { credential, challenge: step.challenge, userId: step.userId })
  if (isRefused(key)) return refusedStep(context, key, step.userId)
  return finishStep(context, { tokenHash: step.tokenHash, userId: key.userId, method: 'passkey' }, http)
}
