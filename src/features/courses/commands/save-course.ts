import { and, eq } from 'drizzle-orm'

import { requireAccess } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { inCatalogue } from '../queries/cards.ts'
import { courses, savedCourses } from '../tables/courses.ts'

const perUser: Limit = { name: 'save-course', max: 300, windowMs: hours(1) }
const MOST_SAVED = 200

/** Puts a course on the learner's own list, once: a second time changes nothing. Refuses 'not-found' and 'too-many-saved'. */
export async function saveCourse(context: Context, { id: courseId }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const tooMany = await countAttempt(context, perUser, user.id)
  if (tooMany) return tooMany
  const isShown = (await context.db.$count(courses, and(eq(courses.id, courseId), inCatalogue))) > 0
  if (!isShown && !(await requireAccess(context, courseId))) return refuse('not-found')
  return context.db.transaction(async tx => {
    await lockName(tx, `saved courses ${user.id}`)
    const isTheirs = eq(savedCourses.userId, user.id)
    const isSaved = (await tx.$count(savedCourses, and(isTheirs, eq(savedCourses.courseId, courseId)))) > 0
    if (!isSaved && (await tx.$count(savedCourses, isTheirs)) >= MOST_SAVED) return refuse('too-many-saved')
    const row = { userId: user.id, courseId, savedAt: context.now() }
    await tx.insert(savedCourses).values(row).onConflictDoNothing()
    return { saved: true } as const
  })
}

/** Takes it off again. */
export async function unsaveCourse({ db, actor }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db.delete(savedCourses).where(and(eq(savedCourses.userId, user.id), eq(savedCourses.courseId, id)))
  return { saved: false } as const
}
