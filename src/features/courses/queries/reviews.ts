import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { builtOnce } from '#src/server/database/built-once.ts'
import { countRows } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { courseRatings, courses } from '../tables.ts'
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

const ownReview = builtOnce(db => {
  const { stars, text, hiddenAt, hiddenReason, courseId, userId } = courseRatings
  return db
    .select({ stars, text, hiddenAt, hiddenReason })
    .from(courseRatings)
    .where(and(eq(courseId, sql.placeholder('courseId')), eq(userId, sql.placeholder('userId'))))
})

/**
 * What the learner said of the course, and why staff have hidden it, if they have; null for visitors, those who have said
 * nothing, and those who took back what was hidden.
 */
export async function findOwnReview({ db, actor }: Context, courseId: string) {
  const user = userOf(actor)
  if (!user) return null
  const [own] = await ownReview(db).execute({ courseId, userId: user.id })
  if (!own || (own.hiddenAt && own.text === '')) return null
  return { ...own, hiddenAt: own.hiddenAt?.toISOString() ?? null }
}

/** Those that staff have hidden are not among them. Written as the condition of its index. */
const inWords = (courseId: string) =>
  and(eq(courseRatings.courseId, courseId), sql`${courseRatings.text} <> ''`, isNull(courseRatings.hiddenAt))

function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName
}
