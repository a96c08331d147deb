import { and, eq } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { announceCounts } from '#src/server/database/changes.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { refuse } from '#src/wire/refusals.ts'

import { limits } from '../policy.ts'
import { countLikes } from '../queries/get-blog.ts'
import { blogLikes } from '../tables.ts'
import { lockPublished } from './lock-published.ts'

/**
 * Likes a post, or takes the like back. Two calls at the same moment count as two, one after the other.
 * Refuses 'not-found' for a draft, and 'too-many'.
 */
export async function likeBlog(context: Context, { id }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const refused = await countAttempt(context, limits.likes, user.id)
  if (refused) return refused
  return context.db.transaction(async tx => {
    if (!(await lockPublished(tx, id))) return refuse('not-found')
    const isMine = and(eq(blogLikes.blogId, id), eq(blogLikes.userId, user.id))
    const gone = await tx.delete(blogLikes).where(isMine).returning({ userId: blogLikes.userId })
    if (gone.length === 0) await tx.insert(blogLikes).values({ blogId: id, userId: user.id })
    await announceCounts(tx, [`blog:${id}`])
    return countLikes({ db: tx, actor: context.actor }, id)
  })
}
