import { and, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import { orderOf, within } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { stateOf } from '../policy.ts'
import { courses } from '../tables/courses.ts'
import { inCatalogue } from './cards.ts'
import { isKept } from './holders.ts'
import { learnersNow } from './learners.ts'

type Wanted = z.output<typeof courseManagerContract.manageCourses.input>

const states = {
  Published: inCatalogue,
  Draft: and(isNull(courses.publishedAt), isNull(courses.archivedAt)),
  Archived: isNotNull(courses.archivedAt),
} as const

/** The name of the course's own category. */
const category = sql<string | null>`(
  select categories.name from course_categories join categories on categories.id = category_id
  where course_id = courses.id order by course_categories.position, categories.position, categories.name limit 1)`

const columns = {
  id: courses.id,
  title: courses.title,
  thumbnail: courses.thumbnail,
  priceCents: courses.priceCents,
  currency: courses.currency,
  learnersCount: learnersNow,
  publishedAt: courses.publishedAt,
  archivedAt: courses.archivedAt,
  createdAt: courses.createdAt,
  category,
  videoCount: sql`(select count(*) from course_videos where course_id = courses.id)`.mapWith(Number),
  isKept,
}

/** One page of the manager's list, the newest course first unless sorted otherwise; drafts and archived ones included. */
export async function manageCourses({ db, now }: Context, { page, limit, sort, ...filters }: Wanted) {
  const where = and(...conditionsOf(filters, now()))
  const sortable = {
    createdAt: courses.createdAt,
    title: courses.title,
    price: courses.priceCents,
    NbOforders: courses.learnersCount,
  }
  const order = orderOf(sort, sortable, courses.id)
  const ids = db
    .select({ id: courses.id })
    .from(courses)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, total] = await Promise.all([
    // What a row tells besides its own fields is asked of the rows of the page alone, not of those passed over on the way.
    db
      .select(columns)
      .from(courses)
      .where(inArray(courses.id, ids))
      .orderBy(...order),
    countRows(db, courses, where),
  ])
  return { courses: rows.map(shownRow), NbOfPages: Math.ceil(total / limit), total }
}

function conditionsOf(
  { title, time, state }: Pick<Wanted, 'title' | 'time' | 'state'>,
  now: Date,
): (SQL | undefined)[] {
  return [...likeEachWord(courses.title, title), within(courses.createdAt, time, now), state && states[state]]
}

type Row = Pick<
  typeof courses.$inferSelect,
  | 'id'
  | 'title'
  | 'thumbnail'
  | 'priceCents'
  | 'currency'
  | 'learnersCount'
  | 'publishedAt'
  | 'archivedAt'
  | 'createdAt'
> & { category: string | null; videoCount: number; isKept: boolean }

const shownRow = (row: Row) => ({
  _id: row.id,
  title: row.title,
  thumbnail: row.thumbnail && publicFileUrl(row.thumbnail),
  category: row.category,
  price: fromMinor(row.priceCents, row.currency),
  NbOforders: row.learnersCount,
  published: stateOf(row) === 'Published',
  state: stateOf(row),
  createdAt: row.createdAt.toISOString(),
  videoCount: row.videoCount,
  isKept: row.isKept,
})
