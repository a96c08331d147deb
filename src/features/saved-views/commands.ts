import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import type { PersonalData } from '#src/server/personal-data.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { savedViewsContract } from './contract.ts'
import { savedViews } from './tables.ts'

/** Of one administrator, in all lists together. */
const MOST_VIEWS = 60

type Given = z.output<typeof savedViewsContract.saveView.input>

/** Keeps what an administrator sees of a list; another one of this name there gives way. Refuses 'too-many-views'. */
export async function saveView({ db, actor }: Context, given: Given) {
  const user = userOf(actor)
  if (user?.role !== 'admin') return refuse('forbidden')
  return db.transaction(async tx => {
    await lockName(tx, `saved views ${user.id}`)
    const isTheirs = eq(savedViews.userId, user.id)
    const isIt = and(isTheirs, eq(savedViews.list, given.list), eq(savedViews.name, given.name))
    const isNew = (await tx.$count(savedViews, isIt)) === 0
    if (isNew && (await tx.$count(savedViews, isTheirs)) >= MOST_VIEWS) return refuse('too-many-views')
    const [view] = await tx
      .insert(savedViews)
      .values({ userId: user.id, ...given })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.list, savedViews.name],
        set: { search: given.search },
      })
      .returning({ _id: savedViews.id, list: savedViews.list, name: savedViews.name, search: savedViews.search })
    if (!view) throw new Error('a view was neither inserted nor changed')
    return view
  })
}

/** Forgets a view of one's own; what is gone stays gone. */
export async function deleteView({ db, actor }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, user.id)))
  return { deleted: true } as const
}

export const savedViewsData: PersonalData = {
  name: 'saved-views',
  collect: async (db, { userId }) => {
    const { list, name, search, createdAt } = savedViews
    return {
      rows: await db.select({ list, name, search, createdAt }).from(savedViews).where(eq(savedViews.userId, userId)),
    }
  },
  erase: async (tx, { userId }) => {
    await tx.delete(savedViews).where(eq(savedViews.userId, userId))
    return []
  },
}
