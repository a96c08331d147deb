import { and, count, desc, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { keepCounts, keepTotal } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'

import type { blogsContract } from '../contract.ts'
import { blogCategories, blogs } from '../tables.ts'
import { findCards, isPublished } from './cards.ts'

type Filters = z.output<typeof blogsContract.listBlogs.input>

const newestFirst = [desc(blogs.publishedAt), desc(blogs.id)]

/** One page of the published posts, the newest first. Past the last page the list is empty. */
export const listBlogs = sharedRead(async ({ db }, { title, categories, page, limit }: Filters) => {
  const others = and(isPublished, ...likeEachWord(blogs.title, title))
  const where = categories?.length ? and(others, inCategories(db, categories)) : others
  const [cards, total, categoryCounts] = await Promise.all([
    findCards({ db }, { where, orderBy: newestFirst, limit, offset: (page - 1) * limit }),
    keepTotal(db, { table: blogs, where, key: JSON.stringify({ title, categories }) }),
    keepCounts(db, `blogs of each category ${title ?? ''}`, () =>
      db
        .select({ _id: blogCategories.categoryId, count: count() })
        .from(blogCategories)
        .innerJoin(blogs, eq(blogs.id, blogCategories.blogId))
        .where(others)
        .groupBy(blogCategories.categoryId),
    ),
  ])
  return { blogs: cards, NbofPages: Math.ceil(total / limit), total, categoryCounts }
})

/** Of very many related posts the newest are compared. */
const COMPARED = 300

/** Up to `limit` other posts that share a category with this one: the more they share the earlier, then the newest. */
export async function relatedBlogs(
  { db }: Pick<Context, 'db'>,
  blog: { _id: string; categories: { _id: string }[] },
  limit: number,
) {
  const ids = blog.categories.map(({ _id }) => _id)
  if (ids.length === 0) return []
  const shared = sql`(select count(*) from ${blogCategories} where ${blogCategories.blogId} = ${blogs.id}
    and ${inArray(blogCategories.categoryId, ids)}) desc`
  const related = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(isPublished, ne(blogs.id, blog._id), inCategories(db, ids)))
    .orderBy(...newestFirst)
    .limit(COMPARED)
  const where = inArray(
    blogs.id,
    related.map(one => one.id),
  )
  return findCards({ db }, { where, orderBy: [shared, ...newestFirst], limit })
}

const inCategories = (db: Db, ids: readonly string[]): SQL =>
  exists(
    db
      .select({ blogId: blogCategories.blogId })
      .from(blogCategories)
      .where(and(eq(blogCategories.blogId, blogs.id), inArray(blogCategories.categoryId, [...ids]))),
  )
