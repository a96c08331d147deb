import { and, count, desc, eq, exists, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { centsOf } from '#src/wire/money.ts'

import type { coursesContract } from '../contract/catalogue.ts'
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
  const [cards, totals, categoryCounts] = await Promise.all([
    findCards(context, { where, orderBy: newestFirst, limit, offset: (page - 1) * limit }),
    db.select({ total: count() }).from(courses).where(where),
    db
      .select({ _id: courseCategories.categoryId, count: count() })
      .from(courseCategories)
      .innerJoin(courses, eq(courses.id, courseCategories.courseId))
      .where(others)
      .groupBy(courseCategories.categoryId),
  ])
  const total = totals[0]?.total ?? 0
  return { courses: cards, NbOfPages: Math.ceil(total / limit), total, categoryCounts }
}

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

function conditionsOf({ title, minPrice, maxPrice, rating }: Omit<Filters, 'categories' | 'page' | 'limit'>): SQL[] {
  return [
    ...likeEachWord(courses.title, title),
    ...(minPrice === undefined ? [] : [gte(courses.priceCents, centsOf(minPrice))]),
    ...(maxPrice === undefined ? [] : [lte(courses.priceCents, centsOf(maxPrice))]),
    ...(rating > 1 ? [gte(courses.ratingAverage, rating)] : []),
  ]
}

const inCategories = (db: Db, ids: readonly string[]): SQL =>
  exists(
    db
      .select({ courseId: courseCategories.courseId })
      .from(courseCategories)
      .where(and(eq(courseCategories.courseId, courses.id), inArray(courseCategories.categoryId, [...ids]))),
  )
