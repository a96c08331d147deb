import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { uses } from '../queries/manage-categories.ts'
import { categories } from '../tables.ts'

/** Removes a category that nothing carries. Refuses 'category-used', a wrong password (T79) and 'not-found'. */
export async function deleteCategory(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const isIt = eq(categories.id, id)
    // Whatever is about to carry it waits for this lock.
    const [gone] = await tx.select().from(categories).where(isIt).for('update')
    if (!gone) return refuse('not-found')
    const [used] = await tx.select(uses).from(categories).where(isIt)
    const refused = used && refusalFor(gone.name, used)
    if (refused) return refused
    await tx.delete(categories).where(isIt)
    await recordAudit(tx, context, { action: 'category.delete', thing: gone, before: { name: gone.name } })
    await announce(tx, ['categories'])
    return { deleted: true } as const
  })
}

function refusalFor(name: string, { courses, blogs, researches }: Record<keyof typeof uses, number>) {
  const carriers = [countOf(courses, 'course'), countOf(blogs, 'post'), countOf(researches, 'paper')].filter(Boolean)
  if (carriers.length === 0) return undefined
  return refuse('category-used', { text: `“${name}” is carried by ${carriers.join(', ')}. Take it off there first` })
}

const countOf = (count: number, noun: string): string => (count > 0 ? `${count} ${noun}${count > 1 ? 's' : ''}` : '')
