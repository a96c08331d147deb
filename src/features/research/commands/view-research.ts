import { and, eq, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { countView } from '#src/server/views/views.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isPublished } from '../queries/cards.ts'
import { research } from '../tables.ts'

/** Counts a reader of a published paper, once a day (D-60). The number may be a page's age behind: nothing is announced. */
export async function viewResearch(context: Context, { id }: { id: string }) {
  const [paper] = await context.db
    .select({ id: research.id })
    .from(research)
    .where(and(eq(research.id, id), isPublished))
  if (!paper) return refuse('not-found')
  const refused = await countView(context, { kind: 'research', id }, async tx => {
    await tx
      .update(research)
      .set({ views: sql`${research.views} + 1` })
      .where(eq(research.id, id))
  })
  return refused ?? {}
}
