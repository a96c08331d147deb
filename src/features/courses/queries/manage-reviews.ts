import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { usersNamed } from '#src/features/accounts/queries.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import { holdsWord, wordsOf } from '#src/server/database/search.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { courseRatings, courses } from '../tables/courses.ts'

type Wanted = z.output<typeof courseManagerContract.manageReviews.input>

/** One page of what people wrote about courses, the newest first; ratings without words have nothing to read. */
export async function manageReviews({ db }: Context, { page, limit, sort, ...filters }: Wanted) {
  const { courseId, userId, createdAt } = courseRatings
  const where = fitting(filters)
  const way = sort === 'written' ? asc : desc
  const chosen = db
    .select()
    .from(courseRatings)
    .where(where)
    .orderBy(way(createdAt), way(courseId), way(userId))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('chosen') // whose they are is asked of this page alone, not of all that were passed over on the way
  const [rows, total, named] = await Promise.all([
    db
      .select({
        title: courses.title,
        firstName: users.firstName,
        lastName: users.lastName,
        courseId: chosen.courseId,
        userId: chosen.userId,
        stars: chosen.stars,
        text: chosen.text,
        createdAt: chosen.createdAt,
        hiddenAt: chosen.hiddenAt,
        hiddenReason: chosen.hiddenReason,
      })
      .from(chosen)
      .innerJoin(courses, eq(courses.id, chosen.courseId))
      .innerJoin(users, eq(users.id, chosen.userId))
      .orderBy(way(chosen.createdAt), way(chosen.courseId), way(chosen.userId)),
    countRows(db, courseRatings, where),
    filters.course ? db.select({ title: courses.title }).from(courses).where(eq(courses.id, filters.course)) : [],
  ])
  return {
    reviews: rows.map(({ title, firstName, lastName, ...review }) => ({
      course: { _id: review.courseId, title },
      author: { _id: review.userId, name: `${firstName} ${lastName}` },
      stars: review.stars,
      text: review.text,
      createdAt: review.createdAt.toISOString(),
      hiddenAt: review.hiddenAt?.toISOString() ?? null,
      hiddenReason: review.hiddenReason,
    })),
    NbOfPages: Math.ceil(total / limit),
    total,
    courseTitle: named[0]?.title ?? null,
  }
}

/** Written as the conditions of the indexes. One that is hidden is found also when its words are gone. */
const fitting = ({ words, state, course }: Pick<Wanted, 'words' | 'state' | 'course'>): SQL | undefined =>
  and(
    state === 'hidden' ? isNotNull(courseRatings.hiddenAt) : sql`${courseRatings.text} <> ''`,
    state === 'shown' ? isNull(courseRatings.hiddenAt) : undefined,
    course === undefined ? undefined : eq(courseRatings.courseId, course),
    ...wordsOf(words).map(standsSomewhere),
  )

/** A word stands in the author's name or emails, or in the course's title; each is asked by itself, as an index serves it. */
const standsSomewhere = (word: string): SQL => sql`(${courseRatings.courseId}, ${courseRatings.userId}) in (
  select course_id, user_id from course_ratings where user_id = any(array(${usersNamed(word)}))
  union all select course_id, user_id from course_ratings
    where course_id = any(array(select id from courses where ${holdsWord(sql`title`, word)})))`
