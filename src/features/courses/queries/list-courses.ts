import { and, count, desc, eq, exists, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { keepCounts, keepTotal } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { excerpt } from '#src/server/rich-text.ts'
import { centsOf } from '#src/wire/money/money.ts'

import type { coursesContract } from '../contract/catalogue.ts'
import { LISTED_DESCRIPTION_MAX } from '../contract/shapes.ts'
import { courseCategories, courses } from '../tables.ts'
import { findCards, inCatalogue } from './cards.ts'

type Filters = z.output<typeof coursesContract.listCourses.input>

/** How many courses the landing page shows as popular, and as fresh. */
const POPULAR_COUNT = 4
const NEWEST_COUNT = 4

const newestFirst = [desc(courses.publishedAt), desc(courses.id)]
const mostLearnersFirst = [desc(courses.learnersCount), sql`${courses.ratingAverage} desc nulls last`, desc(courses.id)]

/** One page of the catalogue, the newest course first. Past the last page the list is empty. */
export async function listCourses(context: Context, { categories, page, limit, ...filters }: Filters) {
  const { db } = context
  const others = and(inCatalogue, ...conditionsOf(filters))
  const where = categories?.length ? and(others, inCategories(db, categories)) : others
  const [cards, total, categoryCounts] = await Promise.all([
    findCards(context, { where, orderBy: newestFirst, limit, offset: (page - 1) * limit }),
    keepTotal(db, { table: courses, where, key: JSON.stringify({ categories, ...filters }) }),
    countByCategory(db, JSON.stringify(filters), others),
  ])
  const listed = cards.map(card => ({ ...card, description: excerpt(card.description, LISTED_DESCRIPTION_MAX) }))
  return { courses: listed, NbOfPages: Math.ceil(total / limit), total, categoryCounts }
}

const countByCategory = (db: Db, key: string, where: SQL | undefined) =>
  keepCounts(db, `courses of each category ${key}`, () =>
    db
      .select({ _id: courseCategories.categoryId, count: count() })
      .from(courseCategories)
      .innerJoin(courses, eq(courses.id, courseCategories.courseId))
      .where(where)
      .groupBy(courseCategories.categoryId),
  )

/** The courses with the most learners, at equal numbers the better rated. */
export async function popularCourses(context: Context) {
  return { courses: await findCards(context, { where: inCatalogue, orderBy: mostLearnersFirst, limit: POPULAR_COUNT }) }
}

export async function newestCourses(context: Context) {
  return { courses: await findCards(context, { where: inCatalogue, orderBy: newestFirst, limit: NEWEST_COUNT }) }
}

/** Up to `limit` other courses of the catalogue that share a category with this one, the most popular first. */
export async function relatedCourses(context: Context, course: { _id: string; categorys: string[] }, limit: number) {
  if (course.categorys.length === 0) return []
  const where = and(inCatalogue, ne(courses.id, course._id), inCategories(context.db, course.categorys))
  return findCards(context, { where, orderBy: mostLearnersFirst, limit })
}

/** The most popular courses of one category. */
export async function coursesInCategory(context: Context, categoryId: string, limit: number) {
  const where = and(inCatalogue, inCategories(context.db, [categoryId]))
  return findCards(context, { where, orderBy: mostLearnersFirst, limit })
}

function conditionsOf({
  title,
  minPrice,
  maxPrice,
  rating,
  plan,
}: Omit<Filters, 'categories' | 'page' | 'limit'>): SQL[] {
  return [
    ...likeEachWord(courses.title, title),
    ...(minPrice === undefined ? [] : [gte(courses.priceCents, centsOf(minPrice))]),
    ...(maxPrice === undefined ? [] : [lte(courses.priceCents, centsOf(maxPrice))]),
    ...(rating > 1 ? [gte(courses.ratingAverage, rating)] : []),
    ...(plan === undefined ? [] : [openedByPlan(plan)]),
  ]
}

/** Memberships stand above courses in the feature graph, so their tables are named in SQL. */
const openedByPlan = (plan: string): SQL => sql`(
  (select opens = 'all' from plans where id = ${plan})
  or ${courses.id} in (select course_id from plan_courses join plans on plans.id = plan_id
    where plan_id = ${plan} and opens = 'chosen'))`

const inCategories = (db: Db, ids: readonly string[]): SQL =>
  exists(
    db
      .select({ courseId: courseCategories.courseId })
      .from(courseCategories)
      .where(and(eq(courseCategories.courseId, courses.id), inArray(courseCategories.categoryId, [...ids]))),
  )
