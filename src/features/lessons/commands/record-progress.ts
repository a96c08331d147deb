import { eq, sql, TransactionRollbackError } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { hasCertificate, issueCertificate } from '#src/features/certificates/commands/issue-certificate.ts'
import { findLessons, isCompleteCourse, learningOf, type Lesson } from '#src/features/courses/queries/lessons.ts'
import { findWritten, watchedLessons } from '#src/features/courses/queries/outline.ts'
import { videoProgress } from '#src/features/courses/tables/lessons.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'
import { COMPLETE_PERCENT, coveredPercent, keepable, type Stretch } from '#src/wire/videos/coverage.ts'

import { creditOf } from '../policy.ts'
import { watchClocks } from '../tables.ts'

export type Report = {
  courseId: string
  videoId: string
  progress: number
  position?: number | undefined
  seen?: Stretch[] | undefined
}

/**
 * Records how much of a video has been watched and where to resume. The share only rises, and all videos together not
 * faster than one person can have played them: a forged report earns no certificate (T35).
 * @param report `progress` in percent, `position` in seconds, `seen` what was played; the share is at least what they cover
 * @returns what is recorded now, of the video and of the course, in percent
 */
export async function recordProgress(context: Context, report: Report) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  if (!(await requireAccess(context, report.courseId))) return refuse('not-entitled')
  const recorded = await context.db.transaction(tx => record(context, tx, { user, report })).catch(undefinedIfUndone)
  return recorded ?? context.db.transaction(tx => earn(context, tx, { user, report }))
}

type Reported = { user: User; report: Report }

/** Records what earns no certificate, as nearly all reports do; what would is undone. */
async function record(context: Context, tx: Tx, reported: Reported) {
  const { isEarned, answer } = await watch(context, tx, reported)
  return isEarned ? tx.rollback() : answer
}

function undefinedIfUndone(error: unknown): undefined {
  if (!(error instanceof TransactionRollbackError)) throw error
}

/**
 * The same under the person's lock, which comes before all others (0037), and issues what is earned: whoever gives the
 * money back at this moment has done so before, and nothing is earned, or sees the certificate and revokes it.
 */
async function earn(context: Context, tx: Tx, reported: Reported) {
  const { user, report } = reported
  await lockUsers(tx, [user.id])
  if (!(await requireAccess({ ...context, db: tx }, report.courseId))) return refuse('not-entitled')
  const { isEarned, answer } = await watch(context, tx, reported)
  if (isRefused(answer) || !isEarned) return answer
  const certificateId = await issueCertificate(context, tx, { user, courseId: report.courseId })
  return { ...answer, certificateId: certificateId ?? null }
}

/** @returns whether the course is complete now and has no certificate yet */
async function watch(context: Context, tx: Tx, { user, report }: Reported) {
  const { courseId, videoId } = report
  const clock = await holdClock(tx, user.id)
  const videos = await findLessons({ ...context, db: tx }, [courseId])
  const written = await findWritten(tx, user.id, [courseId])
  const lesson = videos.find(one => one.videoId === videoId)
  if (!lesson) return { isEarned: false, answer: refuse('not-found') }
  const recorded = await raise(tx, { userId: user.id, report, lesson, clock })
  const now = videos.map(one => (one === lesson ? { ...lesson, ...recorded } : one))
  const after = watchedLessons({ videos: now, written })
  const isEarned = isCompleteCourse(after) && !(await hasCertificate(tx, { userId: user.id, courseId }))
  const certificateId: string | null = null
  return { isEarned, answer: { progress: recorded.percent, courseProgress: learningOf(after).progress, certificateId } }
}

type Clock = Awaited<ReturnType<typeof holdClock>>

/**
 * Reads a person's clock and keeps it locked, so that the reports of all their windows and devices follow each other:
 * each sees what the one before was credited, and of two that complete a course the second finds it complete.
 */
async function holdClock(tx: Tx, userId: string) {
  const { creditedUntil } = watchClocks
  const [clock] = await tx
    .insert(watchClocks)
    .values({ userId })
    .onConflictDoUpdate({ target: watchClocks.userId, set: { userId } })
    .returning({ creditedUntil, now: sql<Date>`now()`.mapWith(creditedUntil) })
  if (!clock) throw new Error('the database made no clock')
  return clock
}

type Raise = { userId: string; report: Report; lesson: Lesson; clock: Clock }

async function raise(tx: Tx, { userId, report, lesson, clock: { creditedUntil, now } }: Raise) {
  const { courseId, videoId, position, progress } = report
  const { durationSeconds } = lesson
  const seen = keepable([...lesson.seen, ...(report.seen ?? [])], durationSeconds)
  const credit = creditOf({
    reported: Math.max(progress, coveredPercent(seen, durationSeconds)),
    recorded: lesson.percent,
    durationSeconds,
    openedAt: (lesson.startedAt ?? now).getTime(),
    creditedUntil: creditedUntil.getTime(),
    now: now.getTime(),
  })
  if (credit.creditedUntil !== creditedUntil.getTime())
    await tx
      .update(watchClocks)
      .set({ creditedUntil: new Date(credit.creditedUntil) })
      .where(eq(watchClocks.userId, userId))
  const fields = {
    percent: credit.percent,
    seen,
    positionSeconds: position === undefined ? lesson.positionSeconds : Math.min(position, durationSeconds),
    updatedAt: now,
    completedAt: lesson.completedAt ?? (credit.percent >= COMPLETE_PERCENT ? now : null),
  }
  await tx
    .insert(videoProgress)
    .values({ userId, courseId, videoId, startedAt: now, ...fields })
    .onConflictDoUpdate({ target: [videoProgress.userId, videoProgress.courseId, videoProgress.videoId], set: fields })
  return { ...fields, watchedAt: now }
}
