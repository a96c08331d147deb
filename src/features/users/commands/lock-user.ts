import { and, eq, isNull } from 'drizzle-orm'

import { lockAdministrators } from '#src/features/accounts/commands/lock-administrators.ts'
import { users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

/** Locks an account, so that it stays what it is until the transaction ends. Refuses 'not-found', also for who is erased. */
export async function lockUser(tx: Tx, id: string) {
  const { firstName, lastName, role, disabledAt } = users
  const [user] = await tx
    .select({ firstName, lastName, role, disabledAt })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('update')
  return user ? { id, name: `${user.firstName} ${user.lastName}`, ...user } : refuse('not-found')
}

/** The account's row, and that the academy keeps an administrator who stays when this person is none any more. */
type Ruled = Exclude<Awaited<ReturnType<typeof lockUser>>, Refused> & { readonly isLastAdmin: boolean }

/**
 * Locks somebody else's account for a change of what they may do. All such changes follow each other: of two
 * administrators who take each other's rights at the same moment, the second is none any more (T15).
 * @returns the person; or a refusal: one's own account, nobody who is still there, or 'forbidden' for who has lost the
 *   right meanwhile
 */
export async function lockForRights(tx: Tx, context: Context, id: string): Promise<Ruled | Refused> {
  const actor = userOf(context.actor)
  if (actor?.id === id) return refuse('own-account')
  const admins = await lockAdministrators(tx, id)
  if (!admins.some(admin => admin.id === actor?.id)) return refuse('forbidden')
  const user = await lockUser(tx, id)
  if (isRefused(user)) return user
  return { ...user, isLastAdmin: !admins.some(admin => admin.id !== id && !admin.isLeaving) }
}

/** Who is asked to name another administrator first. */
export const refuseLastAdmin = () =>
  refuse('last-admin', { text: 'No other administrator stays: you have asked to be deleted. Name another one first' })
