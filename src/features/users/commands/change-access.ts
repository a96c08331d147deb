import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { passwordResets, sessions, users } from '#src/features/accounts/tables.ts'
import { dropHeroUploads } from '#src/features/home/commands/drop-uploads.ts'
import { stopRenewing } from '#src/features/memberships/commands/stop-renewing.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { usersContract } from '../contract.ts'
import { lockForRights, refuseLastAdmin } from './lock-user.ts'

type Wanted = z.output<typeof usersContract.changeAccess.input>

/**
 * Disables an account or opens it again. Who is disabled is signed out everywhere at once, cannot sign in or reset the
 * password, and the addresses of videos that they hold end with their sessions (T15). What they own stays theirs, but no
 * membership renews any more: they could not cancel it. Once the account is open again they may keep one that still runs.
 * Refuses a wrong password (T79), one's own account, the last administrator, and 'conflict' for what it is already.
 */
export async function changeAccess(context: Context, { password, ...wanted }: Wanted) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const refused = await context.db.transaction(tx => change(tx, context, wanted))
  if (refused) return refused
  const [event, by] = [wanted.isOpen ? 'account-enabled' : 'account-disabled', userOf(context.actor)?.id]
  context.log.warn({ event, userId: wanted.id, by, ip: context.ip }, 'access to an account was changed')
  return { changed: true as const }
}

async function change(tx: Tx, context: Context, { id, isOpen }: Omit<Wanted, 'password'>) {
  const user = await lockForRights(tx, context, id)
  if (isRefused(user)) return user
  if (isOpen === (user.disabledAt === null)) return refuse('conflict')
  if (user.role === 'admin' && !isOpen && user.isLastAdmin) return refuseLastAdmin()
  await tx
    .update(users)
    .set({ disabledAt: isOpen ? null : sql`now()` })
    .where(eq(users.id, id))
  // Also when it opens again: a sign-in that was under way while it closed may have left one behind.
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id))
  const renewing = isOpen ? [] : await endOngoing(tx, context, user)
  const before = { disabled: isOpen, renewingMemberships: renewing }
  const after = { disabled: !isOpen, renewingMemberships: [] }
  await recordAudit(tx, context, { action: isOpen ? 'user.enable' : 'user.disable', thing: user, before, after })
  return undefined
}

/** What would go on without the person. @returns the plans that stop renewing */
async function endOngoing(tx: Tx, context: Context, { id, role }: { id: string; role: string }): Promise<string[]> {
  if (role === 'admin') await dropHeroUploads(tx)
  return stopRenewing(context, tx, id)
}
