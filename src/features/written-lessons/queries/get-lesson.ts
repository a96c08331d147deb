import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'

import { findAround, listedOutline } from '#src/features/courses/queries/outline.ts'
import { questionAttempts, writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import { askedOf, attemptsSince, turnsLeft } from '../policy.ts'
import { attemptOf } from './attempts.ts'

type Place = { courseId: string; lessonId: string }

/**
 * A reading, a figure or questions of a course. Without entitlement, or for a visitor, only what everybody may know. What answers
 * the questions leaves with what somebody has answered alone.
 */
export async function getLesson(context: Context, { courseId, lessonId }: Place) {
  const around = await findAround(context, courseId)
  if (!around) return refuse('not-found')
  const lists = listedOutline(around.outline, around.isPurchased)
  const listed = lists.lessons.find(({ _id }) => _id === lessonId)
  if (!listed) return refuse('not-found')
  const userId = around.isPurchased ? userOf(context.actor)?.id : undefined
  const open = userId === undefined ? undefined : await openFields(context, { userId, courseId, lessonId })
  const lesson = open ? { ...listed, ...open } : listed
  return { isPurchased: around.isPurchased, lesson, course: around.course, ...lists }
}

async function openFields({ db, now }: Context, { userId, ...place }: Place & { userId: string }) {
  const row = await findPublished(db, place)
  if (!row) return undefined
  const attempts = await findAttempts(db, { userId, lessonId: row.id, now: now() })
  const { content, sources, figure, questions, passPercent, attemptsPerDay } = row
  const [last] = attempts
  const count = last?.number ?? 0
  const seed = `${userId} ${count + 1}`
  return {
    content,
    sources,
    figure,
    questions: questions.map(question => askedOf(question, seed)),
    passPercent,
    attemptsPerDay,
    attempts: count,
    ...turnsOf({ attemptsPerDay, attempts, now: now() }),
    last: last ? attemptOf(row, last) : null,
  }
}

/** The lesson where it is published, in its course. */
export async function findPublished(db: Db, { courseId, lessonId }: Place) {
  const isIt = and(eq(writtenLessons.id, lessonId), eq(writtenLessons.courseId, courseId))
  const [row] = await db
    .select()
    .from(writtenLessons)
    .where(and(isIt, isNotNull(writtenLessons.publishedAt)))
  return row
}

type Whose = { readonly userId: string; readonly lessonId: string; readonly now: Date }
type Attempts = Awaited<ReturnType<typeof findAttempts>>

/** Somebody's attempts of the last day, the newest first; at least the newest of all. */
export async function findAttempts(db: Db, { userId, lessonId, now }: Whose) {
  const isTheirs = and(eq(questionAttempts.userId, userId), eq(questionAttempts.lessonId, lessonId))
  const newest = () =>
    db.select().from(questionAttempts).where(isTheirs).orderBy(desc(questionAttempts.number)).limit(1)
  const recent = await db
    .select()
    .from(questionAttempts)
    .where(and(isTheirs, gt(questionAttempts.answeredAt, attemptsSince(now))))
    .orderBy(desc(questionAttempts.number))
    .limit(MOST_RECENT)
  return recent.length > 0 ? recent : newest()
}

/** More than a day's limit can be: whoever has no limit is told of none. */
const MOST_RECENT = 100

/** How often somebody may answer yet, on the wire. */
export function turnsOf(turns: { attemptsPerDay: number | null; attempts: Attempts; now: Date }) {
  const recent = turns.attempts.map(({ answeredAt }) => answeredAt)
  const { attemptsLeft, opensAgainAt } = turnsLeft({ perDay: turns.attemptsPerDay, recent, now: turns.now })
  return { attemptsLeft, opensAgainAt: opensAgainAt?.toISOString() ?? null }
}
