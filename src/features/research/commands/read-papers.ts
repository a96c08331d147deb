import { and, eq, ne, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isDrawnOnPaper } from '#src/server/images/on-paper.ts'
import { lookOf, storedImage } from '#src/server/images/stored-image.ts'

import { researches } from '../tables.ts'

const AT_ONCE = 20

/**
 * Looks whether the figures of papers are drawings on white, where that is not known of the picture they have. One that
 * cannot be read is shown as it is.
 * @param gone ends it between two pictures, and the one that is just read
 * @returns whether there may be more
 */
export async function readPapers(context: Context, gone?: AbortSignal): Promise<boolean> {
  const { db } = context
  const isUnknown = and(
    ne(researches.thumbnail, ''),
    sql`${researches.paperOf} is distinct from ${researches.thumbnail}`,
  )
  const waiting = await db
    .select({ id: researches.id, thumbnail: researches.thumbnail })
    .from(researches)
    .where(isUnknown)
    .limit(AT_ONCE)
  for (const { id, thumbnail } of waiting) {
    const file = await storedImage(context, thumbnail)
    const look = file && (await lookOf(context, file, gone))
    if (gone?.aborted) return true
    await db.transaction(async tx => {
      const isIt = and(eq(researches.id, id), eq(researches.thumbnail, thumbnail))
      const isOnPaper = look ? isDrawnOnPaper(look) : false
      await tx.update(researches).set({ isOnPaper, paperOf: thumbnail }).where(isIt)
      await announce(tx, ['research', `research:${id}`])
    })
  }
  return waiting.length === AT_ONCE
}
