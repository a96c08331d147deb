import { eq } from 'drizzle-orm'

import type { PersonalData } from '#src/server/personal-data.ts'

import { courseRatings, courses, videoProgress, videos } from '../tables.ts'
import { forgetRatings } from './rate-course.ts'

/** What a person watched, and how they rated it. */
export const courseData: PersonalData = {
  name: 'learning',
  collect: async (db, { userId }) => ({
    rows: {
      watched: await db
        .select({
          course: courses.title,
          video: videos.title,
          percent: videoProgress.percent,
          positionSeconds: videoProgress.positionSeconds,
          startedAt: videoProgress.startedAt,
          updatedAt: videoProgress.updatedAt,
          completedAt: videoProgress.completedAt,
        })
        .from(videoProgress)
        .innerJoin(courses, eq(courses.id, videoProgress.courseId))
        .innerJoin(videos, eq(videos.id, videoProgress.videoId))
        .where(eq(videoProgress.userId, userId)),
      ratings: await db
        .select({
          course: courses.title,
          stars: courseRatings.stars,
          text: courseRatings.text,
          createdAt: courseRatings.createdAt,
          updatedAt: courseRatings.updatedAt,
        })
        .from(courseRatings)
        .innerJoin(courses, eq(courses.id, courseRatings.courseId))
        .where(eq(courseRatings.userId, userId)),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(videoProgress).where(eq(videoProgress.userId, userId))
    await forgetRatings(tx, userId)
    return []
  },
}
