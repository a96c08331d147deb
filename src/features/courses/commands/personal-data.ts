import { and, desc, eq, isNull, ne } from 'drizzle-orm'

import { enrolments } from '#src/features/enrolments/tables.ts'
import { videos } from '#src/features/videos/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { courseRatings, courses, savedCourses } from '../tables/courses.ts'
import { questionAttempts, videoProgress, writtenLessons, writtenProgress } from '../tables/lessons.ts'
import { countLearner } from './count-learner.ts'
import { forgetRatings } from './rate-course.ts'

/** Of very many reviews, the newest are named. */
const MOST = 50

/** What a person watched, read, answered and saved, and how they rated it. */
export const courseData: PersonalData = {
  name: 'learning',
  collect: async (db, { userId }) => ({
    rows: {
      watched: await db
        .select({
          course: courses.title,
          video: videos.title,
          percent: videoProgress.percent,
          seen: videoProgress.seen,
          positionSeconds: videoProgress.positionSeconds,
          startedAt: videoProgress.startedAt,
          updatedAt: videoProgress.updatedAt,
          completedAt: videoProgress.completedAt,
        })
        .from(videoProgress)
        .innerJoin(courses, eq(courses.id, videoProgress.courseId))
        .innerJoin(videos, eq(videos.id, videoProgress.videoId))
        .where(eq(videoProgress.userId, userId)),
      ...(await collectWritten(db, userId)),
      saved: await db
        .select({ course: courses.title, savedAt: savedCourses.savedAt })
        .from(savedCourses)
        .innerJoin(courses, eq(courses.id, savedCourses.courseId))
        .where(eq(savedCourses.userId, userId)),
      ratings: await db
        .select({
          course: courses.title,
          stars: courseRatings.stars,
          text: courseRatings.text,
          createdAt: courseRatings.createdAt,
          updatedAt: courseRatings.updatedAt,
          hiddenAt: courseRatings.hiddenAt,
          hiddenReason: courseRatings.hiddenReason,
        })
        .from(courseRatings)
        .innerJoin(courses, eq(courses.id, courseRatings.courseId))
        .where(eq(courseRatings.userId, userId)),
    },
  }),
  shownIn: async (db, userId) => {
    const { courseId, createdAt } = courseRatings
    const isIts = and(eq(courseRatings.userId, userId), ne(courseRatings.text, ''))
    const said = await db.select({ courseId }).from(courseRatings).where(isIts).orderBy(desc(createdAt)).limit(MOST)
    return said.map(course => `course:${course.courseId}`)
  },
  erase: async (tx, { userId }) => {
    await tx.delete(videoProgress).where(eq(videoProgress.userId, userId))
    await tx.delete(questionAttempts).where(eq(questionAttempts.userId, userId))
    await tx.delete(writtenProgress).where(eq(writtenProgress.userId, userId))
    await tx.delete(savedCourses).where(eq(savedCourses.userId, userId))
    await forgetRatings(tx, userId)
    await countOut(tx, userId)
    return []
  },
}

async function collectWritten(db: Db, userId: string) {
  return {
    read: await db
      .select({
        course: courses.title,
        lesson: writtenLessons.title,
        percent: writtenProgress.percent,
        attempts: writtenProgress.attempts,
        updatedAt: writtenProgress.updatedAt,
        completedAt: writtenProgress.completedAt,
      })
      .from(writtenProgress)
      .innerJoin(writtenLessons, eq(writtenLessons.id, writtenProgress.lessonId))
      .innerJoin(courses, eq(courses.id, writtenLessons.courseId))
      .where(eq(writtenProgress.userId, userId)),
    answered: await db
      .select({
        course: courses.title,
        lesson: writtenLessons.title,
        number: questionAttempts.number,
        answers: questionAttempts.answers,
        right: questionAttempts.right,
        percent: questionAttempts.percent,
        answeredAt: questionAttempts.answeredAt,
      })
      .from(questionAttempts)
      .innerJoin(writtenLessons, eq(writtenLessons.id, questionAttempts.lessonId))
      .innerJoin(courses, eq(courses.id, writtenLessons.courseId))
      .where(eq(questionAttempts.userId, userId)),
  }
}

/** Whoever goes is no learner of their courses any more. Courses are counted in one order, as they are locked. */
async function countOut(tx: Db, userId: string): Promise<void> {
  const open = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), isNull(enrolments.revokedAt)))
    .orderBy(enrolments.courseId)
  for (const { courseId } of open) await countLearner(tx, { courseId, userId }, -1)
}
