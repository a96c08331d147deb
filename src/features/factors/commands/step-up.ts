// Whoever is signed in proves once more that it is them, with the second factor.
import type { z } from 'zod'

import { confirmSession } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { promptBudget } from '#src/features/accounts/commands/sign-in/prompt-budget.ts'
import { personOf, type Person } from '#src/server/actor.ts'
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
  confirmWith(context, 'app', person => takeAppCode(context, person.id, code))

/** Confirms the session with a recovery code, which is used up by it. Refuses as `confirmWithApp` does. */
export const confirmWithRecovery = (context: Context, { code }: { code: string }) =>
  confirmWith(context, 'recovery', person => takeRecoveryCode(context, person.id, code))

/** Asks for one of one's own passkeys. Refuses 'no-factor' where the person has none. */
export async function askConfirmPasskey(context: Context) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const challenge = newChallenge()
  const options = await askPasskey(context, { userId: person.id, challenge })
  if (!options.allowCredentials?.length) return refuse('no-factor')
  await askOnce(context.db, { sessionId: person.sessionId, purpose: 'confirm', challenge })
  return { options }
}

type Signed = z.output<typeof factorsContract.confirmWithPasskey.input>

/**
 * Confirms the session with what a passkey has signed.
 * @returns how long that holds; or a refusal: the challenge is over, or the passkey is not theirs or wrong
 */
export async function confirmWithPasskey(context: Context, { credential }: Signed) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const challenge = await takeChallenge(context.db, { sessionId: person.sessionId, purpose: 'confirm' })
  if (!challenge) return refuse('step-ended')
  const key = await checkPasskey(context, { credential, challenge, userId: person.id })
  return isRefused(key) ? refused(context, key, person) : confirmed(context, person, 'passkey')
}

async function confirmWith(context: Context, method: string, take: (person: Person) => Promise<boolean>) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const budget = promptBudget(context, person)
  const tooMany = await budget.take()
  if (tooMany) return tooMany
  if (!(await take(person))) return refused(context, refuse('factor-wrong'), person)
  await budget.giveBack()
  return confirmed(context, person, method)
}

function refused({ log, ip }: Context, reason: Refused, { id }: Person): Refused {
  log.info({ event: 'factor-prompt-refused', userId: id, reason: reason.refused, ip }, 'wrong factor at a prompt')
  return reason
}

function confirmed(context: Context, person: Person, method: string) {
  context.log.info({ event: 'session-confirmed', userId: person.id, method, ip: context.ip }, 'confirmed by a factor')
  return confirmSession(context.db, person)
}
