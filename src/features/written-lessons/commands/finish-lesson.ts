// A lesson that is no video was gone through, or its questions were answered.
import { and, eq, gt, lte, sql } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { hasCertificate, issueCertificate } from '#src/features/certificates/commands/issue-certificate.ts'
import type { Answer } from '#src/features/courses/contract/questions.ts'
import { isCompleteCourse, learningOf } from '#src/features/courses/queries/lessons.ts'
import { findOutline, watchedLessons } from '#src/features/courses/queries/outline.ts'
import { questionAttempts, writtenProgress, type writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { answerLimit, ATTEMPTS_KEPT, fits, isRight, percentOf } from '../policy.ts'
import { attemptOf } from '../queries/attempts.ts'
import { findAttempts, findPublished, turnsOf } from '../queries/get-lesson.ts'

type Place = { courseId: string; lessonId: string }
type Lesson = typeof writtenLessons.$inferSelect
type Doing = { readonly user: User; readonly lesson: Lesson; readonly now: Date }

/**
 * Records that somebody has gone through a reading or a figure; issues the certificate that this earns. A second time
 * changes nothing. Refuses 'sign-in', 'not-entitled', and 'not-found' for what is no such published lesson of this course.
 */
export async function finishLesson(context: Context, place: Place) {
  return inTurn(context, place, async (tx, { user, lesson, now }) => {
    if (lesson.kind === 'questions') return refuse('not-found')
    const done = { percent: 100, completedAt: now, updatedAt: now }
    await tx
      .insert(writtenProgress)
      .values({ userId: user.id, lessonId: lesson.id, ...done })
      .onConflictDoNothing()
    return {}
  })
}

/**
 * Marks what somebody has answered, and keeps it; with enough of it right the lesson is completed, and stays so. An attempt
 * that is sent again is answered as it was the first time.
 * Refuses like `finishLesson`, 'too-many', 'questions-changed' for answers to other questions than there are, 'conflict' for an attempt
 * that is not the next one, and 'attempts-over'.
 */
export async function answerQuestions(context: Context, given: Place & { number: number; answers: Answer[] }) {
  const refused = await countAttempt(context, answerLimit, userOf(context.actor)?.id ?? '')
  if (refused) return refused
  return inTurn(context, given, async (tx, doing) => {
    const { user, lesson, now } = doing
    if (lesson.kind !== 'questions') return refuse('not-found')
    const attempts = await findAttempts(tx, { userId: user.id, lessonId: lesson.id, now })
    const [last] = attempts
    if (last?.number === given.number && isSame(last.answers, given.answers)) return marked(tx, doing, attempts)
    if ((last?.number ?? 0) + 1 !== given.number) return refuse('conflict')
    if (!areOf(lesson, given.answers)) return refuse('questions-changed')
    const { attemptsLeft, opensAgainAt } = turnsOf({ attemptsPerDay: lesson.attemptsPerDay, attempts, now })
    if (attemptsLeft === 0) return refuse('attempts-over', { retryAfter: secondsUntil(opensAgainAt, now) })
    const attempt = await keepAttempt(tx, doing, given)
    return marked(tx, doing, [attempt, ...attempts])
  })
}

/**
 * Does it under the person's lock, which comes before all others (0037): whoever takes the course away at this moment has
 * done so before, or sees the certificate and revokes it. Attempts of one person follow each other.
 */
async function inTurn<T extends object>(
  context: Context,
  { courseId, lessonId }: Place,
  act: (tx: Tx, doing: Doing) => Promise<T | Refused>,
) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  return context.db.transaction(async tx => {
    await lockUsers(tx, [user.id])
    if (!(await requireAccess({ ...context, db: tx }, courseId))) return refuse('not-entitled')
    const lesson = await findPublished(tx, { courseId, lessonId })
    if (!lesson) return refuse('not-found')
    const done = await act(tx, { user, lesson, now: context.now() })
    return isRefused(done) ? done : { ...done, ...(await advance(context, tx, { user, courseId })) }
  })
}

/** What has become of the course, and the certificate that is earned now. */
async function advance(context: Context, tx: Tx, { user, courseId }: { user: User; courseId: string }) {
  const lessons = watchedLessons(await findOutline({ ...context, db: tx }, courseId))
  const isEarned = isCompleteCourse(lessons) && !(await hasCertificate(tx, { userId: user.id, courseId }))
  const certificateId = isEarned ? await issueCertificate(context, tx, { user, courseId }) : undefined
  return { courseProgress: learningOf(lessons).progress, certificateId: certificateId ?? null }
}

async function keepAttempt(tx: Tx, doing: Doing, { number, answers }: { number: number; answers: Answer[] }) {
  const { user, lesson, now } = doing
  const given = new Map(answers.map(({ question, value }) => [question, value]))
  const right = lesson.questions.filter(question => isRight(question, given.get(question.id))).map(({ id }) => id)
  const percent = percentOf(right.length, lesson.questions.length)
  const [attempt] = await tx
    .insert(questionAttempts)
    .values({ userId: user.id, lessonId: lesson.id, number, answers, right, percent, answeredAt: now })
    .returning()
  if (!attempt) throw new Error('an insert returns its row')
  const isOld = and(gt(questionAttempts.number, 1), lte(questionAttempts.number, number - ATTEMPTS_KEPT))
  const areTheirs = and(eq(questionAttempts.userId, user.id), eq(questionAttempts.lessonId, lesson.id))
  await tx.delete(questionAttempts).where(and(areTheirs, isOld))
  const completedAt = percent >= lesson.passPercent ? now : null
  await tx
    .insert(writtenProgress)
    .values({ userId: user.id, lessonId: lesson.id, percent, attempts: number, updatedAt: now, completedAt })
    .onConflictDoUpdate({
      target: [writtenProgress.userId, writtenProgress.lessonId],
      set: {
        percent: sql`greatest(${writtenProgress.percent}, excluded.percent)`,
        attempts: number,
        updatedAt: now,
        completedAt: sql`coalesce(${writtenProgress.completedAt}, excluded.completed_at)`,
      },
    })
  return attempt
}

type Attempts = Awaited<ReturnType<typeof findAttempts>>

/** The newest attempt as its learner sees it, and where they stand. */
async function marked(tx: Tx, { user, lesson, now }: Doing, attempts: Attempts) {
  const [last] = attempts
  if (!last) throw new Error('nothing was answered')
  const isTheirs = and(eq(writtenProgress.userId, user.id), eq(writtenProgress.lessonId, lesson.id))
  const [progress] = await tx.select().from(writtenProgress).where(isTheirs)
  return {
    progress: progress?.percent ?? 0,
    completed: Boolean(progress?.completedAt),
    attempt: attemptOf(lesson, last),
    attempts: last.number,
    ...turnsOf({ attemptsPerDay: lesson.attemptsPerDay, attempts, now }),
  }
}

/** Whether these answer questions that the lesson asks, each once and with what it offers. */
function areOf({ questions }: Lesson, answers: readonly Answer[]): boolean {
  const asked = new Map(questions.map(question => [question.id, question]))
  const areDistinct = new Set(answers.map(({ question }) => question)).size === answers.length
  return (
    areDistinct &&
    answers.every(({ question, value }) => {
      const one = asked.get(question)
      return one !== undefined && fits(one, value)
    })
  )
}

const isSame = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  JSON.stringify(one.map(({ question, value }) => [question, value])) ===
  JSON.stringify(other.map(({ question, value }) => [question, value]))

const secondsUntil = (at: string | null, now: Date): number =>
  at === null ? 60 : Math.max(1, Math.ceil((Date.parse(at) - now.getTime()) / 1000))
