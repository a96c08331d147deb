import { and, asc, eq, inArray } from 'drizzle-orm'

import type { User } from '#src/server/actor.ts'
import type { Tx } from '#src/server/database/database.ts'

import { sessions, users } from '../tables.ts'

/** Locks people in the order of their ids, as everybody who locks several does: nobody waits in a circle. */
export const lockUsers = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update')

/**
 * Locks who asks, and then the session that they ask with, so that it cannot end before the transaction does (ASVS 7.4.1).
 * @returns false when it has ended: somebody signed it out while this waited
 */
export async function holdSession(tx: Tx, { id, sessionId }: User): Promise<boolean> {
  await lockUsers(tx, [id])
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
    .for('no key update')
  return held.length === 1
}
