import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { courseRatings, courses } from '../tables/courses.ts'
import { visibleTo } from './cards.ts'

/** Reviews that a course's page shows before somebody asks for more. */
export const REVIEWS_AT_FIRST = 3
const REVIEWS_PER_PAGE = 12

/** The ratings with words, page by page, the newest first. Refuses 'not-found' like the page of the course. */
export async function listReviews(context: Context, { id, page }: { id: string; page: number }) {
  const { where } = await visibleTo(context, id)
  if ((await context.db.$count(courses, where)) === 0) return refuse('not-found')
  const [reviews, written] = await Promise.all([
    findReviews(context.db, id, { page, size: REVIEWS_PER_PAGE }),
    countRows(context.db, courseRatings, inWords(id)),
  ])
  return { reviews, NbOfPages: Math.ceil(written / REVIEWS_PER_PAGE) }
}

/** By people of whom no more than a first name and an initial is told. */
export async function findReviews(db: Db, courseId: string, { page, size }: { page: number; size: number }) {
  const { userId, stars, text, createdAt } = courseRatings
  const rows = await db
    .select({ stars, text, createdAt, firstName: users.firstName, lastName: users.lastName, image: users.image })
    .from(courseRatings)
    .innerJoin(users, eq(users.id, userId))
    .where(inWords(courseId))
    .orderBy(desc(createdAt), desc(userId))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(row => ({
    stars: row.stars,
    text: row.text,
    author: { name: shortName(row), image: row.image && publicFileUrl(row.image) },
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Those that staff have hidden are not among them. Written as the condition of its index. */
const inWords = (courseId: string) =>
  and(eq(courseRatings.courseId, courseId), sql`${courseRatings.text} <> ''`, isNull(courseRatings.hiddenAt))

function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName
}
