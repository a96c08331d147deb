import { and, eq, sql, type SQL } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { courses } from '../tables/courses.ts'

// Orders and certificates stand above courses in the feature graph, and memberships do, so their tables are named in SQL.

/**
 * Whether a course is somebody's: it was opened for them, or chosen for their membership; they began it, or a record
 * such as an order or a certificate names it. For a statement whose only table is `courses`.
 */
export const isHeld: SQL<boolean> = sql<boolean>`(
  exists (select from enrolments where course_id = courses.id and revoked_at is null)
  or exists (select from coverages where course_id = courses.id)
  or exists (select from video_progress where course_id = courses.id)
  or exists (select from written_progress join written_lessons on id = lesson_id where course_id = courses.id)
  or exists (select from orders where course_id = courses.id)
  or exists (select from certificates where course_id = courses.id))`

/** Whether it must be archived where somebody deletes it (D-64): a membership of the whole catalogue opens it, too. */
export const isKept: SQL<boolean> = sql<boolean>`(${isHeld} or (
  courses.published_at is not null and courses.archived_at is null
  and exists (select from coverages where course_id is null)))`

/** Asks one of the two of a course, in the transaction that has locked it. */
export async function askOf(tx: Db, courseId: string, question: SQL<boolean>): Promise<boolean> {
  const rows = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), question))
  return rows.length > 0
}
