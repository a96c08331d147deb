import { and, eq } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce, announceCounts } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { refuse } from '#src/wire/refusals.ts'

import { canDeleteComment, limits } from '../policy.ts'
import { findComments, withRights } from '../queries/list-comments.ts'
import { blogComments, blogs } from '../tables.ts'
import { lockPublished } from './lock-published.ts'

type Comment = typeof blogComments.$inferSelect

/**
 * Adds a comment in plain text; sent again with the same key, it is that comment. Refuses 'not-found' for a draft,
 * 'too-many' (T82), and 'made-already' for a key that is another comment's.
 */
export async function commentBlog(context: Context, { id, content }: { id: string; content: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const refused = await countAttempt(context, limits.comments, user.id)
  if (refused) return refused
  return context.db.transaction(async tx => {
    if (!(await lockPublished(tx, id))) return refuse('not-found')
    const [made] = await tx
      .insert(blogComments)
      .values({ id: context.key, blogId: id, userId: user.id, content, createdAt: context.now() })
      .onConflictDoNothing()
      .returning({ id: blogComments.id })
    // Nobody rewrites what others have read: with other words, it is not that comment.
    const { blogId, userId, content: words } = blogComments
    const isSame = and(eq(blogId, id), eq(userId, user.id), eq(words, content))
    const isIt = and(eq(blogComments.id, made?.id ?? context.key ?? ''), isSame)
    await announceCounts(tx, [`blog:${id}`])
    const [comment] = await findComments(tx, isIt)
    return comment ? { comment: withRights(context, comment) } : refuse('made-already', { text: POSTED })
  })
}

const POSTED =
  'This was posted already, with other words. Load the page again to see it; sending again posts another one'

/** Removes a comment. Refuses 'not-found', also when it stands under another post, and 'forbidden' (D-61). */
export async function deleteComment(
  context: Context,
  { commentId, blogId }: { commentId: string; blogId?: string | undefined },
) {
  const isIt = and(eq(blogComments.id, commentId), blogId ? eq(blogComments.blogId, blogId) : undefined)
  const { userId, blogId: home } = blogComments
  const [comment] = await context.db.select({ userId, blogId: home }).from(blogComments).where(isIt)
  if (!comment) return refuse('not-found')
  if (!canDeleteComment(context.actor, comment)) return refuse('forbidden')
  return context.db.transaction(async tx => {
    const isAuthors = eq(blogComments.userId, comment.userId)
    const gone = await tx.delete(blogComments).where(and(isIt, isAuthors)).returning()
    const [before] = gone
    if (!before) return refuse('not-found')
    if (userOf(context.actor)?.id !== before.userId) await recordDeletion(tx, context, before)
    await announce(tx, [`blog:${comment.blogId}`])
    return { message: 'Comment Deleted Successfully' }
  })
}

/** Somebody else's words were taken away: by whom, and from which post. The words are gone, as their author's account may be. */
async function recordDeletion(tx: Tx, context: Context, { id, blogId, createdAt }: Comment): Promise<void> {
  const [blog] = await tx.select({ title: blogs.title }).from(blogs).where(eq(blogs.id, blogId))
  await recordAudit(tx, context, {
    action: 'comment.delete',
    thing: { id, name: blog?.title ?? '' },
    before: { blogId, createdAt: createdAt.toISOString() },
  })
}
