import { sql } from 'drizzle-orm'
import type { z } from 'zod'

import { accessibleTo } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'

import type { coursesContract } from '../contract/catalogue.ts'
import { findEachCard, withOwn } from './cards.ts'
import { readingColumns, readingOf, readingOfCourse, type Reading, type ReadingRow } from './readings.ts'

type Wanted = z.output<typeof coursesContract.myCourses.input>

/**
 * What the learner has bought, begun or saved: the last watched first, then the newest. A membership alone brings nothing
 * here, as it may open every course there is. What is archived stays for who holds it (D-64).
 */
export async function myCourses(context: Context, wanted: Wanted) {
  const { own, total } = await listOwn(context, wanted)
  const cards = await findEachCard(
    context,
    own.map(({ id }) => id),
  )
  const courses = own.flatMap(({ id, reading }) => {
    const card = cards.get(id)
    return card ? { course: withOwn(card, reading) } : []
  })
  return { courses, NbOfPages: Math.ceil(total / wanted.limit), total }
}

type Own = { readonly id: string; readonly reading: Reading }

/** One page of them, and how many there are in all; none for a visitor. Starts from what is the learner's, never from the courses. */
async function listOwn({ db, actor }: Context, { page, limit }: Wanted): Promise<{ own: Own[]; total: number }> {
  const user = userOf(actor)
  if (!user) return { own: [], total: 0 }
  const { rows } = await db.execute<ReadingRow & { id: string | null; total: number }>(sql`
    with wanted as (
      select course_id, since, null::timestamptz as watched_at, true as is_held, false as is_saved
      from ${accessibleTo(user.id)} where source <> 'membership'
      union all
      select course_id, max(updated_at), max(updated_at), false, false
      from (
        select course_id, updated_at from video_progress where user_id = ${user.id}
        union all
        select course_id, written_progress.updated_at from written_progress
        join written_lessons on written_lessons.id = lesson_id where user_id = ${user.id}
      ) as begun group by course_id
      union all
      select course_id, saved_at, null, false, true from saved_courses where user_id = ${user.id}
    ), mine as (
      select course_id, max(since) as since, max(watched_at) as watched_at
      from wanted join courses on courses.id = course_id
      group by course_id, courses.published_at, courses.archived_at
      having bool_or(is_held)
        or courses.published_at is not null and courses.archived_at is null and bool_or(is_saved)
        or exists (select from ${accessibleTo(user.id)} where openable.course_id = wanted.course_id)
    ), page as (
      select course_id as id, row_number() over (order by watched_at desc nulls last, since desc, course_id desc) as place
      from mine order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select counted.total, course.id, ${readingColumns}
    from (select count(*)::int as total from mine) as counted left join page as course on true
    ${readingOfCourse(user.id, sql`in (select id from page)`)}
    order by course.place`)
  const own = rows.flatMap(({ id, ...row }) => (id === null ? [] : { id, reading: readingOf(row) }))
  return { own, total: rows[0]?.total ?? 0 }
}
