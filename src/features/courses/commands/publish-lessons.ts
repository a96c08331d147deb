import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'

import { videos } from '#src/features/videos/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { questionCount } from '../queries/outline.ts'
import { courseVideos, writtenLessons } from '../tables/lessons.ts'

/** A lesson that only waits to be published. */
export const isReadyDraft = and(
  isNull(videos.publishedAt),
  isNull(videos.archivedAt),
  gt(videos.durationSeconds, 0),
  ne(videos.thumbnail, ''),
)

/** The same of what is written: it has a text, a figure, or questions. */
const isReadyToRead = and(
  isNull(writtenLessons.publishedAt),
  or(
    and(eq(writtenLessons.kind, 'reading'), ne(writtenLessons.content, '')),
    and(eq(writtenLessons.kind, 'figure'), isNotNull(writtenLessons.figure)),
    and(eq(writtenLessons.kind, 'questions'), gt(questionCount, 0)),
  ),
)

/** Publishes the draft lessons of courses that can be opened, in their transaction; whoever sees a course sees them then. */
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
  const dates = { before: { publishedAt: null }, after: { publishedAt: publishedAt.toISOString() } }
  for (const { id, title } of drafts) {
    await tx.update(videos).set({ publishedAt, updatedAt: publishedAt }).where(eq(videos.id, id))
    await recordAudit(tx, context, { action: 'video.publish', thing: { id, name: title }, ...dates })
  }
  const written = await tx
    .update(writtenLessons)
    .set({ publishedAt, updatedAt: publishedAt })
    .where(and(inArray(writtenLessons.courseId, [...courseIds]), isReadyToRead))
    .returning({ id: writtenLessons.id, name: writtenLessons.title })
  for (const thing of written) await recordAudit(tx, context, { action: 'lesson.publish', thing, ...dates })
}
