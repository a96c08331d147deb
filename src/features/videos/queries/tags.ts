import { eq } from 'drizzle-orm'

import { courseVideos } from '#src/features/courses/tables.ts'
import type { Db } from '#src/server/database/database.ts'

/** @returns the tags of everything that shows this video: the courses that it belongs to */
export async function tagsOfVideo(db: Db, videoId: string): Promise<string[]> {
  const rows = await db
    .select({ courseId: courseVideos.courseId })
    .from(courseVideos)
    .where(eq(courseVideos.videoId, videoId))
  return ['courses', ...rows.map(({ courseId }) => `course:${courseId}`)]
}
