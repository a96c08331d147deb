import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { blogsContract } from '../contract.ts'
import { blogComments, blogs } from '../tables.ts'

type Wanted = z.output<typeof blogsContract.manageBlogs.input>

const states = { draft: isNull(blogs.publishedAt), published: isNotNull(blogs.publishedAt) }

/** One page of the manager's list, drafts included, the newest post first unless sorted otherwise. */
export async function manageBlogs({ db }: Context, { title, state, page, limit, sort }: Wanted) {
  const where = and(...likeEachWord(blogs.title, title), state && states[state])
  const inner = db.select({ count: count() }).from(blogComments).where(eq(blogComments.blogId, blogs.id))
  const comments = sql<number>`(${inner})`.mapWith(Number)
  const { id, thumbnail, views, createdAt, publishedAt } = blogs
  const columns = { createdAt, title: blogs.title, views, comments }
  const [rows, total] = await Promise.all([
    db
      .select({ id, title: blogs.title, thumbnail, views, createdAt, publishedAt, comments })
      .from(blogs)
      .where(where)
      .orderBy(...orderOf(sort, columns, id))
      .limit(limit)
      .offset((page - 1) * limit),
    countRows(db, blogs, where),
  ])
  return {
    blogs: rows.map(row => ({
      _id: row.id,
      title: row.title,
      thumbnailUrl: row.thumbnail && publicFileUrl(row.thumbnail),
      views: row.views,
      createdAt: row.createdAt.toISOString(),
      commentsCount: row.comments,
      published: row.publishedAt !== null,
    })),
    NbofPages: Math.ceil(total / limit),
    total,
  }
}
