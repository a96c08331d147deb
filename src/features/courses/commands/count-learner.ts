import { eq, sql } from 'drizzle-orm'

import { announce } from '#src/server/database/changes.ts'
import type { Db } from '#src/server/database/database.ts'

import { courses } from '../tables.ts'

/**
 * Counts a learner in or out, in the transaction that opened or closed the course for them.
 * @param change 1 or -1
 */
export async function countLearner(tx: Db, courseId: string, change: 1 | -1): Promise<void> {
  await tx
    .update(courses)
    .set({ learnersCount: sql`greatest(0, ${courses.learnersCount} + ${change})` })
    .where(eq(courses.id, courseId))
  await announce(tx, ['courses', `course:${courseId}`])
}
