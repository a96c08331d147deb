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
import { courses } from '../tables/courses.ts'
import { courseVideos, writtenLessons } from '../tables/lessons.ts'
import { findSections, questionCount } from './outline.ts'

const { id, title, thumbnail, durationSeconds, publishedAt, archivedAt } = videos
const columns = { id, title, thumbnail, durationSeconds, publishedAt, archivedAt }
const writtenColumns = {
  id: writtenLessons.id,
  position: writtenLessons.position,
  kind: writtenLessons.kind,
  title: writtenLessons.title,
  minutes: writtenLessons.minutes,
  isNeeded: writtenLessons.isNeeded,
  publishedAt: writtenLessons.publishedAt,
}

/** What stands in a course in its order, drafts included. Refuses 'not-found'. */
export async function getPlaylist({ db }: Context, { id: courseId }: { id: string }) {
  const [[course], list] = await Promise.all([
    db
      .select({ title: courses.title, publishedAt: courses.publishedAt, archivedAt: courses.archivedAt })
      .from(courses)
      .where(eq(courses.id, courseId)),
    findEntries(db, courseId),
  ])
  if (!course) return refuse('not-found')
  return {
    course: { _id: courseId, title: course.title, state: stateOf(course) },
    entries: list,
  }
}

/** The same by itself. */
export async function findEntries(db: Db, courseId: string) {
  // One after the other: a transaction has one connection.
  const list = await findPlaylist(db, courseId)
  const written = await findWritten(db, courseId)
  const sections = await findSections(db, courseId)
  const placed = [
    ...sections.map(({ position, title: heading }) => ({
      position,
      entry: { kind: 'section' as const, title: heading },
    })),
    ...list.map(video => ({
      position: video.position,
      entry: { kind: 'video' as const, ...shown(video), isFree: video.isFree },
    })),
    ...written.map(({ position, ...lesson }) => ({ position, entry: shownWritten(lesson) })),
  ]
  return placed.toSorted((one, other) => one.position - other.position).map(({ entry }) => entry)
}

const findWritten = (db: Db, courseId: string) =>
  db
    .select({ ...writtenColumns, questionCount })
    .from(writtenLessons)
    .where(eq(writtenLessons.courseId, courseId))
    .orderBy(asc(writtenLessons.position), asc(writtenLessons.id))

type WrittenRow = Omit<Awaited<ReturnType<typeof findWritten>>[number], 'position'>

/** A reading or questions as their managers show them. */
const shownWritten = ({ id: _id, publishedAt: since, ...lesson }: WrittenRow) => ({
  _id,
  ...lesson,
  state: stateOf({ publishedAt: since, archivedAt: null }),
})

const findPlaylist = (db: Db, courseId: string) =>
  db
    .select({ ...columns, position: courseVideos.position, isFree: courseVideos.isFree })
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
