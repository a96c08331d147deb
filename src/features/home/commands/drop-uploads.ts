import { and, eq } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'

import { heroUploads } from '../tables.ts'

const waiting = eq(heroUploads.state, 'waiting')
const given = { state: 'failed', failure: 'conflict' } as const

/**
 * Lets no file any more replace a slide that was asked for before somebody's rights were taken: the address that it is sent
 * to needs none (T15, T86). Whoever else was uploading one asks anew.
 */
export const dropHeroUploads = (tx: Tx) => tx.update(heroUploads).set(given).where(waiting)

/**
 * Lets no file any more replace a slide that was asked for before somebody changed its words: it would bring the former
 * ones back. To be called where the slide is locked.
 */
export const dropUploadOf = (tx: Tx, pageNb: number) =>
  tx
    .update(heroUploads)
    .set(given)
    .where(and(waiting, eq(heroUploads.pageNb, pageNb)))
