import { and, asc, count, desc, eq, exists, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { keepCounts, keepFigure, keepTotal } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { excerpt } from '#src/server/rich-text.ts'
import { toMinor } from '#src/wire/money/money.ts'
import { isRefused, type Refused } from '#src/wire/refusals.ts'

import type { coursesContract } from '../contract/catalogue.ts'
import { type CourseSort, type Ground, LISTED_DESCRIPTION_MAX } from '../contract/shapes.ts'
import { courseCategories, courses, courseTeachers } from '../tables/courses.ts'
import { findSharedCards, inCatalogue, withReading, type SharedCard } from './cards.ts'
import { findVoice } from './find-voice.ts'

type Reads = Pick<Context, 'db'>
type Filters = z.output<typeof coursesContract.listCourses.input>

/** How many courses the landing page shows as popular, and as fresh. */
const POPULAR_COUNT = 4
const NEWEST_COUNT = 4

const newestFirst = [desc(courses.publishedAt), desc(courses.id)]
const mostLearnersFirst = [desc(courses.learnersCount), sql`${courses.ratingAverage} desc nulls last`, desc(courses.id)]

const orders: Readonly<Record<CourseSort, SQL[]>> = {
  newest: newestFirst,
  popular: mostLearnersFirst,
  rated: [sql`${courses.ratingAverage} desc nulls last`, desc(courses.ratingCount), desc(courses.id)],
  cheapest: [asc(courses.priceCents), asc(courses.id)],
  dearest: [desc(courses.priceCents), desc(courses.id)],
}

/** One page of the catalogue, the newest course first unless told. Past the last page the list is empty. */
export const listCourses = sharedRead(
  async ({ db, identity }, { categories, page, limit, sort, ...filters }: Filters) => {
    const others = and(inCatalogue, ...conditionsOf(filters, identity().currency))
    const where = categories?.length ? and(others, inCategories(db, categories)) : others
    const [cards, total, categoryCounts, categoryGrounds, voice] = await Promise.all([
      findSharedCards({ db }, { where, orderBy: orders[sort], limit, offset: (page - 1) * limit }),
      keepTotal(db, { table: courses, where, key: JSON.stringify({ categories, ...filters }) }),
      countByCategory(db, JSON.stringify(filters), others),
      findGrounds(db),
      findVoice(db),
    ])
    const listed = cards.map(card => ({ ...card, description: excerpt(card.description, LISTED_DESCRIPTION_MAX) }))
    return { courses: listed, NbOfPages: Math.ceil(total / limit), total, categoryCounts, categoryGrounds, voice }
  },
  withReadings,
)

const countByCategory = (db: Db, key: string, where: SQL | undefined) =>
  keepCounts(db, `courses of each category ${key}`, () =>
    db
      .select({ _id: courseCategories.categoryId, count: count() })
      .from(courseCategories)
      .innerJoin(courses, eq(courses.id, courseCategories.courseId))
      .where(where)
      .groupBy(courseCategories.categoryId),
  )

/** That of the course with the most learners. Those of the whole catalogue: what is searched for does not change the colours of the page. */
const findGrounds = (db: Db) =>
  keepFigure(db, 'grounds of categories', async () => {
    const rows = await db
      .select({
        _id: courseCategories.categoryId,
        ground: sql<Ground | null>`(array_agg(${courses.ground} order by ${courses.learnersCount} desc, ${courses.id})
          filter (where ${courses.ground} is not null))[1]`,
        count: count(),
      })
      .from(courseCategories)
      .innerJoin(courses, eq(courses.id, courseCategories.courseId))
      .where(and(inCatalogue, eq(courseCategories.position, 0)))
      .groupBy(courseCategories.categoryId)
    const all = rows.reduce((sum, row) => sum + row.count, 0)
    return { value: rows.flatMap(({ _id, ground }) => (ground ? [{ _id, ground }] : [])), rows: all }
  })

/** The courses with the most learners, at equal numbers the better rated. */
export const popularCourses = sharedRead(async (services, _: object) => {
  const selection = { where: inCatalogue, orderBy: mostLearnersFirst, limit: POPULAR_COUNT }
  return { courses: await findSharedCards(services, selection) }
}, withReadings)

export const newestCourses = sharedRead(async (services, _: object) => {
  const selection = { where: inCatalogue, orderBy: newestFirst, limit: NEWEST_COUNT }
  return { courses: await findSharedCards(services, selection) }
}, withReadings)

/**
 * Up to `limit` other courses of the catalogue that share a category with this one, the most popular first: those whose own
 * it is before the others. Sorted by both at once, all courses of a category would be read.
 */
export async function relatedCourses({ db }: Reads, course: { _id: string; categorys: string[] }, limit: number) {
  const [own] = course.categorys
  if (own === undefined) return []
  const isAlike = inCategories(db, [own], eq(courseCategories.position, 0))
  const mostPopular = (where: SQL, most: number) =>
    findSharedCards(
      { db },
      { where: and(inCatalogue, ne(courses.id, course._id), where), orderBy: mostLearnersFirst, limit: most },
    )
  const alike = await mostPopular(isAlike, limit)
  if (alike.length === limit) return alike
  const others = await mostPopular(sql`${inCategories(db, course.categorys)} and not ${isAlike}`, limit - alike.length)
  return [...alike, ...others]
}

/** The most popular courses of one category. */
export async function coursesInCategory({ db }: Reads, categoryId: string, limit: number) {
  const where = and(inCatalogue, inCategories(db, [categoryId]))
  return findSharedCards({ db }, { where, orderBy: mostLearnersFirst, limit })
}

/** The list with what is the learner's own of each course. */
async function withReadings<L extends { courses: SharedCard[] }>(context: Context, list: L | Refused) {
  return isRefused(list) ? list : { ...list, courses: await withReading(context, list.courses) }
}

function conditionsOf(
  {
    title,
    minPrice,
    maxPrice,
    rating,
    level,
    length,
    plan,
    teacher,
  }: Omit<Filters, 'categories' | 'page' | 'limit' | 'sort'>,
  currency: string,
): SQL[] {
  return [
    ...likeEachWord(courses.title, title),
    ...(minPrice === undefined ? [] : [gte(courses.priceCents, toMinor(minPrice, currency))]),
    ...(maxPrice === undefined ? [] : [lte(courses.priceCents, toMinor(maxPrice, currency))]),
    ...(rating > 1 ? [gte(courses.ratingAverage, rating)] : []),
    ...(level === undefined ? [] : [eq(courses.level, level)]),
    ...(length === undefined ? [] : [eq(courses.length, length)]),
    ...(plan === undefined ? [] : [openedByPlan(plan)]),
    ...(teacher === undefined ? [] : [taughtBy(teacher)]),
  ]
}

/** Memberships stand above courses in the feature graph, so their tables are named in SQL. */
const openedByPlan = (plan: string): SQL => sql`(
  (select opens = 'all' from plans where id = ${plan})
  or ${courses.id} in (select course_id from plan_courses join plans on plans.id = plan_id
    where plan_id = ${plan} and opens = 'chosen'))`

const taughtBy = (teacher: string): SQL =>
  sql`${courses.id} in (select ${courseTeachers.courseId} from ${courseTeachers} where ${eq(courseTeachers.teacherId, teacher)})`

const inCategories = (db: Db, ids: readonly string[], also?: SQL): SQL =>
  exists(
    db
      .select({ courseId: courseCategories.courseId })
      .from(courseCategories)
      .where(and(eq(courseCategories.courseId, courses.id), inArray(courseCategories.categoryId, [...ids]), also)),
  )
