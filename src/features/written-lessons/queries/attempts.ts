import type { questionAttempts, writtenLessons } from '#src/features/courses/tables/lessons.ts'

import { solutionOf } from '../policy.ts'

type Lesson = Pick<typeof writtenLessons.$inferSelect, 'questions' | 'passPercent'>
type Row = Pick<typeof questionAttempts.$inferSelect, 'number' | 'percent' | 'answers' | 'right'>

/**
 * An attempt as its learner sees it: what was right with its explanation, and the rest once they have passed. Questions
 * that staff have taken out since are not in it.
 */
export function attemptOf({ questions, passPercent }: Lesson, { number, percent, answers, right }: Row) {
  const isPassed = percent >= passPercent
  return {
    number,
    percent,
    isPassed,
    answers,
    results: questions.map(question => {
      const isRight = right.includes(question.id)
      const isTold = isRight || isPassed
      return {
        question: question.id,
        isRight,
        explanation: isTold ? question.explanation : null,
        solution: isTold ? solutionOf(question) : null,
      }
    }),
  }
}
