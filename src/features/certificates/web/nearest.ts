import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'

/** The course that was begun and has the least left. */
export const nearest = (courses: readonly CardCourse[]): CardCourse | undefined =>
  courses
    .filter(({ completed, learning }) => !completed && learning?.next && learning.startedLessons > 0)
    .toSorted((a, b) => (a.learning?.remainingSeconds ?? 0) - (b.learning?.remainingSeconds ?? 0))[0]
