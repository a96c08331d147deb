import { eq } from 'drizzle-orm'

import { findEachCard } from '#src/features/courses/queries/cards.ts'
import { findLessons, listedVideo, publicVideo, type Lesson } from '#src/features/courses/queries/lessons.ts'
import { courses } from '#src/features/courses/tables.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { mediaAddress, playedKey, previewOf } from '#src/features/videos/queries/media-address.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { dollarsOf } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

type Ids = { courseId: string; videoId: string }

/**
 * A video of a course. Without entitlement, or for a visitor, only what everybody may know; with it, signed and
 * short-lived addresses (D-9). The video must belong to the course.
 */
export async function getVideo(context: Context, { courseId, videoId }: Ids) {
  const isPurchased = (await requireAccess(context, courseId)) !== undefined
  const course = await findCourse(context, courseId)
  if (!course || (!course.isPublic && !isPurchased)) return refuse('not-found')
  const [lessons, cards] = await Promise.all([findLessons(context, [courseId]), findEachCard(context, [courseId])])
  const lesson = lessons.find(one => one.videoId === videoId)
  if (!lesson) return refuse('not-found')
  const shown = publicVideo(lesson)
  const open = isPurchased ? openFields(context, lesson, courseId) : undefined
  return {
    isPurchased,
    video: open ? { ...shown, ...open } : shown,
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

/** What only who may open the course gets. */
function openFields(context: Context, lesson: Lesson, courseId: string) {
  const sessionId = userOf(context.actor)?.sessionId
  if (!sessionId) return undefined
  const granted = { sessionId, courseId }
  const address = (key: string) => mediaAddress(context, { key, ...granted })
  return {
    url: address(playedKey(lesson)),
    preview: previewOf(context, { folder: lesson.hlsFolder, ...granted }),
    pdf: lesson.pdfKey && address(lesson.pdfKey),
    links: lesson.links,
    captions: lesson.captions.map(({ language, label, key }) => ({ language, label, url: address(key) })),
    hasSound: lesson.hasSound,
    progress: lesson.percent,
    seen: lesson.seen,
    positionSeconds: lesson.positionSeconds,
  }
}
