import { and, asc, desc, eq, isNull, notExists } from 'drizzle-orm'
import type { z } from 'zod'

import { videos } from '#src/features/videos/tables.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { stateOf } from '../policy.ts'
import { courses, courseVideos } from '../tables.ts'

const { id, title, thumbnail, durationSeconds, publishedAt, archivedAt } = videos
const columns = { id, title, thumbnail, durationSeconds, publishedAt, archivedAt }

/** A course's videos in their order, unpublished ones included. Refuses 'not-found'. */
export async function getPlaylist({ db }: Context, { id: courseId }: { id: string }) {
  const [[course], list] = await Promise.all([
    db
      .select({ title: courses.title, publishedAt: courses.publishedAt, archivedAt: courses.archivedAt })
      .from(courses)
      .where(eq(courses.id, courseId)),
    findPlaylist(db, courseId),
  ])
  if (!course) return refuse('not-found')
  return {
    course: { _id: courseId, title: course.title, state: stateOf(course) },
    videos: list.map(video => ({ ...shown(video), isFree: video.isFree })),
  }
}

export const findPlaylist = (db: Db, courseId: string) =>
  db
    .select({ ...columns, isFree: courseVideos.isFree })
    .from(courseVideos)
    .innerJoin(videos, eq(videos.id, courseVideos.videoId))
    .where(eq(courseVideos.courseId, courseId))
    .orderBy(asc(courseVideos.position), asc(courseVideos.videoId))

type Wanted = z.output<typeof courseManagerContract.listAddable.input>

/** One page of the videos that a course may take, the newest first: those of the library that it has not yet. */
export async function listAddable({ db }: Context, { id: courseId, title: words, page, limit }: Wanted) {
  const isIn = db
    .select({ videoId: courseVideos.videoId })
    .from(courseVideos)
    .where(and(eq(courseVideos.courseId, courseId), eq(courseVideos.videoId, videos.id)))
  const where = and(isNull(archivedAt), notExists(isIn), ...likeEachWord(title, words))
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(videos)
      .where(where)
      .orderBy(desc(videos.createdAt), desc(id))
      .limit(limit)
      .offset((page - 1) * limit),
    countRows(db, videos, where),
  ])
  return { videos: rows.map(shown), NbOfPages: Math.ceil(total / limit), total }
}

type Row = Pick<typeof videos.$inferSelect, keyof typeof columns>

const shown = (row: Row) => ({
  _id: row.id,
  title: row.title,
  thumbnail: row.thumbnail && publicFileUrl(row.thumbnail),
  durationSeconds: row.durationSeconds,
  state: stateOf(row),
})
