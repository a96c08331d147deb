import { eq } from 'drizzle-orm'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findAuthors, findReferences } from '../queries/get-research.ts'
import { researches } from '../tables.ts'
import { fieldsIn, putLists, saved, shown } from './research-parts.ts'

const TITLE_MAX = 200

/**
 * Makes a draft with everything that a paper has, its files included. Only its DOI stays behind, which names one
 * publication and no other. Refuses 'not-found'.
 */
export async function duplicateResearch(context: Context, { id }: { id: string }) {
  return context.db.transaction(async tx => {
    const [original] = await tx.select().from(researches).where(eq(researches.id, id)).for('share')
    if (!original) return refuse('not-found')
    const title = `Copy of ${original.title}`.slice(0, TITLE_MAX)
    const now = context.now()
    const [made] = await tx
      .insert(researches)
      .values({ ...fieldsIn(original), title, doi: null, createdAt: now, updatedAt: now })
      .returning()
    if (!made) throw new Error('an insert returns its row')
    const [authors, references] = [await findAuthors({ db: tx }, id), await findReferences({ db: tx }, id)]
    await putLists(tx, made.id, { authors, references })
    const thing = { id: made.id, name: title }
    await recordAudit(tx, context, {
      action: 'research.duplicate',
      thing,
      after: { ...(await shown(tx, made)), of: id },
    })
    return saved(made)
  })
}
