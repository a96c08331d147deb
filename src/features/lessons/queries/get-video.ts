import { eq } from 'drizzle-orm'

import { findEachCard } from '#src/features/courses/queries/cards.ts'
import { findLessons, listedVideo, publicVideo } from '#src/features/courses/queries/lessons.ts'
import { courses } from '#src/features/courses/tables.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { dollarsOf } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { openFields } from './open-fields.ts'

type Ids = { courseId: string; videoId: string }

/**
 * A video of a course. Without entitlement, or for a visitor, only what everybody may know: the page of a visitor is
 * everybody's, so a free lesson is opened by a call of its own. With it, signed and short-lived addresses (D-9). The video
 * must belong to the course.
 */
export async function getVideo(context: Context, { courseId, videoId }: Ids) {
  const isPurchased = (await requireAccess(context, courseId)) !== undefined
  const course = await findCourse(context, courseId)
  if (!course || (!course.isPublic && !isPurchased)) return refuse('not-found')
  const [lessons, cards] = await Promise.all([findLessons(context, [courseId]), findEachCard(context, [courseId])])
  const lesson = lessons.find(one => one.videoId === videoId)
  if (!lesson) return refuse('not-found')
  const shown = publicVideo(lesson)
  const sessionId = userOf(context.actor)?.sessionId
  return {
    isPurchased,
    video: isPurchased && sessionId ? { ...shown, ...openFields(context, lesson, { sessionId, courseId }) } : shown,
    course: {
      _id: courseId,
      title: course.title,
      price: dollarsOf(course.priceCents),
      teachers: cards.get(courseId)?.teachers ?? [],
    },
    videos: lessons.map(one => listedVideo(one, isPurchased)),
  }
}

async function findCourse({ db }: Context, id: string) {
  const [course] = await db
    .select({
      title: courses.title,
      priceCents: courses.priceCents,
      publishedAt: courses.publishedAt,
      archivedAt: courses.archivedAt,
    })
    .from(courses)
    .where(eq(courses.id, id))
  return course && { ...course, isPublic: course.publishedAt !== null && course.archivedAt === null }
}
