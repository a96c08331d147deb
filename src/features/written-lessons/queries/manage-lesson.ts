import { count, eq, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { writtenLessons, writtenProgress } from '#src/features/courses/tables/lessons.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import { stateOf } from '../policy.ts'

/** A lesson as staff change it, with what answers them. Refuses 'not-found'. */
export async function getLessonForm({ db }: Context, { id }: { id: string }) {
  const found = await findWithCourse(db, id)
  if (!found) return refuse('not-found')
  const { lesson, course } = found
  const { kind, title, content, sources, figure, questions, minutes, passPercent, attemptsPerDay, isNeeded } = lesson
  const state = stateOf(lesson.publishedAt)
  const settings = { minutes, passPercent, attemptsPerDay, isNeeded, state }
  return { lesson: { _id: id, kind, title, content, sources, figure, questions, ...settings }, course }
}

/** How a lesson goes: who has begun and completed it, and how often each question was right at first. Refuses 'not-found'. */
export async function lessonResults({ db }: Context, { id }: { id: string }) {
  const found = await findWithCourse(db, id)
  if (!found) return refuse('not-found')
  const { lesson, course } = found
  const [[people], firsts] = await Promise.all([
    db
      .select({
        begun: count(),
        completed: count(writtenProgress.completedAt),
        attempts: sql`coalesce(sum(${writtenProgress.attempts}), 0)`.mapWith(Number),
      })
      .from(writtenProgress)
      .where(eq(writtenProgress.lessonId, id)),
    findFirsts(db, id),
  ])
  return {
    lesson: { _id: id, kind: lesson.kind, title: lesson.title },
    course,
    begun: people?.begun ?? 0,
    completed: people?.completed ?? 0,
    attempts: people?.attempts ?? 0,
    questions: lesson.questions.map(question => ({
      _id: question.id,
      text: question.text,
      answered: firsts.get(question.id)?.answered ?? 0,
      right: firsts.get(question.id)?.right ?? 0,
    })),
  }
}

/** Of everybody's first attempt, by question: how many have answered it, and how many of them right. */
async function findFirsts(db: Db, lessonId: string) {
  const { rows } = await db.execute<{ question: string; answered: number; right: number }>(sql`
    select answer ->> 'question' as question, count(*)::int as answered,
      count(*) filter (where answer ->> 'question' = any(question_attempts."right"))::int as "right"
    from question_attempts, jsonb_array_elements(answers) as answer
    where lesson_id = ${lessonId} and number = 1 group by 1`)
  return new Map(rows.map(row => [row.question, row]))
}

async function findWithCourse(db: Db, id: string) {
  const [found] = await db
    .select({ lesson: writtenLessons, course: { _id: courses.id, title: courses.title } })
    .from(writtenLessons)
    .innerJoin(courses, eq(courses.id, writtenLessons.courseId))
    .where(eq(writtenLessons.id, id))
  return found
}
