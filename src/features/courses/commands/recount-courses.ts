import { sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'

import { courseRatings, courses, learnerChanges } from '../tables/courses.ts'
import { tagsOfCourses } from './course-parts.ts'

/**
 * Counts learners and ratings of every course anew, and the courses of everybody, from the rows that they are counts of;
 * for the operator.
 * @returns the titles of the courses whose counts were wrong
 */
export async function recountCourses({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return db.transaction(async tx => {
    // Who enrols writes that down, and so waits until the counts stand; what is written down by now is counted here.
    await tx.execute(sql`lock table ${learnerChanges} in share row exclusive mode`)
    await tx.delete(learnerChanges)
    await tx.execute(sql`update ${users} set courses_held = counted.courses
      from (select id, (select count(*)::int from ${enrolments} e where e.user_id = u.id and e.revoked_at is null) as courses
        from ${users} u) counted
      where users.id = counted.id and users.courses_held <> counted.courses`)
    // Who rates changes the course's row first.
    await tx.execute(sql`select id from ${courses} order by id for update`)
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      update ${courses} set learners_count = counted.learners, rating_count = counted.ratings,
        rating_average = counted.average
      from (
        select id as course_id,
          (select count(*)::int from ${enrolments} e where e.course_id = c.id and e.revoked_at is null) as learners,
          (select count(*)::int from ${courseRatings} r where r.course_id = c.id and r.hidden_at is null) as ratings,
          (select avg(r.stars)::numeric(3, 2) from ${courseRatings} r where r.course_id = c.id and r.hidden_at is null) as average
        from ${courses} c
      ) counted
      where id = counted.course_id
        and (learners_count, rating_count, rating_average) is distinct from
          (counted.learners, counted.ratings, counted.average)
      returning id, title`)
    if (rows.length > 0) await announce(tx, tagsOfCourses(rows.map(({ id }) => id)))
    return rows.map(({ title }) => title)
  })
}
