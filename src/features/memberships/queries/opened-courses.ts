import { sql } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

/** Courses that are named beside a plan; the catalogue has them all. */
const NAMED = 4

type Opened = { readonly courses: { _id: string; title: string }[]; readonly courseCount: number }
const nothing: Opened = { courses: [], courseCount: 0 }

/** @returns for a plan the first courses of the catalogue that were chosen for it, and how many there are */
export async function findOpenedCourses(db: Db, planIds: readonly string[]): Promise<(planId: string) => Opened> {
  if (planIds.length === 0) return () => nothing
  const { rows } = await db.execute<Opened & { planId: string }>(sql`
    select plan_id as "planId", total as "courseCount",
      json_agg(json_build_object('_id', id, 'title', title) order by place) as courses
    from (
      select plan_id, courses.id, title, count(*) over (partition by plan_id)::int as total,
        row_number() over (partition by plan_id order by title, courses.id) as place
      from plan_courses
      join plans on plans.id = plan_id and opens = 'chosen'
      join courses on courses.id = course_id and courses.published_at is not null and courses.archived_at is null
      where plan_id = any(${sql.param([...planIds])}::uuid[])
    ) as opened
    where place <= ${NAMED}
    group by plan_id, total`)
  const found = new Map(rows.map(({ planId, courses, courseCount }) => [planId, { courses, courseCount }]))
  return planId => found.get(planId) ?? nothing
}
