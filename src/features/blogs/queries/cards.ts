// What a card of a post shows, for any selection of posts, in one statement.
import { and, asc, eq, inArray, isNotNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { categories } from '#src/features/categories/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import { blogCategories, blogs } from '../tables.ts'

/** What everybody may read. */
export const isPublished = and(isNotNull(blogs.publishedAt), lte(blogs.publishedAt, sql`now()`))

const { id, title, summary, thumbnail, readingMinutes, views, createdAt, updatedAt, publishedAt } = blogs
const cardColumns = { id, title, summary, thumbnail, readingMinutes, views, createdAt, updatedAt, publishedAt }

export type Selection = {
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  readonly limit: number
  readonly offset?: number
}

/** @returns the selected posts as cards, in the order that was asked for */
export async function findCards({ db }: Pick<Context, 'db'>, { where, orderBy, limit, offset = 0 }: Selection) {
  const ids = db
    .select({ id })
    .from(blogs)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const page = db
    .select({
      ...cardColumns,
      place: sql<number>`row_number() over (order by ${sql.join([...orderBy], sql`, `)})`.as('place'),
    })
    .from(blogs)
    .where(inArray(id, ids))
    .as('page')
  const named = categoryNames(db, page.id)
  const rows = await db
    .select()
    .from(page)
    .leftJoinLateral(named, sql`true`)
    .orderBy(asc(page.place))
  return rows.map(row => ({
    _id: row.page.id,
    title: row.page.title,
    summary: row.page.summary,
    thumbnailUrl: row.page.thumbnail && publicFileUrl(row.page.thumbnail),
    categories: row.named?.categories ?? [],
    readingMinutes: row.page.readingMinutes,
    views: row.page.views,
    createdAt: row.page.createdAt.toISOString(),
    updatedAt: row.page.updatedAt.toISOString(),
    publishedAt: row.page.publishedAt?.toISOString() ?? null,
  }))
}

type CategoryName = { _id: string; name: string }

const categoryNames = (db: Db, blogId: SQLWrapper) =>
  db
    .select({
      categories: sql<CategoryName[]>`coalesce(json_agg(json_build_object('_id', ${categories.id}, 'name', ${
        categories.name
      }) order by ${blogCategories.position}, ${categories.position}, ${categories.name}), '[]')`.as('categories'),
    })
    .from(blogCategories)
    .innerJoin(categories, eq(categories.id, blogCategories.categoryId))
    .where(eq(blogCategories.blogId, blogId))
    .as('named')
