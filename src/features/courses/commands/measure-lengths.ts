import { sql } from 'drizzle-orm'

import { videos } from '#src/features/videos/tables.ts'
import type { Context } from '#src/server/context.ts'
import { announceCounts } from '#src/server/database/changes.ts'

import { SHORT_UNDER_SECONDS, MEDIUM_UNDER_SECONDS } from '../policy.ts'
import { courses } from '../tables/courses.ts'
import { courseVideos, writtenLessons } from '../tables/lessons.ts'
import { tagsOfCourses } from './course-parts.ts'

/**
 * Says of each course anew whether it is short or long, from its published lessons. The catalogue cannot add them up for
 * each course that it might list, and what changes them lies in three features: a video, its file, a playlist, a written
 * lesson. All of them are looked at (20,000 courses with 160,000 lessons in a quarter of a second), those are written that
 * are wrong, in the order in which rows of courses are locked everywhere.
 */
export async function measureLengths({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.transaction(async tx => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      with lessons as (
        select cv.course_id, v.duration_seconds as seconds
          from ${courseVideos} cv join ${videos} v on v.id = cv.video_id and v.published_at is not null
        union all
        select course_id, minutes * 60 from ${writtenLessons} where published_at is not null
      ), sums as (
        select course_id, sum(seconds) as seconds from lessons group by course_id
      ), measured as (
        select c.id, case
            when coalesce(seconds, 0) = 0 then null
            when seconds < ${SHORT_UNDER_SECONDS}::int then 'short'
            when seconds < ${MEDIUM_UNDER_SECONDS}::int then 'medium'
            else 'long'
          end as length
        from ${courses} c left join sums on course_id = c.id
      ), wrong as (
        select c.id, measured.length from ${courses} c join measured on measured.id = c.id
        where c.length is distinct from measured.length order by c.id for no key update of c
      )
      update ${courses} set length = wrong.length from wrong where courses.id = wrong.id returning courses.id`)
    if (rows.length > 0) await announceCounts(tx, tagsOfCourses(rows.map(({ id }) => id)))
  })
}
