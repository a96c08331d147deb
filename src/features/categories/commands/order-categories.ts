import { eq, sql } from 'drizzle-orm'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { refuse } from '#src/wire/refusals.ts'

import { inOrder } from '../queries/list-categories.ts'
import { categories } from '../tables.ts'

type Given = { categories: readonly string[]; former: readonly string[] }

/**
 * Brings all categories into this order. Refuses 'conflict' when they are not in the `former` order any more, or others,
 * and 'invalid' when it is not the same categories that are ordered.
 */
export async function orderCategories(context: Context, { categories: wanted, former }: Given) {
  if (wanted.toSorted().join() !== former.toSorted().join()) return refuse('invalid')
  return context.db.transaction(async tx => {
    // Nobody adds, renames or orders categories meanwhile; reading them goes on.
    await tx.execute(sql`lock table categories in share row exclusive mode`)
    const rows = await tx
      .select()
      .from(categories)
      .orderBy(...inOrder)
    if (rows.map(({ id }) => id).join() !== former.join()) return refuse('conflict')
    for (const [position, id] of wanted.entries())
      await tx.update(categories).set({ position }).where(eq(categories.id, id))
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
    await recordAudit(tx, context, {
      action: 'category.order',
      thing: { id: null, name: 'categories' },
      before: { order: former.map(id => nameOf.get(id)) },
      after: { order: wanted.map(id => nameOf.get(id)) },
    })
    await announce(tx, ['categories'])
    return { categories: [...wanted] }
  })
}
