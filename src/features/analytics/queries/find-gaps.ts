import { isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { categories } from '#src/features/categories/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { getOwnStatistics } from '#src/features/home/queries/statistics.ts'
import { heroSlides } from '#src/features/home/tables.ts'
import { pages } from '#src/features/pages/tables.ts'
import type { Context } from '#src/server/context.ts'

import { Gap } from '../contract.ts'

/** What a new academy has not said of itself yet, in the order in which to do it. The demo says everything. */
export async function findGaps({ db, config, identity }: Context) {
  if (config.demo !== 'off') return []
  const isEmpty = async (table: PgTable, where?: SQL) =>
    (
      await db
        .select({ one: sql`1` })
        .from(table)
        .where(where)
        .limit(1)
    ).length === 0
  const gaps = {
    contact: !config.hasContactEmail && !identity().isOwn,
    categories: await isEmpty(categories),
    courses: await isEmpty(courses, isNotNull(courses.publishedAt)),
    slides: await isEmpty(heroSlides),
    statistics: (await getOwnStatistics(db)) === undefined,
    pages: await isEmpty(pages),
  }
  return Gap.options.filter(name => gaps[name])
}
