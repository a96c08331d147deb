import { eq, sql } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { courses } from './tables.ts'

/** Counts a learner in or out, in the transaction of the grant. */
export async function countLearner(tx: Db, courseId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(courses)
    .set({ learnersCount: sql`greatest(0, ${courses.learnersCount} + ${by})` })
    .where(eq(courses.id, courseId))
}
