import { announce } from '#src/server/database/changes.ts'
import type { Db } from '#src/server/database/database.ts'

import { learnerChanges } from '../tables/courses.ts'

/** What is announced when there is something to add up. */
export const LEARNERS_CHANGED = 'learners'

type Learner = { readonly courseId: string; readonly userId: string }

/**
 * Counts a learner in or out, in the transaction that opened or closed the course for them. It only writes down what
 * happened: `addUpLearners` counts.
 * @param change 1 or -1
 */
export async function countLearner(tx: Db, { courseId, userId }: Learner, change: 1 | -1): Promise<void> {
  await tx.insert(learnerChanges).values({ courseId, userId, change })
  await announce(tx, [LEARNERS_CHANGED])
}
