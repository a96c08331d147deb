import { and, asc, count, eq, isNull } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { sumOf } from '#src/server/database/counts.ts'
import { refuse } from '#src/wire/refusals.ts'

import { stateOf } from '../policy.ts'
import { courseRatings, courses } from '../tables.ts'
import { findCards, visibleTo } from './cards.ts'
import { learnersNow } from './learners.ts'
import { findLessons, listedVideo, type Lesson } from './lessons.ts'
import { relatedCourses } from './list-courses.ts'
import { findOwnReview, findReviews, REVIEWS_AT_FIRST } from './reviews.ts'

const RELATED_COUNT = 4
const STARS = [5, 4, 3, 2, 1] as const

/**
 * A course as its page shows it. The addresses of media never leave from here.
 * Refuses a course that is not in the catalogue with 'not-found', except to those who may open it (D-64), and to
 * administrators, who look at it as a learner would.
 */
export async function getCourse(context: Context, { id }: { id: string }) {
  const { isPurchased, where } = await visibleTo(context, id)
  const [[card], [detail], lessons, ratingShares, reviews, ownReview] = await Promise.all([
    findCards(context, { where, orderBy: [asc(courses.id)], limit: 1 }),
    findDetail(context, id),
    findLessons(context, [id]),
    findRatingShares(context, id),
    findReviews(context, id, { page: 1, size: REVIEWS_AT_FIRST }),
    findOwnReview(context, id),
  ])
  if (!card || !detail) return refuse('not-found')
  const related = await relatedCourses(context, card, RELATED_COUNT)
  const course = { ...card, ...detail, ...contentOf(lessons), ratingShares, reviews, ownReview }
  return {
    course: { ...course, videos: lessons.map(lesson => listedVideo(lesson, isPurchased)) },
    isPurchased,
    related,
  }
}

async function findDetail({ db }: Context, id: string) {
  const { description, learn, publishedAt, archivedAt } = courses
  const rows = await db
    .select({ description, learn, learnersCount: learnersNow, publishedAt, archivedAt })
    .from(courses)
    .where(eq(courses.id, id))
  return rows.map(row => {
    const state = stateOf(row)
    return { ...row, state, published: state === 'Published' }
  })
}

/** Percent of the ratings with 5, 4, 3, 2 and 1 stars. */
async function findRatingShares({ db }: Context, courseId: string): Promise<number[]> {
  const rows = await db
    .select({ stars: courseRatings.stars, count: count() })
    .from(courseRatings)
    .where(and(eq(courseRatings.courseId, courseId), isNull(courseRatings.hiddenAt)))
    .groupBy(courseRatings.stars)
  const total = sumOf(rows)
  return STARS.map(stars => Math.round(((rows.find(row => row.stars === stars)?.count ?? 0) / (total || 1)) * 100))
}

/** What the course brings along with its videos. */
function contentOf(lessons: readonly Lesson[]) {
  const languages = lessons.map(({ captions }) => new Set(captions.map(({ language }) => language)))
  const [first = new Set<string>(), ...rest] = languages
  return {
    resourcesCount: lessons.reduce((sum, { links }) => sum + links.length, 0),
    pdfCount: lessons.filter(({ pdfKey }) => pdfKey !== null).length,
    captionLanguages: [...first].filter(language => rest.every(others => others.has(language))),
  }
}
