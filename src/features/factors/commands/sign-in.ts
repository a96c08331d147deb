import type { z } from 'zod'

import { checkCredentials } from '#src/features/accounts/commands/sign-in/sign-in.ts'
import { holdCredentials, startSession } from '#src/features/accounts/commands/sign-in/start-session.ts'
import { readUser } from '#src/features/accounts/queries.ts'
import type { Context } from '#src/server/context.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { factorsContract } from '../contract.ts'
import { methodsOf } from '../queries.ts'
import { beginStep } from './steps.ts'

type Input = z.output<typeof factorsContract.signIn.input>

/**
 * Signs a person in with one of their emails and the password (L-AUTH-3). Where a second factor is enrolled, the
 * password opens no session: it begins the second step.
 * @returns the person, or the second step; or a refusal: unknown email, wrong password (D-17), disabled account, too
 * many attempts, or the account changed meanwhile
 */
export async function signIn(context: Context, input: Input, http: Http) {
  const account = await checkCredentials(context, input)
  if (isRefused(account)) return account
  const { userId, factorSince } = account
  if (factorSince) {
    const token = await context.db.transaction(async tx =>
      (await holdCredentials(tx, account)) ? beginStep({ ...context, db: tx }, http, { userId }) : undefined,
    )
    if (!token) return refuse('conflict')
    const methods = await methodsOf(context.db, userId)
    context.log.info({ event: 'second-step', userId, ip: context.ip }, 'password right, second step asked for')
    return { secondFactor: { token, methods } }
  }
  const session = await context.db.transaction(async tx =>
    (await holdCredentials(tx, account)) ? startSession(context, tx, userId) : undefined,
  )
  if (!session) return refuse('conflict')
  http.startSession(session)
  context.log.info({ event: 'sign-in', userId, ip: context.ip }, 'signed in')
  return { user: await readUser(context, userId) }
}
