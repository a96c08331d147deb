import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm'

import { cardOf } from '#src/features/teachers/queries/find-teachers.ts'
import { visitor } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { sumOf } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'
import { paragraphsOf } from '#src/wire/text/paragraphs.ts'

import { stateOf } from '../policy.ts'
import { courseRatings, courses } from '../tables/courses.ts'
import { findSharedCards, inCatalogue, visibleTo, withOwn } from './cards.ts'
import { learnersNow } from './learners.ts'
import { progressOf, videoInCourse, type Lesson } from './lessons.ts'
import { relatedCourses } from './list-courses.ts'
import { findOutline, sectionsOf, writtenInCourse } from './outline.ts'
import { nothing, readingsOf } from './readings.ts'
import { findReviews, REVIEWS_AT_FIRST } from './reviews.ts'
import { teachersOf } from './teachers-of.ts'

const RELATED_COUNT = 4
const STARS = [5, 4, 3, 2, 1] as const

/**
 * A course as its page shows it. The addresses of media never leave from here.
 * Refuses a course that is not in the catalogue with 'not-found', except to those who may open it (D-64), and to
 * administrators, who look at it as a learner would.
 */
export const getCourse = sharedRead(
  ({ db }, { id }: { id: string }) => readCourse(db, id, and(eq(courses.id, id), inCatalogue)),
  async (context, inTheCatalogue, { id }) => {
    const found = isRefused(inTheCatalogue) ? await readHidden(context, id) : inTheCatalogue
    if (isRefused(found)) return found
    const { course, related, videos, lessons } = found
    const readings = await readingsOf(context, [id, ...related.map(({ _id }) => _id)])
    const own = readings.get(id) ?? nothing
    const watched = new Map(own.lessons.map(lesson => [lesson._id, lesson]))
    const withProgress = <L extends { _id: string }>(lesson: L) => ({
      ...lesson,
      ...progressOf(watched.get(lesson._id)),
    })
    const ofReader = withOwn(course, own)
    return {
      course: {
        ...ofReader,
        ownReview: own.review,
        resources: own.isOpen ? course.resources : [],
        certificate: ofReader.completed ? await context.answers.certificateOf(context, id) : null,
        videos: videos.map(withProgress),
        lessons: lessons.map(withProgress),
      },
      isPurchased: own.isOpen,
      related: related.map(card => withOwn(card, readings.get(card._id))),
    }
  },
)

/** What has left the catalogue, or is not in it yet. */
async function readHidden(context: Context, id: string) {
  const { where } = await visibleTo(context, id)
  return readCourse(context.db, id, where)
}

/** What everybody gets of a course, when `where` holds. */
async function readCourse(db: Db, id: string, where: SQL | undefined) {
  const [[card], [detail], { videos, written, sections }, ratingShares, reviews, taught] = await Promise.all([
    findSharedCards({ db }, { where, orderBy: [asc(courses.id)], limit: 1 }),
    findDetail(db, id),
    findOutline({ db, actor: visitor }, id),
    findRatingShares(db, id),
    findReviews(db, id, { page: 1, size: REVIEWS_AT_FIRST }),
    findTeachers(db, id),
  ])
  if (!card || !detail) return refuse('not-found')
  const related = await relatedCourses({ db }, card, RELATED_COUNT)
  const about = { ratingShares, reviews, teachers: taught, sections: sectionsOf({ videos, written, sections }) }
  const course = { ...card, ...detail, ...contentOf(videos), ...about }
  return { course, related, videos: videos.map(videoInCourse), lessons: written.map(writtenInCourse) }
}

async function findDetail(db: Db, id: string) {
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

/** Who teaches it, with the first paragraph about them. */
async function findTeachers(db: Db, courseId: string) {
  return (await teachersOf(db, courseId)).map(row => ({
    ...cardOf(row),
    about: paragraphsOf(row.biography)[0] ?? '',
  }))
}

/** Percent of the ratings with 5, 4, 3, 2 and 1 stars. */
async function findRatingShares(db: Db, courseId: string): Promise<number[]> {
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
    resources: lessons
      .filter(({ pdfKey, links }) => pdfKey !== null || links.length > 0)
      .map(({ videoId, title, pdfKey, links }) => ({ lessonId: videoId, title, hasPdf: pdfKey !== null, links })),
    captionLanguages: [...first].filter(language => rest.every(others => others.has(language))),
  }
}
