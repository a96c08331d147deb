import type { z } from 'zod'

import { createAdministrator } from '#src/features/accounts/commands/create-administrator.ts'
import { startSession } from '#src/features/accounts/commands/sign-in/start-session.ts'
import { readUser } from '#src/features/accounts/queries.ts'
import { nameAcademy } from '#src/features/identity/commands/update-identity.ts'
import { operator } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { firstDayContract } from '../contract.ts'
import { isSetUpKey } from '../policy.ts'
import { hasAdministrator } from '../queries.ts'

type Input = z.output<typeof firstDayContract.setUp.input>

/**
 * Makes the first administrator of an academy and signs them in; of two who try at once one does.
 * @returns the person; or a refusal: the key is wrong or somebody was faster, or what `createAdministrator` refuses
 */
export async function setUp(context: Context, { token, academy, ...account }: Input, http: Http) {
  if (!isSetUpKey(context.secret, token)) return refuse('set-up-ended')
  const opened = await context.db.transaction(async tx => {
    await lockName(tx, 'set-up')
    if (await hasAdministrator(tx)) return refuse('set-up-ended')
    // Whoever holds the key is who runs the academy.
    const doing = { ...context, db: tx, actor: operator }
    const made = await createAdministrator(doing, account)
    if (isRefused(made)) return made
    await nameAcademy(doing, tx, academy)
    return { userId: made.id, session: await startSession(context, tx, made.id) }
  })
  if (isRefused(opened)) return opened
  http.startSession(opened.session)
  context.log.info(
    { event: 'set-up', userId: opened.userId, ip: context.ip },
    'the academy has its first administrator',
  )
  return { user: await readUser(context, opened.userId) }
}
