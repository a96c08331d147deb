import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'

import { videos } from '#src/features/videos/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { courseVideos } from '../tables.ts'

/** A lesson that only waits to be published. */
export const isReadyDraft = and(
  isNull(videos.publishedAt),
  isNull(videos.archivedAt),
  gt(videos.durationSeconds, 0),
  ne(videos.thumbnail, ''),
)

/** Publishes the draft lessons of courses that can be played, in their transaction; whoever sees a course sees them then. */
export async function publishLessons(tx: Tx, context: Context, courseIds: readonly string[]): Promise<void> {
  const isOne = inArray(courseVideos.courseId, [...courseIds])
  const inCourses = tx.select({ id: courseVideos.videoId }).from(courseVideos).where(isOne)
  const drafts = await tx
    .select({ id: videos.id, title: videos.title })
    .from(videos)
    .where(and(inArray(videos.id, inCourses), isReadyDraft))
    .orderBy(asc(videos.id))
    .for('update')
  const publishedAt = context.now()
  for (const { id, title } of drafts) {
    await tx.update(videos).set({ publishedAt, updatedAt: publishedAt }).where(eq(videos.id, id))
    const dates = { before: { publishedAt: null }, after: { publishedAt: publishedAt.toISOString() } }
    await recordAudit(tx, context, { action: 'video.publish', thing: { id, name: title }, ...dates })
  }
}
