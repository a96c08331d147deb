import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'

/** The courses that were begun, the one with the least left first. */
export const begunOf = (courses: readonly CardCourse[]): CardCourse[] =>
  courses
    .filter(({ completed, learning }) => !completed && learning?.next && learning.startedLessons > 0)
    .toSorted((a, b) => (a.learning?.remainingSeconds ?? 0) - (b.learning?.remainingSeconds ?? 0))
