import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { blogs } from '../tables.ts'
import { categoriesOf, removeThumbnail, shown } from './edit-blog.ts'

/** Deletes a post with its comments and likes. Refuses a wrong password (T79) and 'not-found'. */
export async function deleteBlog(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const categories = await categoriesOf(tx, id)
    const [gone] = await tx.delete(blogs).where(eq(blogs.id, id)).returning()
    if (!gone) return refuse('not-found')
    await removeThumbnail(tx, context, gone.thumbnail)
    const before = { ...shown(gone), categories }
    await recordAudit(tx, context, { action: 'blog.delete', thing: { id, name: gone.title }, before })
    await announce(tx, ['blogs', `blog:${id}`])
    return { deleted: true } as const
  })
}
