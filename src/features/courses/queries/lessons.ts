// The videos of courses in their order, with what one learner has seen of them.
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { videos } from '#src/features/videos/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { Learning as LearningOnWire, LessonKind } from '../contract/shapes.ts'
import { courseVideos, videoProgress } from '../tables/lessons.ts'

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
      position: courseVideos.position,
      isFree: isOpenToAll,
      videoId: videos.id,
      title: videos.title,
      description: videos.description,
      thumbnail: videos.thumbnail,
      durationSeconds: videos.durationSeconds,
      captions: videos.captions,
      links: videos.links,
      chapters: videos.chapters,
      mediaKey: videos.mediaKey,
      hlsFolder: videos.hlsFolder,
      hasSound: videos.hasSound,
      signal: videos.signal,
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

/** How far somebody is in a lesson that they may open. */
export const progressOf = (watched: { percent: number | null; completedAt: Date | null } | undefined) => ({
  progress: watched?.percent ?? 0,
  completed: Boolean(watched?.completedAt),
})

/** What a course's progress is summed up from: lessons of every kind, in their order. */
export type Watched = Pick<
  Lesson,
  'title' | 'thumbnail' | 'durationSeconds' | 'percent' | 'positionSeconds' | 'watchedAt' | 'completedAt'
> & {
  readonly _id: string
  readonly kind: z.output<typeof LessonKind>
  /** Whether the course is completed only with it. */
  readonly isNeeded: boolean
}

/** A video among the lessons of a course; it always counts. */
export const watchedVideo = (lesson: Lesson): Watched => ({
  ...lesson,
  _id: lesson.videoId,
  kind: 'video',
  isNeeded: true,
})

/** Sums up one course's lessons: the one definition of a course's progress. A completed lesson counts as 100 (D-34, D-71). */
export function learningOf(lessons: readonly Watched[]): Learning {
  const needed = lessons.filter(({ isNeeded }) => isNeeded)
  const sum = needed.reduce((total, lesson) => total + shareOf(lesson), 0)
  const last = lessons.reduce<Watched | undefined>((latest, lesson) => laterOf(latest, lesson), undefined)
  return {
    progress: needed.length > 0 ? Math.floor(sum / needed.length) : 0,
    startedLessons: lessons.filter(({ watchedAt }) => watchedAt).length,
    completedLessons: lessons.filter(({ completedAt }) => completedAt).length,
    next: nextAfter(last, lessons),
    remainingSeconds: needed.reduce((total, lesson) => total + lesson.durationSeconds * (1 - shareOf(lesson) / 100), 0),
    lastWatchedAt: last?.watchedAt?.toISOString() ?? null,
  }
}

const shareOf = ({ completedAt, percent }: Watched): number => (completedAt ? 100 : percent)

/** Whether nothing is missing that counts. */
export const isCompleteCourse = (lessons: readonly Pick<Watched, 'isNeeded' | 'completedAt'>[]): boolean =>
  lessons.some(({ isNeeded }) => isNeeded) &&
  lessons.every(({ isNeeded, completedAt }) => !isNeeded || completedAt !== null)

function laterOf(latest: Watched | undefined, lesson: Watched): Watched | undefined {
  if (!lesson.watchedAt) return latest
  return latest?.watchedAt && latest.watchedAt >= lesson.watchedAt ? latest : lesson
}

/** Goes on with what was left last; after a completed lesson with the next open one, from the start if need be. */
function nextAfter(last: Watched | undefined, lessons: readonly Watched[]): Learning['next'] {
  const from = last ? lessons.indexOf(last) : 0
  const lesson = [...lessons.slice(from), ...lessons.slice(0, from)].find(
    ({ completedAt, isNeeded }) => !completedAt && isNeeded,
  )
  if (!lesson) return null
  return {
    lessonId: lesson._id,
    kind: lesson.kind,
    number: lessons.indexOf(lesson) + 1,
    title: lesson.title,
    thumbnail: lesson.thumbnail && publicFileUrl(lesson.thumbnail),
    durationSeconds: lesson.durationSeconds,
    positionSeconds: lesson.positionSeconds,
    progress: lesson.percent,
  }
}
