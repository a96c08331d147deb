import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { videos } from '#src/features/videos/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { stateOf } from '../policy.ts'
import { findEntries } from '../queries/playlist.ts'
import { courses } from '../tables/courses.ts'
import { courseSections, courseVideos, writtenLessons } from '../tables/lessons.ts'
import { announceCourse, queueCertificates } from './course-parts.ts'

type Given = z.output<typeof courseManagerContract.savePlaylist.input>
type Entries = Given['entries']

/**
 * Makes a course's sections and lessons exactly these, in this order (D-40, D-71). What learners have watched, and their
 * certificates, stay: they belong to the course and the lesson, not to its place. Who lacked only what was taken out has
 * completed the course.
 * Refuses 'conflict' when the order is not the `former` one any more, 'playlist-empty' when a published course would have
 * no published video, 'invalid' for videos that are not there or archived and for readings and questions that are
 * another course's or left out, and 'not-found'.
 */
export async function savePlaylist(context: Context, { id, entries: wanted, former }: Given) {
  return context.db.transaction(async tx => {
    // Two orders at the same moment come one after the other, and the second one finds another order than it had read.
    const [course] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
    if (!course) return refuse('not-found')
    const current = entriesOf(await findEntries(tx, id))
    if (JSON.stringify(current) !== JSON.stringify(entriesOf(former))) return refuse('conflict')
    const refused = await refusalOf(tx, { wanted, current, isPublished: stateOf(course) === 'Published' })
    if (refused) return refused
    await putEntries(tx, id, wanted)
    await tx.update(courses).set({ updatedAt: context.now() }).where(eq(courses.id, id))
    await recordAudit(tx, context, {
      action: 'course.playlist',
      thing: { id, name: course.title },
      before: { entries: current },
      after: { entries: wanted },
    })
    if (videosIn(current).some(video => !videosIn(wanted).includes(video))) await queueCertificates(tx, context, [id])
    await announceCourse(tx, id)
    return { entries: wanted }
  })
}

/** What is saved of entries that are shown, each field in one order. */
const entriesOf = (entries: Entries): Entries =>
  entries.map(entry =>
    entry.kind === 'section' ? { kind: entry.kind, title: entry.title } : { kind: entry.kind, _id: entry._id },
  )

type Lesson = Exclude<Entries[number], { kind: 'section' }>
const isWritten = (entry: Entries[number]): entry is Lesson => entry.kind !== 'section' && entry.kind !== 'video'
const videosIn = (entries: Entries): string[] => entries.flatMap(entry => (entry.kind === 'video' ? [entry._id] : []))
const writtenIn = (entries: Entries): string[] => entries.flatMap(entry => (isWritten(entry) ? [entry._id] : []))

/** A video that stays is as free as it was. */
async function putEntries(tx: Tx, courseId: string, wanted: Entries): Promise<void> {
  const { videoId } = courseVideos
  const isGone = and(eq(courseVideos.courseId, courseId), notInArray(videoId, videosIn(wanted)))
  await tx.delete(courseVideos).where(isGone)
  await tx.delete(courseSections).where(eq(courseSections.courseId, courseId))
  const placed = wanted.map((entry, position) => ({ entry, position }))
  const sections = placed.flatMap(({ entry, position }) =>
    entry.kind === 'section' ? [{ courseId, position, title: entry.title }] : [],
  )
  if (sections.length > 0) await tx.insert(courseSections).values(sections)
  const list = placed.flatMap(({ entry, position }) =>
    entry.kind === 'video' ? [{ courseId, videoId: entry._id, position }] : [],
  )
  if (list.length > 0)
    await tx
      .insert(courseVideos)
      .values(list)
      .onConflictDoUpdate({
        target: [courseVideos.courseId, videoId],
        set: { position: sql.raw('excluded.position') },
      })
  for (const { entry, position } of placed)
    if (isWritten(entry))
      await tx
        .update(writtenLessons)
        .set({ position })
        .where(and(eq(writtenLessons.id, entry._id), eq(writtenLessons.courseId, courseId)))
}

type Asked = { wanted: Entries; current: Entries; isPublished: boolean }

/** Looks whether a course may have these lessons, and keeps its videos from going meanwhile. */
async function refusalOf(tx: Tx, { wanted, current, isPublished }: Asked): Promise<Refused | undefined> {
  const found = await tx
    .select({ id: videos.id, publishedAt: videos.publishedAt, archivedAt: videos.archivedAt })
    .from(videos)
    .where(inArray(videos.id, videosIn(wanted)))
    .orderBy(asc(videos.id))
    .for('key share')
  const held = videosIn(current)
  const isFree = found.every(video => !video.archivedAt || held.includes(video.id))
  if (found.length !== videosIn(wanted).length || !isFree)
    return refuse('invalid', { text: 'A video is not in the library any more' })
  const isWhole = writtenIn(wanted).toSorted().join() === writtenIn(current).toSorted().join()
  if (!isWhole)
    return refuse('invalid', { text: 'Readings and questions are deleted one by one, each with its results' })
  if (isPublished && !found.some(video => video.publishedAt)) return refuse('playlist-empty')
  return undefined
}
