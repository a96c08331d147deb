import { eq } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { blogs } from '../tables.ts'
import { categoriesOf, saved } from './edit-blog.ts'
import { createBlog, fieldsIn } from './write-blog.ts'

const TITLE_MAX = 200

/** Makes a draft with the text, image and categories of a post; nobody has read or liked it. Refuses 'not-found'. */
export async function duplicateBlog(context: Context, { id }: { id: string }) {
  return context.db.transaction(async tx => {
    const [original] = await tx.select().from(blogs).where(eq(blogs.id, id)).for('share')
    if (!original) return refuse('not-found')
    const title = `Copy of ${original.title}`.slice(0, TITLE_MAX)
    const copy = { ...fieldsIn(original), title, publishedAt: null, categoryIds: await categoriesOf(tx, id) }
    const made = await createBlog(tx, { ...copy, authorId: userOf(context.actor)?.id, createdAt: context.now() })
    const thing = { id: made, name: title }
    await recordAudit(tx, context, { action: 'blog.duplicate', thing, after: { title, of: id } })
    return saved({ id: made, title, publishedAt: null })
  })
}
