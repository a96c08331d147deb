import { eq } from 'drizzle-orm'

import { courseVideos } from '#src/features/courses/tables.ts'
import type { Db } from '#src/server/database/database.ts'

/** @returns the ids of the courses that a video belongs to */
export async function coursesOf(db: Db, videoId: string): Promise<string[]> {
  const rows = await db
    .select({ courseId: courseVideos.courseId })
    .from(courseVideos)
    .where(eq(courseVideos.videoId, videoId))
  return rows.map(({ courseId }) => courseId)
}

/** @returns the tags of everything that shows this video: its courses */
export async function tagsOfVideo(db: Db, videoId: string): Promise<string[]> {
  return ['courses', ...(await coursesOf(db, videoId)).map(courseId => `course:${courseId}`)]
}
