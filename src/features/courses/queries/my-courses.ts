import { desc, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { accessibleTo } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'

import type { coursesContract } from '../contract/catalogue.ts'
import { courses } from '../tables.ts'
import { findCards } from './cards.ts'

type Wanted = z.output<typeof coursesContract.myCourses.input>

/**
 * What the learner has bought, begun or saved: the last watched first, then the newest. A membership alone brings nothing
 * here, as it may open every course there is. What is archived stays for who holds it (D-64).
 */
export async function myCourses(context: Context, wanted: Wanted) {
  const { ids, total } = await listOwn(context, wanted)
  const pages = { NbOfPages: Math.ceil(total / wanted.limit), total }
  if (ids.length === 0) return { courses: [], ...pages }
  const cards = await findCards(context, {
    where: inArray(courses.id, ids),
    orderBy: [desc(courses.id)],
    limit: ids.length,
  })
  const found = new Map<string, (typeof cards)[number]>(cards.map(card => [card._id, card]))
  return { courses: ids.flatMap(id => found.get(id) ?? []).map(course => ({ course })), ...pages }
}

/** One page of their ids, and how many there are in all; none for a visitor. Starts from what is the learner's, never from the courses. */
async function listOwn({ db, actor }: Context, { page, limit }: Wanted): Promise<{ ids: string[]; total: number }> {
  const user = userOf(actor)
  if (!user) return { ids: [], total: 0 }
  const { rows } = await db.execute<{ id: string | null; total: number }>(sql`
    with wanted as (
      select course_id, since, null::timestamptz as watched_at, true as is_held, false as is_saved
      from ${accessibleTo(user.id)} where source <> 'membership'
      union all
      select course_id, max(updated_at), max(updated_at), false, false
      from video_progress where user_id = ${user.id} group by course_id
      union all
      select course_id, saved_at, null, false, true from saved_courses where user_id = ${user.id}
    ), mine as (
      select course_id, max(since) as since, max(watched_at) as watched_at
      from wanted join courses on courses.id = course_id
      group by course_id, courses.published_at, courses.archived_at
      having bool_or(is_held)
        or courses.published_at is not null and courses.archived_at is null and bool_or(is_saved)
        or exists (select from ${accessibleTo(user.id)} where openable.course_id = wanted.course_id)
    )
    select page.course_id as id, total from (select count(*)::int as total from mine) as counted
    left join (
      select course_id from mine order by watched_at desc nulls last, since desc, course_id desc
      limit ${limit} offset ${(page - 1) * limit}
    ) as page on true`)
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 }
}
