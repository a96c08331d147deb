import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { coverages, enrolments } from './tables.ts'

type Grant = { userId: string; courseId: string; source: 'purchase' | 'free' | 'grant' | 'seat' }

/**
 * Opens a course for a person, in the transaction of what earned it.
 * @returns false when it was open already: the first of two simultaneous grants wins
 */
export async function grantCourse(tx: Db, grant: Grant): Promise<boolean> {
  const rows = await tx
    .insert(enrolments)
    .values(grant)
    .onConflictDoNothing({ target: [enrolments.userId, enrolments.courseId], where: isNull(enrolments.revokedAt) })
    .returning({ id: enrolments.id })
  return rows.length === 1
}

/** Closes a course that was opened by `source`. @returns false when there was no such grant */
export async function revokeCourse(tx: Db, { userId, courseId, source }: Grant): Promise<boolean> {
  const rows = await tx
    .update(enrolments)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, courseId),
        eq(enrolments.source, source),
        isNull(enrolments.revokedAt),
      ),
    )
    .returning({ id: enrolments.id })
  return rows.length > 0
}

/** The courses that were opened for a person. */
export const enrolmentData: PersonalData = {
  name: 'courses',
  collect: async (db, { userId }) => ({
    rows: await db
      .select({
        courseId: enrolments.courseId,
        source: enrolments.source,
        grantedAt: enrolments.grantedAt,
        revokedAt: enrolments.revokedAt,
      })
      .from(enrolments)
      .where(eq(enrolments.userId, userId)),
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(enrolments).where(eq(enrolments.userId, userId))
    await tx.delete(coverages).where(eq(coverages.userId, userId))
    return []
  },
}

/** Stands for "every course" where rows are compared: null equals nothing. */
const EVERY = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/**
 * Makes what memberships open for these people exactly what `wanted` selects, in the transaction of what changed it.
 * Grants stay as they are. The caller holds a lock on each of them.
 * @param wanted selects `user_id` and `course_id`, null for every course of the catalogue, also those that come later
 */
export async function syncMembershipAccess(tx: Db, userIds: readonly string[], wanted: SQL): Promise<void> {
  await tx.execute(sql`
    delete from coverages where user_id = any(${sql.param([...userIds])}::uuid[])
      and (user_id, coalesce(course_id, ${EVERY})) not in (
        select user_id, coalesce(course_id, ${EVERY}) from (${wanted}) as wanted)`)
  await tx.execute(sql`
    insert into coverages (user_id, course_id) select user_id, course_id from (${wanted}) as wanted
    on conflict do nothing`)
}
