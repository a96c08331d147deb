import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { sortOut } from '#src/server/lacking.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { blogsContract } from '../contract.ts'
import { lackOf } from '../policy.ts'
import { blogs } from '../tables.ts'

type Wanted = z.output<typeof blogsContract.publishBlogs.input>

/**
 * Brings posts to everybody, or makes them drafts again; those that lack a picture or words stay drafts.
 * @returns the ids of those that are still there and could be; refuses 'draft-incomplete' or 'not-found' when none could
 */
export async function publishBlogs(context: Context, { ids, published }: Wanted) {
  return context.db.transaction(async tx => {
    // In one order, so that two who choose the same posts wait for each other instead of both.
    const rows = await tx.select().from(blogs).where(inArray(blogs.id, ids)).orderBy(asc(blogs.id)).for('update')
    if (rows.length === 0) return refuse('not-found')
    const { able, unchanged } = sortOut(rows, row => (published && !row.publishedAt ? lackOf(row) : undefined))
    const [first] = unchanged
    if (first && able.length === 0) return refuse('draft-incomplete', { text: first.message })
    for (const { id, title, publishedAt } of able) {
      const at = published ? (publishedAt ?? context.now()) : null
      await tx.update(blogs).set({ publishedAt: at }).where(eq(blogs.id, id))
      await recordAudit(tx, context, {
        action: published ? 'blog.publish' : 'blog.unpublish',
        thing: { id, name: title },
        before: { published: publishedAt !== null },
        after: { published },
      })
    }
    const changed = able.map(({ id }) => id)
    await announce(tx, ['blogs', ...changed.map(id => `blog:${id}`)])
    return { changed, unchanged }
  })
}
