import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { lackOf, stateOf } from '../policy.ts'
import { askOf, isHeld } from '../queries/holders.ts'
import { courses, courseVideos, videos } from '../tables.ts'

type Row = typeof courses.$inferSelect
type Dates = Pick<Row, 'publishedAt' | 'archivedAt'>
type Wanted = z.output<typeof courseManagerContract.changeCourses.input>

/**
 * Publishes, withdraws, archives or brings back some courses; those that cannot be are told with their reason, and stay
 * as they are. Refuses when that is all of them.
 */
export async function changeCourses(context: Context, { ids, change }: Wanted) {
  return context.db.transaction(async tx => {
    // In one order, so that two who choose the same courses wait for each other instead of both.
    const rows = await tx.select().from(courses).where(inArray(courses.id, ids)).orderBy(asc(courses.id)).for('update')
    const changed: string[] = []
    const unchanged: { _id: string; title: string; message: string }[] = []
    for (const row of rows) {
      const dates = await changes[change](tx, row, context.now())
      if (isRefused(dates)) unchanged.push({ _id: row.id, title: row.title, message: dates.text ?? '' })
      else {
        await keepDates(tx, context, { row, dates, change })
        changed.push(row.id)
      }
    }
    const [first] = unchanged
    if (changed.length === 0) return first ? refuse('course-incomplete', { text: first.message }) : refuse('not-found')
    await announce(tx, ['courses', ...changed.map(id => `course:${id}`)])
    return { changed, unchanged }
  })
}

const changes: Record<Wanted['change'], (tx: Db, row: Row, now: Date) => Promise<Dates | Refused> | Dates> = {
  publish: (tx, row, now) => datesFor(tx, { row, published: true, now }),
  unpublish: (tx, row, now) => datesFor(tx, { row, published: false, now }),
  archive: (_, { publishedAt, archivedAt }, now) => ({ publishedAt, archivedAt: archivedAt ?? now }),
  restore: (tx, row, now) =>
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

type Move = { row: Row; published: boolean; now: Date }

/**
 * What brings a locked course into the catalogue, or out of it. Out of it, a course that is somebody's becomes archived,
 * so that its owners keep it (D-64), and one that is nobody's becomes a draft.
 * @returns its dates, or the refusal 'course-incomplete' with what it lacks in words
 */
export async function datesFor(tx: Db, { row, published, now }: Move): Promise<Dates | Refused> {
  const { publishedAt, archivedAt } = row
  if ((stateOf(row) === 'Published') === published) return { publishedAt, archivedAt }
  if (!published) {
    return (await askOf(tx, row.id, isHeld))
      ? { publishedAt, archivedAt: now }
      : { publishedAt: null, archivedAt: null }
  }
  const lack = lackOf({ ...row, hasVideo: await hasPublishedVideo(tx, row.id) })
  if (lack) return refuse('course-incomplete', { text: `“${row.title}” cannot be published: it needs ${lack}` })
  return { publishedAt: publishedAt ?? now, archivedAt: null }
}

async function hasPublishedVideo(tx: Db, courseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: videos.id })
    .from(courseVideos)
    .innerJoin(videos, and(eq(videos.id, courseVideos.videoId), isNotNull(videos.publishedAt)))
    .where(eq(courseVideos.courseId, courseId))
    .limit(1)
  return rows.length > 0
}
