import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { videos } from '#src/features/videos/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { stateOf } from '../policy.ts'
import { findPlaylist } from '../queries/playlist.ts'
import { courses, courseVideos } from '../tables.ts'
import { announceCourse, queueCertificates } from './course-parts.ts'

type Given = z.output<typeof courseManagerContract.savePlaylist.input>

/**
 * Makes a course's videos exactly these, in this order (D-40). What learners have watched, and their certificates, stay:
 * they belong to the course and the video, not to its place. Who lacked only what was taken out has completed the course.
 * Refuses 'conflict' when the order is not the `former` one any more, 'playlist-empty' when a published course would have
 * no published video, 'invalid' for videos that are not there or archived, and 'not-found'.
 */
export async function savePlaylist(context: Context, { id, videos: wanted, former }: Given) {
  return context.db.transaction(async tx => {
    // Two orders at the same moment come one after the other, and the second one finds another order than it had read.
    const [course] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
    if (!course) return refuse('not-found')
    const current = (await findPlaylist(tx, id)).map(video => video.id)
    if (current.join() !== former.join()) return refuse('conflict')
    const refused = await refusalOf(tx, { wanted, current, isPublished: stateOf(course) === 'Published' })
    if (refused) return refused
    await putPlaylist(tx, id, wanted)
    await tx.update(courses).set({ updatedAt: context.now() }).where(eq(courses.id, id))
    await recordAudit(tx, context, {
      action: 'course.playlist',
      thing: { id, name: course.title },
      before: { videos: current },
      after: { videos: wanted },
    })
    if (current.some(video => !wanted.includes(video))) await queueCertificates(tx, context, [id])
    await announceCourse(tx, id)
    return { videos: wanted }
  })
}

/** A video that stays is as free as it was. */
async function putPlaylist(tx: Tx, courseId: string, wanted: readonly string[]): Promise<void> {
  const { videoId } = courseVideos
  await tx.delete(courseVideos).where(and(eq(courseVideos.courseId, courseId), notInArray(videoId, [...wanted])))
  if (wanted.length === 0) return
  await tx
    .insert(courseVideos)
    .values(wanted.map((video, position) => ({ courseId, videoId: video, position })))
    .onConflictDoUpdate({
      target: [courseVideos.courseId, videoId],
      set: { position: sql.raw('excluded.position') },
    })
}

type Asked = { wanted: readonly string[]; current: readonly string[]; isPublished: boolean }

/** Looks whether a course may have these videos, and keeps them from going meanwhile. */
async function refusalOf(tx: Tx, { wanted, current, isPublished }: Asked): Promise<Refused | undefined> {
  const found = await tx
    .select({ id: videos.id, publishedAt: videos.publishedAt, archivedAt: videos.archivedAt })
    .from(videos)
    .where(inArray(videos.id, [...wanted]))
    .orderBy(asc(videos.id))
    .for('key share')
  const isFree = found.every(video => !video.archivedAt || current.includes(video.id))
  if (found.length !== wanted.length || !isFree)
    return refuse('invalid', { text: 'A video is not in the library any more' })
  if (isPublished && !found.some(video => video.publishedAt)) return refuse('playlist-empty')
  return undefined
}
