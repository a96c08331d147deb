import { isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { categories } from '#src/features/categories/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { getOwnStatistics } from '#src/features/home/queries/statistics.ts'
import { heroSlides } from '#src/features/home/tables.ts'
import { pages } from '#src/features/pages/tables.ts'
import type { Context } from '#src/server/context.ts'
import { readCurrency } from '#src/server/identity/currency.ts'
import { readSettings } from '#src/server/identity/identity.ts'

import { Gap } from '../contract.ts'

/** What a new academy has not said of itself yet, in the order in which to do it. The demo says everything. */
export async function findGaps({ db, config, identity }: Context) {
  if (identity().isDemo) return []
  const isEmpty = async (table: PgTable, where?: SQL) =>
    (
      await db
        .select({ one: sql`1` })
        .from(table)
        .where(where)
        .limit(1)
    ).length === 0
  const gaps = {
    contact: !config.hasContactEmail && !(identity().isOwn && (identity().email || identity().phone)),
    logo: identity().logo === null && identity().icon === null,
    mail: !(await readSettings(db))?.mailArrivedAt,
    currency: (await readCurrency(db)) === undefined,
    payments: !config.stripe,
    categories: await isEmpty(categories),
    courses: await isEmpty(courses, isNotNull(courses.publishedAt)),
    slides: await isEmpty(heroSlides),
    statistics: (await getOwnStatistics(db)) === undefined,
    pages: await isEmpty(pages),
    imprint: identity().imprint === null,
  }
  return Gap.options.filter(name => gaps[name])
}
