import { and, eq, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm'

import { videos } from '#src/features/videos/tables.ts'
import type { Answers } from '#src/server/answers.ts'
import type { Db } from '#src/server/database/database.ts'

import { stateOf } from '../policy.ts'
import { isKept } from '../queries/holders.ts'
import { courses } from '../tables/courses.ts'
import { courseVideos } from '../tables/lessons.ts'
import { queueCertificates, tagsOfCourses } from './course-parts.ts'

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

/** The courses that show one of these videos. */
const placesOf = (db: Db, videoIds: readonly string[]) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      publishedAt: courses.publishedAt,
      archivedAt: courses.archivedAt,
    })
    .from(courses)
    .where(inArray(courses.id, coursesShowing(db, inArray(videos.id, [...videoIds]))))
    .orderBy(courses.id)

type Place = Awaited<ReturnType<typeof placesOf>>[number]
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)

/** Those of the courses that are on sale and have no other published video. */
async function emptiedOf(db: Db, places: readonly Place[], videoIds: readonly string[]): Promise<Place[]> {
  const others = and(inArray(courseVideos.courseId, idsOf(places)), notInArray(videos.id, [...videoIds]))
  const left = await coursesShowing(db, others)
  return places.filter(place => stateOf(place) === 'Published' && left.every(({ id }) => id !== place.id))
}

/** What videos ask: they are shown in courses. */
export const videoPlaces: Answers['videoPlaces'] = {
  tagsOf: async (db, videoId) => tagsOfCourses(await coursesOf(db, videoId)),
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
    const held = await placesOf(tx, videoIds).for('no key update')
    return (await emptiedOf(tx, held, videoIds)).map(({ title }) => title)
  },
  wouldEmpty: async (db, videoIds) => {
    const emptied = await emptiedOf(db, await placesOf(db, videoIds), videoIds)
    const rows = await db
      .select({ courseId: courses.id, course: courses.title, _id: videos.id, title: videos.title })
      .from(courseVideos)
      .innerJoin(courses, eq(courses.id, courseVideos.courseId))
      .innerJoin(videos, eq(videos.id, courseVideos.videoId))
      .where(and(inArray(courses.id, idsOf(emptied)), inArray(videos.id, [...videoIds]), isNotNull(videos.publishedAt)))
      .orderBy(courses.title, courses.id, courseVideos.position)
    return [...Map.groupBy(rows, ({ courseId }) => courseId).values()].map(last => ({
      course: last[0]?.course ?? '',
      videos: last.map(({ _id, title }) => ({ _id, title })),
    }))
  },
  leave: async (tx, videoId) => void (await tx.delete(courseVideos).where(eq(courseVideos.videoId, videoId))),
  /** Who lacked only this video has completed its courses. */
  afterWithdrawal: async (tx, context, videoId) => queueCertificates(tx, context, await coursesOf(tx, videoId)),
}
