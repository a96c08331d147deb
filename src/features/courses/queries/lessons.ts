// The videos of courses in their order, with what one learner has seen of them.
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { videos } from '#src/features/videos/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { Learning as LearningOnWire } from '../contract/shapes.ts'
import { courseVideos, videoProgress } from '../tables.ts'

export type Learning = z.input<typeof LearningOnWire>
export type Lesson = Awaited<ReturnType<typeof findLessons>>[number]

/** Whether everybody may watch a video of a course: staff have opened it, and not put it away (D-64). */
export const isOpenToAll = sql<boolean>`${courseVideos.isFree} and ${videos.archivedAt} is null`

/** The published videos of these courses, each course's in its order, with the learner's progress (0 for a visitor). */
export const findLessons = ({ db, actor }: Pick<Context, 'db' | 'actor'>, courseIds: readonly string[]) =>
  findLessonsOf(db, userOf(actor)?.id, courseIds)

/** One of them, for who has seen nothing of it. */
export async function findLessonForAll(db: Db, { courseId, videoId }: { courseId: string; videoId: string }) {
  const isIt = sql`${courseVideos.courseId} = ${courseId} and ${courseVideos.videoId} = ${videoId}`
  const [lesson] = await readLessons(db, undefined, isIt)
  return lesson
}

/** The same for somebody else to look at, such as an administrator. */
export const findLessonsOf = (db: Db, userId: string | undefined, courseIds: readonly string[]) =>
  readLessons(db, userId, inArray(courseVideos.courseId, [...courseIds]))

async function readLessons(db: Db, userId: string | undefined, isWanted: SQL) {
  const isTheirs = and(
    eq(videoProgress.courseId, courseVideos.courseId),
    eq(videoProgress.videoId, courseVideos.videoId),
    userId ? eq(videoProgress.userId, userId) : sql`false`,
  )
  const rows = await db
    .select({
      courseId: courseVideos.courseId,
      isFree: isOpenToAll,
      videoId: videos.id,
      title: videos.title,
      description: videos.description,
      thumbnail: videos.thumbnail,
      durationSeconds: videos.durationSeconds,
      captions: videos.captions,
      links: videos.links,
      mediaKey: videos.mediaKey,
      hlsFolder: videos.hlsFolder,
      hasSound: videos.hasSound,
      pdfKey: videos.pdfKey,
      createdAt: videos.createdAt,
      percent: videoProgress.percent,
      seen: videoProgress.seen,
      positionSeconds: videoProgress.positionSeconds,
      startedAt: videoProgress.startedAt,
      watchedAt: videoProgress.updatedAt,
      completedAt: videoProgress.completedAt,
    })
    .from(courseVideos)
    .innerJoin(videos, and(eq(videos.id, courseVideos.videoId), isNotNull(videos.publishedAt)))
    .leftJoin(videoProgress, isTheirs)
    .where(isWanted)
    .orderBy(asc(courseVideos.courseId), asc(courseVideos.position), asc(courseVideos.videoId))
  return rows.map(row => ({
    ...row,
    percent: row.percent ?? 0,
    seen: row.seen ?? [],
    positionSeconds: row.positionSeconds ?? 0,
  }))
}

/** What everybody may know of a video. */
export const publicVideo = ({ videoId, title, description, thumbnail, durationSeconds, createdAt }: Lesson) => ({
  _id: videoId,
  title,
  description,
  thumbnail: publicFileUrl(thumbnail),
  durationSeconds,
  createdAt: createdAt.toISOString(),
})

/** A video in its course's list, without what anybody has seen of it. */
export const videoInCourse = (lesson: Lesson) => ({ ...publicVideo(lesson), isFree: lesson.isFree })

/** The same for its reader; nobody has watched anything of a course that they may not open. */
export const listedVideo = (lesson: Lesson, isOpen: boolean) => ({
  ...videoInCourse(lesson),
  ...progressOf(isOpen ? lesson : undefined),
})

/** How far somebody is in a video that they may watch. */
export const progressOf = (watched: Pick<Lesson, 'percent' | 'completedAt'> | undefined) => ({
  progress: watched?.percent ?? 0,
  completed: Boolean(watched?.completedAt),
})

/** What a course's progress is summed up from. */
export type Watched = Pick<
  Lesson,
  'videoId' | 'title' | 'thumbnail' | 'durationSeconds' | 'percent' | 'positionSeconds' | 'watchedAt' | 'completedAt'
>

/** Sums up one course's lessons: the one definition of a course's progress. A completed video counts as 100 (D-34). */
export function learningOf(lessons: readonly Watched[]): Learning {
  const watched = lessons.map(lesson => (lesson.completedAt ? 100 : lesson.percent))
  const sum = watched.reduce((total, percent) => total + percent, 0)
  const last = lessons.reduce<Watched | undefined>((latest, lesson) => laterOf(latest, lesson), undefined)
  return {
    progress: lessons.length > 0 ? Math.floor(sum / lessons.length) : 0,
    startedVideos: lessons.filter(({ watchedAt }) => watchedAt).length,
    completedVideos: lessons.filter(({ completedAt }) => completedAt).length,
    next: nextAfter(last, lessons),
    remainingSeconds: lessons.reduce(
      (total, { durationSeconds }, index) => total + durationSeconds * (1 - (watched[index] ?? 0) / 100),
      0,
    ),
    lastWatchedAt: last?.watchedAt?.toISOString() ?? null,
  }
}

function laterOf(latest: Watched | undefined, lesson: Watched): Watched | undefined {
  if (!lesson.watchedAt) return latest
  return latest?.watchedAt && latest.watchedAt >= lesson.watchedAt ? latest : lesson
}

/** Goes on with what was watched last; after a completed video with the next open one, from the start if need be. */
function nextAfter(last: Watched | undefined, lessons: readonly Watched[]): Learning['next'] {
  const from = last ? lessons.indexOf(last) : 0
  const lesson = [...lessons.slice(from), ...lessons.slice(0, from)].find(({ completedAt }) => !completedAt)
  if (!lesson) return null
  return {
    videoId: lesson.videoId,
    number: lessons.indexOf(lesson) + 1,
    title: lesson.title,
    thumbnail: publicFileUrl(lesson.thumbnail),
    durationSeconds: lesson.durationSeconds,
    positionSeconds: lesson.positionSeconds,
    progress: lesson.percent,
  }
}
