import { sql, type SQL } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import type { AccessibleCourseId } from '#src/wire/ids.ts'

/**
 * What people may open: what was granted, and what a membership covers; everything covered is of the catalogue, or was
 * chosen for the plan (D-4). Courses stand above enrolments in the feature graph, so their table is named in SQL alone.
 */
const accessible = (isWanted: SQL) => sql`(
  select user_id, course_id, source, granted_at as since from enrolments where ${isWanted} and revoked_at is null
  union all
  select user_id, courses.id, 'membership', covered_at from coverages
  join courses on courses.published_at is not null
    and (courses.id = coverages.course_id or (coverages.course_id is null and courses.archived_at is null))
  where ${isWanted}
) as openable`

/** The same of one person, as a table `openable` of `course_id`, `source` and `since`. */
export const accessibleTo = (userId: string): SQL => accessible(sql`user_id = ${userId}`)

/** @returns those of these people who may open a course (D-4) */
export async function findUsersWithAccess(db: Db, courseId: string, userIds: readonly string[]): Promise<Set<string>> {
  const users = accessible(sql`user_id = any(${sql.param([...userIds])}::uuid[])`)
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct user_id as id from ${users} where course_id = ${courseId}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** @returns the id, branded as openable, or undefined when the actor may not open this course; visitors may open none */
export async function requireAccess(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  courseId: string,
): Promise<AccessibleCourseId | undefined> {
  const user = userOf(actor)
  if (!user) return undefined
  const { rowCount } = await db.execute(
    sql`select from ${accessibleTo(user.id)} where course_id = ${courseId}::uuid limit 1`,
  )
  return rowCount ? (courseId as AccessibleCourseId) : undefined // the gate: only here is the brand given
}

/** How a course was opened for somebody. */
type Source = 'purchase' | 'free' | 'grant' | 'seat' | 'membership'

/** By what somebody may open a course, for those who look after it; empty when they may not (D-4). */
export async function findAccess(
  db: Db,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<Source[]> {
  const { rows } = await db.execute<{ source: Source }>(
    sql`select distinct source from ${accessibleTo(userId)} where course_id = ${courseId}::uuid order by source desc`,
  )
  return rows.map(({ source }) => source)
}

/**
 * What is open for somebody else to look at, such as an administrator: each course once, the last opened first. Of a grant
 * and a membership that open the same course, the grant is named, and that the membership covers it: the grant outlives that.
 */
export async function listAccess(db: Db, { userId, limit }: { userId: string; limit: number }) {
  const { rows } = await db.execute<{ id: string; source: Source; since: Date; isCovered: boolean }>(sql`
    select id, source, since, "isCovered" from (
      select distinct on (course_id) course_id as id, source, since,
        bool_or(source = 'membership') over (partition by course_id) as "isCovered" from ${accessibleTo(userId)}
      order by course_id, source = 'membership'
    ) as held order by since desc, id limit ${limit}`)
  return rows
}
