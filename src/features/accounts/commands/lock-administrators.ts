import { and, eq, isNull, or, sql } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'

import { users } from '../tables.ts'

/**
 * Locks everybody who administers, and the person about whom it is, in one order: of changes at the same moment that each
 * take one of them away, the later one sees what the earlier one has left. Who has just lost the role may still be locked
 * by somebody who waits for the others, so the person is not to be locked afterwards: both would wait for each other.
 * @returns the administrators' ids, and of each whether they have asked to be deleted and so will not stay
 */
export async function lockAdministrators(tx: Tx, userId: string) {
  const isAdmin = and(eq(users.role, 'admin'), isNull(users.disabledAt))
  const locked = await tx
    .select({
      id: users.id,
      isAdmin: sql<boolean>`${isAdmin}`,
      isLeaving: sql<boolean>`${users.deletionRequestedAt} is not null`,
    })
    .from(users)
    .where(or(isAdmin, eq(users.id, userId)))
    .orderBy(users.id)
    .for('update')
  return locked.filter(user => user.isAdmin)
}
