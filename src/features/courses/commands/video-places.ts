import { and, eq, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm'

import { videos } from '#src/features/videos/tables.ts'
import type { Answers } from '#src/server/answers.ts'
import type { Db } from '#src/server/database/database.ts'

import { stateOf } from '../policy.ts'
import { isKept } from '../queries/holders.ts'
import { courses, courseVideos } from '../tables.ts'
import { queueCertificates } from './course-parts.ts'

async function coursesOf(db: Db, videoId: string): Promise<string[]> {
  const rows = await db
    .select({ courseId: courseVideos.courseId })
    .from(courseVideos)
    .where(eq(courseVideos.videoId, videoId))
  return rows.map(({ courseId }) => courseId)
}

/** The courses of published videos, for which `where` holds. */
const coursesShowing = (db: Db, where: SQL | undefined) =>
  db
    .selectDistinct({ id: courseVideos.courseId })
    .from(courseVideos)
    .innerJoin(videos, eq(videos.id, courseVideos.videoId))
    .where(and(isNotNull(videos.publishedAt), where))

/** What videos ask: they are shown in courses. */
export const videoPlaces: Answers['videoPlaces'] = {
  tagsOf: async (db, videoId) => ['courses', ...(await coursesOf(db, videoId)).map(id => `course:${id}`)],
  countOf: videoId =>
    sql<number>`(select count(*)::int from ${courseVideos} where ${courseVideos.videoId} = ${videoId})`,
  listOf: async (db, videoId) =>
    db
      .select({ _id: courses.id, title: courses.title })
      .from(courseVideos)
      .innerJoin(courses, eq(courses.id, courseVideos.courseId))
      .where(eq(courseVideos.videoId, videoId))
      .orderBy(courses.title, courses.id),
  isKept: async (tx, videoId) => {
    const [kept] = await tx
      .select({ id: courses.id })
      .from(courseVideos)
      .innerJoin(courses, eq(courses.id, courseVideos.courseId))
      .where(and(eq(courseVideos.videoId, videoId), isKept))
      .limit(1)
    return kept !== undefined
  },
  emptiedWithout: async (tx, videoIds) => {
    // Drafts too: one may be going on sale at this moment.
    const held = await tx
      .select({
        id: courses.id,
        title: courses.title,
        publishedAt: courses.publishedAt,
        archivedAt: courses.archivedAt,
      })
      .from(courses)
      .where(inArray(courses.id, coursesShowing(tx, inArray(videos.id, [...videoIds]))))
      .orderBy(courses.id)
      .for('no key update')
    const inThem = inArray(
      courseVideos.courseId,
      held.map(({ id }) => id),
    )
    const left = await coursesShowing(tx, and(inThem, notInArray(videos.id, [...videoIds])))
    const emptied = held.filter(course => stateOf(course) === 'Published' && left.every(({ id }) => id !== course.id))
    return emptied.map(({ title }) => title)
  },
  leave: async (tx, videoId) => void (await tx.delete(courseVideos).where(eq(courseVideos.videoId, videoId))),
  /** Who lacked only this video has completed its courses. */
  afterWithdrawal: async (tx, context, videoId) => queueCertificates(tx, context, await coursesOf(tx, videoId)),
}
