import { and, count, desc, eq, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { canSeeDrafts } from '../policy.ts'
import { blogComments, blogLikes, blogs } from '../tables.ts'
import { findCards, isPublished } from './cards.ts'
import { relatedBlogs } from './list-blogs.ts'
import { findComments } from './list-comments.ts'

const RELATED_COUNT = 3

/** A post with its comments and its neighbours. Refuses a draft with 'not-found', except to administrators. */
export async function getBlog(context: Context, { id }: { id: string }) {
  const isIt = eq(blogs.id, id)
  const where = canSeeDrafts(context.actor) ? isIt : and(isIt, isPublished)
  const [[card], [detail], likes, comments] = await Promise.all([
    findCards(context, { where, orderBy: [desc(blogs.id)], limit: 1 }),
    findDetail(context, id),
    countLikes(context, id),
    findComments(context, eq(blogComments.blogId, id)),
  ])
  if (!card || !detail) return refuse('not-found')
  const { content, commentsCount, ...author } = detail
  const related = await relatedBlogs(context, card, RELATED_COUNT)
  const blog = { ...card, content, author: authorOf(author), ...likes, comments, commentsCount }
  return { blog, related }
}

const authorColumns = { firstName: users.firstName, lastName: users.lastName, image: users.image }

async function findDetail({ db }: Context, id: string) {
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

/** The number of likes; of the people, only the user is named (D-58). */
export async function countLikes({ db, actor }: Pick<Context, 'db' | 'actor'>, blogId: string) {
  const user = userOf(actor)
  const isTheirs = user ? eq(blogLikes.userId, user.id) : sql`false`
  const [row] = await db
    .select({ likesCount: count(), liked: sql<boolean>`coalesce(bool_or(${isTheirs}), false)` })
    .from(blogLikes)
    .where(eq(blogLikes.blogId, blogId))
  const { likesCount = 0, liked = false } = row ?? {}
  return { likesCount, liked, likes: liked && user ? [user.id] : [] }
}
