import type { z } from 'zod'

import { keepAccount, scheduleDeletion } from '#src/features/accounts/commands/leaving/request-deletion.ts'
import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { countDone } from '#src/server/limits/limits.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { usersContract } from '../contract.ts'
import { deletionLimit } from '../policy.ts'
import { lockForRights, refuseLastAdmin } from './lock-user.ts'

type Wanted = z.output<typeof usersContract.deleteUser.input>

/**
 * Lets somebody's account be deleted in fourteen days, as if they had asked for it themselves: for who asks by mail.
 * Refuses a wrong password (T79), one's own account, the last administrator, 'conflict' for who is leaving already, and
 * the sixth time in a day.
 * @returns when it will be deleted
 */
export async function deleteUser(context: Context, { password, ...wanted }: Wanted) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const arrange = () => context.db.transaction(tx => schedule(tx, context, wanted))
  const outcome = await countDone(context, [deletionLimit], { who: wanted.id, act: arrange })
  if (isRefused(outcome)) return outcome
  const by = userOf(context.actor)?.id
  const event = { event: 'deletion-scheduled', userId: wanted.id, by, ip: context.ip }
  context.log.warn(event, 'an administrator lets an account be deleted')
  return { deletionAt: outcome.toISOString() }
}

async function schedule(tx: Tx, context: Context, { id, reason }: Omit<Wanted, 'password'>) {
  const user = await lockForRights(tx, context, id)
  if (isRefused(user)) return user
  if (user.role === 'admin' && user.isLastAdmin) return refuseLastAdmin()
  const deletionAt = await scheduleDeletion(context, tx, { ...user, isOwnWish: false })
  if (!deletionAt) return refuse('conflict')
  const after = { deletionAt: deletionAt.toISOString(), reason }
  await recordAudit(tx, context, {
    action: 'user.schedule-deletion',
    thing: user,
    before: { deletionAt: null },
    after,
  })
  return deletionAt
}

/** Keeps an account that was to be deleted, and tells every address of it. Refuses as above, but needs no password. */
export async function keepUser(context: Context, { id }: { id: string }) {
  const refused = await context.db.transaction(async tx => {
    const user = await lockForRights(tx, context, id)
    if (isRefused(user)) return user
    if (!(await keepAccount(context, tx, { userId: id }))) return refuse('conflict')
    const [before, after] = [{ leaving: true }, { leaving: false }]
    await recordAudit(tx, context, { action: 'user.keep', thing: user, before, after })
    return undefined
  })
  if (refused) return refused
  const by = userOf(context.actor)?.id
  context.log.info({ event: 'deletion-cancelled', userId: id, by, ip: context.ip }, 'an administrator keeps an account')
  return { changed: true as const }
}
