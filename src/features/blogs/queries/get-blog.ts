import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { canSeeDrafts } from '../policy.ts'
import { blogComments, blogLikes, blogs } from '../tables.ts'
import { findCards, isPublished } from './cards.ts'
import { relatedBlogs } from './list-blogs.ts'
import { findComments, withRights } from './list-comments.ts'

const RELATED_COUNT = 3

type Reading = Pick<Context, 'db' | 'actor'>

/** A post with its comments and its neighbours. Refuses a draft with 'not-found', except to administrators. */
export const getBlog = sharedRead(
  ({ db }, { id }: { id: string }) => readBlog(db, id, and(eq(blogs.id, id), isPublished)),
  async (context, published, { id }) => {
    const isHidden = isRefused(published) && canSeeDrafts(context.actor)
    const found = isHidden ? await readBlog(context.db, id, eq(blogs.id, id)) : published
    if (isRefused(found)) return found
    const { blog, related } = found
    const comments = blog.comments.map(comment => withRights(context, comment))
    return { blog: { ...blog, ...(await findOwnLike(context, id)), comments }, related }
  },
)

async function readBlog(db: Db, id: string, where: SQL | undefined) {
  const [[card], [detail], likesCount, comments] = await Promise.all([
    findCards({ db }, { where, orderBy: [desc(blogs.id)], limit: 1 }),
    findDetail(db, id),
    db.$count(blogLikes, eq(blogLikes.blogId, id)),
    findComments(db, eq(blogComments.blogId, id)),
  ])
  if (!card || !detail) return refuse('not-found')
  const { content, commentsCount, ...author } = detail
  const related = await relatedBlogs({ db }, card, RELATED_COUNT)
  return { blog: { ...card, content, author: authorOf(author), likesCount, comments, commentsCount }, related }
}

const authorColumns = { firstName: users.firstName, lastName: users.lastName, image: users.image }

async function findDetail(db: Db, id: string) {
  const commentsCount = db
    .select({ commentsCount: count() })
    .from(blogComments)
    .where(eq(blogComments.blogId, blogs.id))
  return db
    .select({
      content: blogs.content,
      commentsCount: sql<number>`(${commentsCount})`.mapWith(Number),
      ...authorColumns,
    })
    .from(blogs)
    .leftJoin(users, eq(users.id, blogs.authorId))
    .where(eq(blogs.id, id))
}

type AuthorRow = { firstName: string | null; lastName: string | null; image: string | null }

const authorOf = ({ firstName, lastName, image }: AuthorRow) =>
  firstName === null || lastName === null ? null : { firstName, lastName, image: image && publicFileUrl(image) }

/** Whether the user likes it; of those who do, only the user is named (D-58). */
async function findOwnLike({ db, actor }: Reading, blogId: string) {
  const user = userOf(actor)
  const isTheirs = user && and(eq(blogLikes.blogId, blogId), eq(blogLikes.userId, user.id))
  const liked = isTheirs !== undefined && (await db.$count(blogLikes, isTheirs)) > 0
  return { liked, likes: liked && user ? [user.id] : [] }
}

/** The number of likes, and whether one of them is the user's. */
export async function countLikes(context: Reading, blogId: string) {
  const likesCount = await context.db.$count(blogLikes, eq(blogLikes.blogId, blogId))
  return { likesCount, ...(await findOwnLike(context, blogId)) }
}
