import { and, eq, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { countView } from '#src/server/views/views.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isPublished } from '../queries/cards.ts'
import { blogs } from '../tables.ts'

/**
 * Counts that a page showed a post, once per visitor and day (D-60). The page itself comes out of a cache, so it says so
 * after it was shown. Pages that are kept are not dropped for it: the number on them may be a minute old.
 * @returns the number of views
 */
export async function viewBlog(context: Context, { id }: { id: string }) {
  const isIt = and(eq(blogs.id, id), isPublished)
  const find = () => context.db.select({ views: blogs.views }).from(blogs).where(isIt)
  const [blog] = await find()
  if (!blog) return refuse('not-found')
  const refused = await countView(context, { kind: 'blog', id }, async tx => {
    await tx
      .update(blogs)
      .set({ views: sql`${blogs.views} + 1` })
      .where(isIt)
  })
  if (refused) return refused
  const [counted = blog] = await find()
  return counted
}
