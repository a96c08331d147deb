import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'

import { users } from '../tables.ts'

/**
 * Locks everybody who administers, in one order: of changes at the same moment that each take one of them away, the later
 * one sees what the earlier one has left.
 * @returns their ids, and of each whether they have asked to be deleted and so will not stay
 */
export const lockAdministrators = (tx: Tx) =>
  tx
    .select({ id: users.id, isLeaving: sql<boolean>`${isNotNull(users.deletionRequestedAt)}` })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
    .orderBy(users.id)
    .for('update')
