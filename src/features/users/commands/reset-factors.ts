import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { resetFactorsOf } from '#src/features/factors/commands/reset-factors.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { lockForRights } from './lock-user.ts'

/**
 * Takes every second factor of somebody away who has lost them, and signs them out: the password alone signs in again.
 * Refuses a wrong password (T79), one's own account, and 'no-factor'.
 */
export async function resetFactors(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const refused = await context.db.transaction(async tx => {
    const user = await lockForRights(tx, context, id)
    return isRefused(user) ? user : resetFactorsOf(tx, context, user)
  })
  if (refused) return refused
  const by = userOf(context.actor)?.id
  context.log.warn({ event: 'factors-reset', userId: id, by, ip: context.ip }, 'a second factor was removed')
  return { changed: true as const }
}
