import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { z } from 'zod'

import { videos } from '#src/features/videos/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { lackText } from '#src/server/lacking.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { lackOf, stateOf } from '../policy.ts'
import { askOf, isHeld } from '../queries/holders.ts'
import { courses } from '../tables/courses.ts'
import { courseVideos } from '../tables/lessons.ts'
import { tagsOfCourses } from './course-parts.ts'
import { isReadyDraft, publishLessons } from './publish-lessons.ts'

type Row = typeof courses.$inferSelect
type Dates = Pick<Row, 'publishedAt' | 'archivedAt'>
type Wanted = z.output<typeof courseManagerContract.changeCourses.input>

/**
 * Publishes, withdraws, archives or brings back some courses; those that cannot be are told with their reason, and stay
 * as they are. Refuses when that is all of them. With `lessons`, the draft lessons of what is published are, too.
 */
export async function changeCourses(context: Context, { ids, change, lessons }: Wanted) {
  return context.db.transaction(async tx => {
    // In one order, so that two who choose the same courses wait for each other instead of both.
    const rows = await tx.select().from(courses).where(inArray(courses.id, ids)).orderBy(asc(courses.id)).for('update')
    const changed: string[] = []
    const unchanged: { _id: string; title: string; message: string }[] = []
    for (const row of rows) {
      const dates = await changes[change](tx, { row, now: context.now(), withLessons: lessons !== undefined })
      if (isRefused(dates)) unchanged.push({ _id: row.id, title: row.title, message: dates.text ?? '' })
      else {
        await keepDates(tx, context, { row, dates, change })
        changed.push(row.id)
      }
    }
    if (change === 'publish' && lessons) await publishLessons(tx, context, changed)
    const [first] = unchanged
    if (changed.length === 0) return first ? refuse('course-incomplete', { text: first.message }) : refuse('not-found')
    await announce(tx, tagsOfCourses(changed))
    return { changed, unchanged }
  })
}

type Moved = Omit<Move, 'published'>
const changes: Record<Wanted['change'], (tx: Db, moved: Moved) => Promise<Dates | Refused> | Dates> = {
  publish: (tx, moved) => datesFor(tx, { ...moved, published: true }),
  unpublish: (tx, moved) => datesFor(tx, { ...moved, published: false }),
  archive: (_, { row: { publishedAt, archivedAt }, now }) => ({ publishedAt, archivedAt: archivedAt ?? now }),
  restore: (tx, { row, now }) =>
    row.publishedAt ? datesFor(tx, { row, published: true, now }) : { publishedAt: null, archivedAt: null },
}

type Change = { row: Row; dates: Dates; change: Wanted['change'] }

async function keepDates(tx: Tx, context: Context, { row, dates, change }: Change) {
  const after = { ...row, ...dates }
  await tx
    .update(courses)
    .set({ ...dates, updatedAt: context.now() })
    .where(eq(courses.id, row.id))
  const thing = { id: row.id, name: row.title }
  const states = { before: { state: stateOf(row) }, after: { state: stateOf(after) } }
  await recordAudit(tx, context, { action: `course.${change}`, thing, ...states })
}

type Move = {
  row: Row
  published: boolean
  now: Date
  /** Its draft lessons are published with it. */
  withLessons?: boolean
}

/**
 * What brings a locked course into the catalogue, or out of it. Out of it, a course that is somebody's becomes archived,
 * so that its owners keep it (D-64), and one that is nobody's becomes a draft.
 * @returns its dates, or the refusal 'course-incomplete' with what it lacks in words
 */
export async function datesFor(tx: Db, { row, published, now, withLessons = false }: Move): Promise<Dates | Refused> {
  const { publishedAt, archivedAt } = row
  if ((stateOf(row) === 'Published') === published) return { publishedAt, archivedAt }
  if (!published) {
    return (await askOf(tx, row.id, isHeld))
      ? { publishedAt, archivedAt: now }
      : { publishedAt: null, archivedAt: null }
  }
  const lack = lackOf({ ...row, hasVideo: await hasVideo(tx, row.id, withLessons) })
  if (lack) return refuse('course-incomplete', { text: lackText(row.title, lack) })
  return { publishedAt: publishedAt ?? now, archivedAt: null }
}

async function hasVideo(tx: Db, courseId: string, withLessons: boolean): Promise<boolean> {
  const isSeen = withLessons ? or(isNotNull(videos.publishedAt), isReadyDraft) : isNotNull(videos.publishedAt)
  const rows = await tx
    .select({ id: videos.id })
    .from(courseVideos)
    .innerJoin(videos, and(eq(videos.id, courseVideos.videoId), isSeen))
    .where(eq(courseVideos.courseId, courseId))
    .limit(1)
  return rows.length > 0
}
