import { eq, max } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isDuplicate } from '#src/server/database/database.ts'
import { isStale } from '#src/server/versions.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { categoriesContract } from '../contract.ts'
import { categories } from '../tables.ts'

type Renamed = z.output<typeof categoriesContract.renameCategory.input>

/** Adds a category behind the others. Refuses 'category-exists'. */
export async function createCategory(context: Context, { name }: { name: string }) {
  return unlessTaken(() =>
    context.db.transaction(async tx => {
      const [last] = await tx.select({ position: max(categories.position) }).from(categories)
      const [made] = await tx
        .insert(categories)
        .values({ name, position: (last?.position ?? -1) + 1 })
        .returning()
      if (!made) throw new Error('an insert returns its row')
      await recordAudit(tx, context, { action: 'category.create', thing: made, after: { name } })
      await announce(tx, ['categories'])
      return { category: { _id: made.id, name } }
    }),
  )
}

/** A category as its writes answer with it. Refuses 'not-found'. */
export async function savedCategory({ db }: Pick<Context, 'db'>, { id }: { id: string }) {
  const [row] = await db.select().from(categories).where(eq(categories.id, id))
  return row ? { category: { _id: id, name: row.name } } : refuse('not-found')
}

/**
 * Gives a category another name, everywhere at once. Refuses 'category-exists', 'not-found', and 'conflict' when it has
 * another name by now than the form was read with.
 */
export async function renameCategory(context: Context, { id, name, version }: Renamed) {
  return unlessTaken(() =>
    context.db.transaction(async tx => {
      const [before] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
      if (!before) return refuse('not-found')
      if (await isStale(version, () => ({ name: before.name }))) return refuse('conflict')
      await tx.update(categories).set({ name }).where(eq(categories.id, id))
      const thing = { id, name }
      await recordAudit(tx, context, {
        action: 'category.update',
        thing,
        before: { name: before.name },
        after: { name },
      })
      await announce(tx, ['categories'])
      return { category: { _id: id, name } }
    }),
  )
}

/** Two who choose the same name at the same moment meet at the unique index. */
async function unlessTaken<T>(write: () => Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error, 'categories_name_unique')) return refuse('category-exists')
    throw error
  }
}
