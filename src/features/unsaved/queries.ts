import { and, eq } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { unsavedForms } from './tables.ts'

/** What the administrator who calls typed into a form and has not saved; null where nothing is kept. */
export async function findUnsaved({ db, actor }: Context, { place }: { place: string }) {
  const user = userOf(actor)
  if (user?.role !== 'admin') return refuse('forbidden')
  const [kept] = await db
    .select({ typed: unsavedForms.typed, updatedAt: unsavedForms.updatedAt })
    .from(unsavedForms)
    .where(and(eq(unsavedForms.userId, user.id), eq(unsavedForms.place, place)))
  return { unsaved: kept ? { typed: kept.typed, at: kept.updatedAt.toISOString() } : null }
}
