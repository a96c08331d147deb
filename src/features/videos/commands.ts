import { sql } from 'drizzle-orm'

import { issueCertificate } from '#src/features/certificates/commands.ts'
import { findLessons, learningOf } from '#src/features/courses/queries/lessons.ts'
import { videoProgress } from '#src/features/courses/tables.ts'
import { openCourse } from '#src/features/enrolments/queries.ts'
import { personOf, type Person } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

/** A video counts as completed from this share on (D-34). */
const COMPLETE_PERCENT = 90
/** The fastest that the player plays. */
const TOP_SPEED = 2
/** Room for a report that comes a little early: one step. */
const SLACK_PERCENT = 10

type Report = { courseId: string; videoId: string; progress: number; position?: number | undefined }

/**
 * Records how much of a video has been watched and where to resume. The share only rises, and not faster than the video
 * can have been played since it was first opened: a forged report earns no certificate (T35).
 * @param report `progress` in percent, `position` in seconds
 * @returns what is recorded now, of the video and of the course, in percent
 */
export async function recordProgress(context: Context, report: Report) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  if (!(await openCourse(context, report.courseId))) return refuse('not-entitled')
  const lessons = await findLessons(context, [report.courseId])
  const lesson = lessons.find(({ videoId }) => videoId === report.videoId)
  if (!lesson) return refuse('not-found')
  return context.db.transaction(async tx => {
    await oneAtATime(tx, `${person.id} ${report.courseId}`)
    const percent = await raise(tx, { person, report, durationSeconds: lesson.durationSeconds })
    const after = await findLessons({ ...context, db: tx }, [report.courseId])
    const isComplete = after.every(({ completedAt }) => completedAt !== null)
    const certificateId = isComplete && (await issueCertificate(context, tx, { person, courseId: report.courseId }))
    return { progress: percent, courseProgress: learningOf(after).progress, certificateId: certificateId || null }
  })
}

/**
 * Lets the transactions about one person and course follow each other. Otherwise two videos that are finished at the
 * same moment, in two windows, would each see the other as unfinished, and neither would earn the certificate.
 */
async function oneAtATime(tx: Db, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${subject}`}, 0))`)
}

/** One statement, so that reports of two devices cannot overtake each other. */
async function raise(
  tx: Db,
  { person, report, durationSeconds }: { person: Person; report: Report; durationSeconds: number },
): Promise<number> {
  const position = Math.min(report.position ?? 0, durationSeconds)
  const old = videoProgress
  const possible = sql`floor(extract(epoch from now() - ${old.startedAt}) * ${TOP_SPEED * 100} / ${durationSeconds}::float8)::int + ${SLACK_PERCENT}`
  const percent = sql<number>`greatest(${old.percent}, least(${report.progress}::int, ${possible}, 100))`
  const [row] = await tx
    .insert(old)
    .values({
      userId: person.id,
      courseId: report.courseId,
      videoId: report.videoId,
      percent: Math.min(report.progress, SLACK_PERCENT),
      positionSeconds: position,
    })
    .onConflictDoUpdate({
      target: [old.userId, old.courseId, old.videoId],
      set: {
        percent,
        positionSeconds: report.position === undefined ? sql`${old.positionSeconds}` : position,
        updatedAt: sql`now()`,
        completedAt: sql`coalesce(${old.completedAt}, case when ${percent} >= ${COMPLETE_PERCENT} then now() end)`,
      },
    })
    .returning({ percent: old.percent })
  return row?.percent ?? 0
}
