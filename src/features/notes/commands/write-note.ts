import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { courseVideos } from '#src/features/courses/tables/lessons.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { videos } from '#src/features/videos/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { notesContract } from '../contract.ts'
import { onWire } from '../queries/notes.ts'
import { notes } from '../tables.ts'

type Written = z.output<typeof notesContract.writeNote.input>

const perUser: Limit = { name: 'write-note', max: 600, windowMs: hours(1) }
const MOST_OF_VIDEO = 200
const MOST = 5000

/**
 * Keeps what somebody writes at a second of a video that they may watch. Sent again with the same key it is that note, in
 * its last words. Refuses 'not-entitled', 'not-found', 'too-many' and 'too-many-notes'.
 */
export async function writeNote(context: Context, { courseId, videoId, second, text }: Written) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const tooMany = await countAttempt(context, perUser, user.id)
  if (tooMany) return tooMany
  if (!(await requireAccess(context, courseId))) return refuse('not-entitled')
  const lengthSeconds = await findLength(context.db, { courseId, videoId })
  if (lengthSeconds === undefined) return refuse('not-found')
  return context.db.transaction(async tx => {
    await lockName(tx, `notes ${user.id}`)
    const isTheirs = eq(notes.userId, user.id)
    const ofVideo = and(isTheirs, eq(notes.courseId, courseId), eq(notes.videoId, videoId))
    const isFull = (await tx.$count(notes, ofVideo)) >= MOST_OF_VIDEO || (await tx.$count(notes, isTheirs)) >= MOST
    const isIt = and(isTheirs, eq(notes.id, context.key ?? ''))
    if (isFull && !(context.key && (await tx.$count(notes, isIt)))) return refuse('too-many-notes')
    const place = { userId: user.id, courseId, videoId, second: Math.min(second, Math.floor(lengthSeconds)) }
    const at = context.now()
    const [note] = await tx
      .insert(notes)
      .values({ id: context.key, ...place, text, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({ target: notes.id, set: { text, updatedAt: at }, setWhere: sql`${ofVideo}` })
      .returning()
    return note ? { note: onWire(note) } : refuse('made-already')
  })
}

/** How long a published video of a course is; nothing where there is none. */
async function findLength(db: Db, { courseId, videoId }: { courseId: string; videoId: string }) {
  const [video] = await db
    .select({ durationSeconds: videos.durationSeconds })
    .from(courseVideos)
    .innerJoin(videos, and(eq(videos.id, courseVideos.videoId), isNotNull(videos.publishedAt)))
    .where(and(eq(courseVideos.courseId, courseId), eq(courseVideos.videoId, videoId)))
  return video?.durationSeconds
}

/** Writes a note anew. Refuses 'not-found' for what is nobody's, or somebody else's. */
export async function changeNote({ db, actor, now }: Context, { id, text }: { id: string; text: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const [note] = await db
    .update(notes)
    .set({ text, updatedAt: now() })
    .where(and(eq(notes.id, id), eq(notes.userId, user.id)))
    .returning()
  return note ? { note: onWire(note) } : refuse('not-found')
}

/** Takes a note away; one that is gone stays gone. */
export async function deleteNote({ db, actor }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db.delete(notes).where(and(eq(notes.id, id), eq(notes.userId, user.id)))
  return { deleted: true } as const
}
