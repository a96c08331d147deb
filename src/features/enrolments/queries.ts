import { and, desc, eq, inArray, isNull } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { OpenableCourseId } from '#src/wire/ids.ts'

import { enrolments } from './tables.ts'

/** @returns the ids among `courseIds` that the actor may open (D-4); none for a visitor */
export async function findOpenable(
  { db, actor }: Context,
  courseIds: readonly string[],
): Promise<Set<OpenableCourseId>> {
  const person = personOf(actor)
  if (!person || courseIds.length === 0) return new Set()
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(
      and(eq(enrolments.userId, person.id), inArray(enrolments.courseId, [...courseIds]), isNull(enrolments.revokedAt)),
    )
  return new Set(rows.map(row => row.courseId as OpenableCourseId)) // the gate: only here is the brand given
}

/** @returns the id, branded as openable, or undefined when the actor may not open this course */
export async function openCourse(context: Context, courseId: string): Promise<OpenableCourseId | undefined> {
  const [open] = await findOpenable(context, [courseId])
  return open
}

/** @returns the ids of all courses that the actor may open, the last granted first; none for a visitor */
export async function listOpenable({ db, actor }: Context): Promise<OpenableCourseId[]> {
  const person = personOf(actor)
  if (!person) return []
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, person.id), isNull(enrolments.revokedAt)))
    .orderBy(desc(enrolments.grantedAt), desc(enrolments.courseId))
  return rows.map(row => row.courseId as OpenableCourseId) // the gate, as above
}
