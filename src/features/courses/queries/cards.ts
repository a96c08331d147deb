// What a card of a course shows, for any selection of courses, in a fixed number of statements.
import { and, asc, count, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'

import { categories } from '#src/features/categories/tables.ts'
import { findOpenable } from '#src/features/enrolments/queries.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { dollarsOf } from '#src/wire/money.ts'

import type { CourseCard } from '../contract/shapes.ts'
import { courseCategories, courses, courseVideos, videos } from '../tables.ts'
import { findLessons, learningOf, type Learning } from './lessons.ts'

type CategoryName = { _id: string; name: string }
/** With the names of all categories, which only the course page shows. */
export type Card = z.input<typeof CourseCard> & { readonly categories: CategoryName[] }

/** What the catalogue shows: published and not archived. */
export const inCatalogue = and(isNotNull(courses.publishedAt), isNull(courses.archivedAt))

const { id, title, outcome, thumbnail, priceCents, ratingAverage, ratingCount, createdAt, updatedAt } = courses
const cardColumns = { id, title, outcome, thumbnail, priceCents, ratingAverage, ratingCount, createdAt, updatedAt }

export type Selection = {
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  readonly limit: number
  readonly offset?: number
}

/** @returns the selected courses as cards, with how far the reader is in those that they may open */
export async function findCards(context: Context, selection: Selection): Promise<Card[]> {
  const { db } = context
  const page = pageOf(db, selection)
  const [playlist, named] = [playlistSums(db, page.id), categoryNames(db, page.id)]
  const rows = await db
    .select()
    .from(page)
    .leftJoinLateral(playlist, sql`true`)
    .leftJoinLateral(named, sql`true`)
    .orderBy(asc(page.place))
  const learnings = await findLearnings(
    context,
    rows.map(row => row.page.id),
  )
  return rows.map(row => cardOf({ ...row.page, ...row.playlist, ...row.named }, learnings.get(row.page.id)))
}

/** Cut off before anything is joined: PostgreSQL would else sum up every course to show twenty. */
const pageOf = (db: Db, { where, orderBy, limit, offset = 0 }: Selection) =>
  db
    .select({
      ...cardColumns,
      place: sql<number>`row_number() over (order by ${sql.join([...orderBy], sql`, `)})`.as('place'),
    })
    .from(courses)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page')

type Row = Pick<typeof courses.$inferSelect, keyof typeof cardColumns> & {
  videoCount?: number
  durationSeconds?: number
  categories?: CategoryName[]
}

function cardOf(row: Row, learning: Learning | undefined): Card {
  const videoCount = row.videoCount ?? 0
  const named = row.categories ?? []
  return {
    _id: row.id,
    title: row.title,
    outcome: row.outcome,
    thumbnail: row.thumbnail && publicFileUrl(row.thumbnail), // a draft may have none yet
    price: dollarsOf(row.priceCents),
    categorys: named.map(({ _id }) => _id),
    category: named[0]?.name ?? null,
    categories: named,
    rating: row.ratingAverage,
    ratingCount: row.ratingCount,
    videoCount,
    durationSeconds: row.durationSeconds ?? 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    completed: videoCount > 0 && learning?.completedVideos === videoCount,
    learning: learning ?? null,
  }
}

/** How far the reader is in those of the courses that they may open. */
async function findLearnings(context: Context, courseIds: readonly string[]): Promise<Map<string, Learning>> {
  const openable = await findOpenable(context, courseIds)
  if (openable.size === 0) return new Map()
  const lessons = await findLessons(context, [...openable])
  return new Map([...openable].map(id => [id, learningOf(lessons.filter(({ courseId }) => courseId === id))]))
}

const playlistSums = (db: Db, courseId: SQLWrapper) =>
  db
    .select({
      videoCount: count().as('video_count'),
      durationSeconds: sql`coalesce(sum(${videos.durationSeconds}), 0)`.mapWith(Number).as('duration_seconds'),
    })
    .from(courseVideos)
    .innerJoin(videos, and(eq(videos.id, courseVideos.videoId), isNotNull(videos.publishedAt)))
    .where(eq(courseVideos.courseId, courseId))
    .as('playlist')

const categoryNames = (db: Db, courseId: SQLWrapper) =>
  db
    .select({
      categories: sql<CategoryName[]>`coalesce(json_agg(json_build_object('_id', ${categories.id}, 'name', ${
        categories.name
      }) order by ${courseCategories.position}, ${categories.position}, ${categories.name}), '[]')`.as('categories'),
    })
    .from(courseCategories)
    .innerJoin(categories, eq(categories.id, courseCategories.categoryId))
    .where(eq(courseCategories.courseId, courseId))
    .as('named')
