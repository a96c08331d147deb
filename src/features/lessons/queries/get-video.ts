import { publicVideo } from '#src/features/courses/queries/lessons.ts'
import { findAround, listedOutline } from '#src/features/courses/queries/outline.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { openFields } from './open-fields.ts'

type Ids = { courseId: string; videoId: string }

/**
 * A video of a course. Without entitlement, or for a visitor, only what everybody may know: the page of a visitor is
 * everybody's, so a free lesson is opened by a call of its own. With it, signed and short-lived addresses (D-9). The video
 * must belong to the course.
 */
export async function getVideo(context: Context, { courseId, videoId }: Ids) {
  const around = await findAround(context, courseId)
  const lesson = around?.outline.videos.find(one => one.videoId === videoId)
  if (!around || !lesson) return refuse('not-found')
  const { isPurchased } = around
  const shown = publicVideo(lesson)
  const sessionId = userOf(context.actor)?.sessionId
  return {
    isPurchased,
    video: isPurchased && sessionId ? { ...shown, ...openFields(context, lesson, { sessionId, courseId }) } : shown,
    course: around.course,
    ...listedOutline(around.outline, isPurchased),
  }
}
