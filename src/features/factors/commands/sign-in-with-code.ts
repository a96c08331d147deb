import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { takeAppCode } from './app-codes.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { countCode, finishStep, refusedStep, refuseWrongFactor, takeStep } from './steps.ts'

type Answer = { readonly token: string; readonly code: string }

/**
 * Answers the second step with a code of the authenticator app.
 * @returns the person; or a refusal: the step ended, the code is wrong or was used (ASVS 6.5.1), too many attempts
 */
export const signInWithApp = (context: Context, answer: Answer, http: Http) =>
  finishWith(context, { ...answer, method: 'app', take: takeAppCode }, http)

/** Answers the second step with one of the recovery codes, which is used up by it. Refuses as `signInWithApp` does. */
export const signInWithRecovery = (context: Context, answer: Answer, http: Http) =>
  finishWith(context, { ...answer, method: 'recovery', take: takeRecoveryCode }, http)

type Taking = Answer & {
  readonly method: string
  readonly take: (context: Context, userId: string, code: string) => Promise<boolean>
}

async function finishWith(context: Context, { token, code, method, take }: Taking, http: Http) {
  const step = await takeStep(context, token)
  if (isRefused(step)) return refusedStep(context, step, null)
  const { tokenHash, userId } = step
  if (!userId) return refusedStep(context, refuse('step-ended'), null)
  const tooMany = await countCode(context, userId)
  if (tooMany) return refusedStep(context, tooMany, userId)
  if (!(await take(context, userId, code))) return refusedStep(context, refuseWrongFactor(step.tries), userId)
  return finishStep(context, { tokenHash, userId, method }, http)
}
