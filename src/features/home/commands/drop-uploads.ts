import { eq } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'

import { heroUploads } from '../tables.ts'

/**
 * Lets no file any more replace a slide that was asked for before somebody's rights were taken: the address that it is sent
 * to needs none (T15, T86). Whoever else was uploading one asks anew.
 */
export const dropHeroUploads = (tx: Tx) =>
  tx.update(heroUploads).set({ state: 'failed', failure: 'conflict' }).where(eq(heroUploads.state, 'waiting'))
