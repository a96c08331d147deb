import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { courses } from '#src/features/courses/tables/courses.ts'
import { videos } from '#src/features/videos/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { notesContract } from '../contract.ts'
import { notes } from '../tables.ts'

const NOTES_ON_PAGE = 30

type Row = typeof notes.$inferSelect

export const onWire = ({ id, second, text, createdAt, updatedAt }: Omit<Row, 'userId' | 'courseId' | 'videoId'>) => ({
  _id: id,
  second,
  text,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** The learner's own notes of one video, also of one that they may not watch any more. */
export async function listNotes({ db, actor }: Context, { courseId, videoId }: { courseId: string; videoId: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const rows = await db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, user.id), eq(notes.courseId, courseId), eq(notes.videoId, videoId)))
    .orderBy(asc(notes.second), asc(notes.createdAt), asc(notes.id))
  return { notes: rows.map(onWire) }
}

/** A page of the learner's notes of all videos, or of those that hold words. */
export async function myNotes({ db, actor }: Context, { page, words }: z.output<typeof notesContract.myNotes.input>) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const isTheirs = eq(notes.userId, user.id)
  const text = sql`(${notes.text} || ' ' || ${videos.title} || ' ' || ${courses.title})`
  const isWanted = and(isTheirs, ...likeEachWord(text, words))
  const [rows, [counted], all] = await Promise.all([
    inOrder(db, isWanted)
      .limit(NOTES_ON_PAGE)
      .offset((page - 1) * NOTES_ON_PAGE),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(notes)
      .innerJoin(courses, eq(courses.id, notes.courseId))
      .innerJoin(videos, eq(videos.id, notes.videoId))
      .where(isWanted),
    db.$count(notes, isTheirs),
  ])
  const total = counted?.total ?? 0
  const listed = rows.map(({ courseTitle, thumbnail, videoTitle, ...note }) => ({
    ...onWire(note),
    course: { _id: note.courseId, title: courseTitle, thumbnail: thumbnail && publicFileUrl(thumbnail) },
    video: { _id: note.videoId, title: videoTitle },
  }))
  return { notes: listed, total, NbOfPages: Math.ceil(total / NOTES_ON_PAGE), all }
}

/** All notes of a person with where they stand, as `myNotes` orders them. */
export const findNotes = (db: Db, userId: string) => inOrder(db, eq(notes.userId, userId))

function inOrder(db: Db, isWanted: SQL | undefined) {
  const { id, courseId, videoId, second, text, createdAt, updatedAt } = notes
  const notedLast = sql`max(${createdAt}) over (partition by ${courseId}, ${videoId})`
  return db
    .select({
      id,
      courseId,
      videoId,
      second,
      text,
      createdAt,
      updatedAt,
      courseTitle: courses.title,
      thumbnail: courses.thumbnail,
      videoTitle: videos.title,
    })
    .from(notes)
    .innerJoin(courses, eq(courses.id, courseId))
    .innerJoin(videos, eq(videos.id, videoId))
    .where(isWanted)
    .orderBy(desc(notedLast), asc(courseId), asc(videoId), asc(second), asc(createdAt), asc(id))
    .$dynamic()
}
