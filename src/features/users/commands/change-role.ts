import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { dropHeroUploads } from '#src/features/home/commands/drop-uploads.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { usersContract } from '../contract.ts'
import { lockForRights, refuseLastAdmin } from './lock-user.ts'

type Wanted = z.output<typeof usersContract.changeRole.input>

/**
 * Makes somebody an administrator or a learner, and ends their sessions: nobody goes on with the rights of before (T15).
 * Refuses a wrong password (T79), one's own account, the last administrator, and 'conflict' for the role that they have.
 */
export async function changeRole(context: Context, { password, ...wanted }: Wanted) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const refused = await context.db.transaction(tx => change(tx, context, wanted))
  if (refused) return refused
  const { id: userId, role } = wanted
  const by = userOf(context.actor)?.id
  context.log.warn({ event: 'role-changed', userId, role, by, ip: context.ip }, 'a role was changed')
  return { changed: true as const }
}

async function change(tx: Tx, context: Context, { id, role }: Omit<Wanted, 'password'>) {
  const user = await lockForRights(tx, context, id)
  if (isRefused(user)) return user
  if (user.role === role) return refuse('conflict')
  if (user.role === 'admin' && user.isLastAdmin) return refuseLastAdmin()
  await tx.update(users).set({ role }).where(eq(users.id, id))
  await tx.delete(sessions).where(eq(sessions.userId, id))
  if (user.role === 'admin') await dropHeroUploads(tx)
  const [before, after] = [{ role: user.role }, { role }]
  await recordAudit(tx, context, { action: 'user.role', thing: user, before, after })
  return undefined
}
