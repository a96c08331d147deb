import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { sortOut } from '#src/server/lacking.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { researchContract } from '../contract/researches.ts'
import { lackOf } from '../policy.ts'
import { researches } from '../tables.ts'

type Wanted = z.output<typeof researchContract.publishResearches.input>

/**
 * Brings papers to everybody, or makes them drafts again; those that lack a picture, words or their PDF stay drafts.
 * @returns the ids of those that are still there and could be; refuses 'draft-incomplete' or 'not-found' when none could
 */
export async function publishResearches(context: Context, { ids, published }: Wanted) {
  return context.db.transaction(async tx => {
    // In one order, so that two who choose the same papers wait for each other instead of both.
    const rows = await tx
      .select()
      .from(researches)
      .where(inArray(researches.id, ids))
      .orderBy(asc(researches.id))
      .for('update')
    if (rows.length === 0) return refuse('not-found')
    const { able, unchanged } = sortOut(rows, row => (published && !row.publishedAt ? lackOf(row) : undefined))
    const [first] = unchanged
    if (first && able.length === 0) return refuse('draft-incomplete', { text: first.message })
    for (const { id, title, publishedAt } of able) {
      const at = published ? (publishedAt ?? context.now()) : null
      await tx.update(researches).set({ publishedAt: at }).where(eq(researches.id, id))
      await recordAudit(tx, context, {
        action: published ? 'research.publish' : 'research.unpublish',
        thing: { id, name: title },
        before: { published: publishedAt !== null },
        after: { published },
      })
    }
    const changed = able.map(({ id }) => id)
    await announce(tx, ['research', ...changed.map(id => `research:${id}`)])
    return { changed, unchanged }
  })
}
