import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { requireAccess } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { announce, announceCounts } from '#src/server/database/changes.ts'
import type { Db } from '#src/server/database/database.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { courseRatings, courses } from '../tables/courses.ts'
import { tagsOfCourses } from './course-parts.ts'

const perUser: Limit = { name: 'rate-course', max: 30, windowMs: hours(1) }

/** Keeps the one rating that somebody who may open a course has of it; a second one changes the first, and one that staff have hidden stays so (D-37). */
export async function rateCourse(context: Context, { id, stars, text }: { id: string; stars: number; text: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const courseId = await requireAccess(context, id)
  if (!courseId) return refuse('not-entitled')
  const tooMany = await countAttempt(context, perUser, user.id)
  if (tooMany) return tooMany
  const now = context.now()
  await context.db.transaction(async tx => {
    await lockCourse(tx, courseId)
    await tx
      .insert(courseRatings)
      .values({ courseId, userId: user.id, stars, text, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [courseRatings.courseId, courseRatings.userId],
        set: { stars, text, updatedAt: now },
      })
    await summarise(tx, courseId)
    await announceCounts(tx, tagsOfCourses([courseId]))
  })
  return { rated: true } as const
}

/**
 * Takes one's own rating back; also after the course has closed. Of one that staff have hidden only the words go: it could
 * be written anew, and stays hidden then.
 */
export async function unrateCourse({ db, actor }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db.transaction(async tx => {
    await lockCourse(tx, id)
    const isOwn = and(eq(courseRatings.courseId, id), eq(courseRatings.userId, user.id))
    await tx
      .update(courseRatings)
      .set({ text: '' })
      .where(and(isOwn, isNotNull(courseRatings.hiddenAt)))
    const gone = await tx
      .delete(courseRatings)
      .where(and(isOwn, isNull(courseRatings.hiddenAt)))
      .returning({ stars: courseRatings.stars })
    if (gone.length === 0) return
    await summarise(tx, id)
    await announceWithdrawn(tx, id)
  })
  return { rated: false } as const
}

/** Takes all ratings of a person back, in the given transaction: the person goes. Courses are locked in one order. */
export async function forgetRatings(tx: Db, userId: string): Promise<void> {
  const rated = await tx
    .select({ courseId: courseRatings.courseId })
    .from(courseRatings)
    .where(eq(courseRatings.userId, userId))
    .orderBy(courseRatings.courseId)
  for (const { courseId } of rated) {
    await lockCourse(tx, courseId)
    await tx.delete(courseRatings).where(and(eq(courseRatings.courseId, courseId), eq(courseRatings.userId, userId)))
    await summarise(tx, courseId)
    await announceWithdrawn(tx, courseId)
  }
}

/** What somebody takes back is not shown again; of other pages only figures change. */
export async function announceWithdrawn(tx: Db, courseId: string): Promise<void> {
  await announce(tx, [`course:${courseId}`])
  await announceCounts(tx, ['courses'])
}

/** Two ratings at the same moment would each summarise without the other. */
export const lockCourse = (tx: Db, courseId: string) =>
  tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update')

export async function summarise(tx: Db, courseId: string): Promise<void> {
  const ofCourse = sql`from ${courseRatings} where ${courseRatings.courseId} = ${courseId} and ${courseRatings.hiddenAt} is null`
  await tx
    .update(courses)
    .set({
      ratingAverage: sql`(select avg(${courseRatings.stars}) ${ofCourse})`,
      ratingCount: sql`(select count(*) ${ofCourse})`,
    })
    .where(eq(courses.id, courseId))
}
