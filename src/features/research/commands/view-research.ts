import { and, eq, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { countView } from '#src/server/views/views.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isPublished } from '../queries/cards.ts'
import { researches } from '../tables.ts'

/** Counts a reader of a published paper, once a day (D-60). The number may be a page's age behind: nothing is announced. */
export async function viewResearch(context: Context, { id }: { id: string }) {
  const [research] = await context.db
    .select({ id: researches.id })
    .from(researches)
    .where(and(eq(researches.id, id), isPublished))
  if (!research) return refuse('not-found')
  const refused = await countView(context, { kind: 'research', id }, async tx => {
    await tx
      .update(researches)
      .set({ views: sql`${researches.views} + 1` })
      .where(eq(researches.id, id))
  })
  return refused ?? {}
}
