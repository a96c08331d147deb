// How far the holders of places are, as far as they agreed to show it.
import { sql } from 'drizzle-orm'

import { findLearning } from '#src/features/courses/queries/outline.ts'
import type { Db } from '#src/server/database/database.ts'

import type { seats } from '../tables.ts'

/** Courses of one person that are looked at: the latest. */
const MOST_BEGUN = 100

type Row = {
  readonly seat: typeof seats.$inferSelect
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isCertified: boolean
}
type Of = { readonly courseId: string | null; readonly planId: string | null }

/** @returns nothing where they do not show it */
export async function readProgress(db: Db, { courseId, planId }: Of, row: Row) {
  const { seat, firstName, lastName, isCertified } = row
  if (!seat.showsProgress || !seat.claimedBy) return null
  const shown = { name: `${firstName} ${lastName}`, hasCertificate: isCertified }
  if (courseId === null)
    return { ...shown, ...(await readCourses(db, { userId: seat.claimedBy, planId: planId ?? '' })) }
  const learning = (await findLearning(db, seat.claimedBy, [courseId])).get(courseId)
  return { ...shown, percent: learning?.progress ?? 0, courses: null, lastDay: learning?.lastWatchedAt ?? null }
}

type Holder = { readonly userId: string; readonly planId: string }

/** How many of the courses that a plan opens somebody has begun, and finished. */
async function readCourses(db: Db, holder: Holder) {
  const begun = await findBegun(db, holder)
  const learning = [...(await findLearning(db, holder.userId, begun)).values()]
  const days = learning.flatMap(({ lastWatchedAt }) => lastWatchedAt ?? [])
  return {
    percent: null,
    courses: { begun: begun.length, finished: learning.filter(({ progress }) => progress === 100).length },
    lastDay: days.toSorted().at(-1) ?? null,
  }
}

async function findBegun(db: Db, { userId, planId }: Holder): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select course_id as id from (
      select course_id, updated_at from video_progress where user_id = ${userId}
      union all
      select lesson.course_id, done.updated_at from written_progress done
        join written_lessons lesson on lesson.id = done.lesson_id where done.user_id = ${userId}
    ) as begun
    where exists (select from plans where plans.id = ${planId} and (opens = 'all'
      or (opens = 'chosen' and exists (select from plan_courses where plan_id = plans.id and course_id = begun.course_id))))
    group by course_id
    order by max(updated_at) desc
    limit ${MOST_BEGUN}`)
  return rows.map(({ id }) => id)
}
