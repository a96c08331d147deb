import { asc, eq } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { savedViews } from './tables.ts'

/** The views of the administrator who calls, of all lists, in the order in which they were saved. */
export async function listViews({ db, actor }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const { id, list, name, search, createdAt } = savedViews
  const views = await db
    .select({ _id: id, list, name, search })
    .from(savedViews)
    .where(eq(savedViews.userId, user.id))
    .orderBy(asc(createdAt), asc(id))
  return { views }
}
