import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { coverages, enrolments } from './tables.ts'

type Grant = { userId: string; courseId: string; source: 'purchase' | 'free' | 'grant' }

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

/** What somebody's memberships open together. */
export type Coverage = {
  /** Every course of the catalogue, also those that come later. */
  readonly all: boolean
  readonly courseIds: readonly string[]
}

/**
 * Makes what memberships open for a person exactly this, in the transaction of what changed it. Grants stay as they are.
 * The caller holds a lock on the person.
 */
export async function coverPerson(tx: Db, userId: string, { all, courseIds }: Coverage): Promise<void> {
  const own = eq(coverages.userId, userId)
  await tx
    .delete(coverages)
    .where(and(own, isNotNull(coverages.courseId), notInArray(coverages.courseId, [...courseIds])))
  if (!all) await tx.delete(coverages).where(and(own, isNull(coverages.courseId)))
  const rows = [...(all ? [null] : []), ...courseIds].map(courseId => ({ userId, courseId }))
  if (rows.length > 0) await tx.insert(coverages).values(rows).onConflictDoNothing()
}
