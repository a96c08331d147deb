import { and, eq } from 'drizzle-orm'

import { recordAudit, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { courses } from '../tables/courses.ts'
import { courseVideos } from '../tables/lessons.ts'
import { announceCourse } from './course-parts.ts'

type Given = { readonly id: string; readonly video: string; readonly isFree: boolean }

/**
 * Opens a video of a course to everybody, or closes it again. Whoever watches it just then is cut off with what their
 * player asks for next. Refuses 'not-found' for a video that the course does not have.
 */
export async function setFreeLesson(context: Context, { id, video, isFree }: Given) {
  return context.db.transaction(async tx => {
    // As the order of the videos is saved: one after the other.
    const [course] = await tx.select({ name: courses.title }).from(courses).where(eq(courses.id, id)).for('update')
    const isIt = and(eq(courseVideos.courseId, id), eq(courseVideos.videoId, video))
    const [before] = await tx.select({ isFree: courseVideos.isFree }).from(courseVideos).where(isIt)
    if (!course || !before) return refuse('not-found')
    if (before.isFree === isFree) {
      wasRecordedElsewhere(context)
      return { isFree }
    }
    await tx.update(courseVideos).set({ isFree }).where(isIt)
    await recordAudit(tx, context, {
      action: 'course.free-lesson',
      thing: { id, name: course.name },
      after: { video, isFree },
    })
    await context.queue.send(tx, 'cut-glimpses', {})
    await announceCourse(tx, id)
    return { isFree }
  })
}
