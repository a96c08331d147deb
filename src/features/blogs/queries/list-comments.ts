import { and, desc, eq, sql, type SQL } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { canDeleteComment, canSeeDrafts } from '../policy.ts'
import { blogComments, blogs } from '../tables.ts'
import { isPublished } from './cards.ts'

/** How many comments come at once: with the post, and for each press on 'Show earlier comments'. */
const COMMENT_COUNT = 100

/**
 * The comments that are older than one, which may itself be gone by now. Refuses a draft with 'not-found', except to
 * administrators.
 * @param input the post, and of the comment its instant and its id
 */
export async function listComments(context: Context, input: { id: string; before: string; beforeId: string }) {
  const { id, before, beforeId } = input
  const isIt = eq(blogs.id, id)
  const where = canSeeDrafts(context.actor) ? isIt : and(isIt, isPublished)
  const place = sql`(${blogComments.createdAt}, ${blogComments.id})`
  const isOlder = sql`${place} < (${before}::timestamptz, ${beforeId}::uuid)`
  const [[blog], comments] = await Promise.all([
    context.db.select({ id: blogs.id }).from(blogs).where(where),
    findComments(context.db, and(eq(blogComments.blogId, id), isOlder), COMMENT_COUNT + 1),
  ])
  if (!blog) return refuse('not-found')
  const shown = comments.slice(0, COMMENT_COUNT).map(comment => withRights(context, comment))
  return { comments: shown, hasMore: comments.length > COMMENT_COUNT }
}

/** @returns the newest of these comments, the newest first */
export async function findComments(db: Db, where: SQL | undefined, limit = COMMENT_COUNT) {
  const { id, userId, content, createdAt } = blogComments
  const { firstName, lastName, image } = users
  const rows = await db
    .select({ id, userId, content, createdAt, author: { firstName, lastName, image } })
    .from(blogComments)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map(({ author, ...row }) => ({
    _id: row.id,
    userId: row.userId,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    author: { ...author, image: author.image && publicFileUrl(author.image) },
  }))
}

/** @returns a comment with what the user may do with it; whose it is stays here */
export const withRights = <C extends { userId: string }>({ actor }: Pick<Context, 'actor'>, comment: C) => {
  const { userId, ...shown } = comment
  return { ...shown, canDelete: canDeleteComment(actor, { userId }) }
}
