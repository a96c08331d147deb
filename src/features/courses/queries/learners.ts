import { sql } from 'drizzle-orm'

/** Learners of a course as they are, with those who are not added up yet; for a statement whose only table is `courses`. */
export const learnersNow = sql<number>`greatest(0, courses.learners_count + (
  select coalesce(sum(change), 0)::int from learner_changes where course_id = courses.id))`
