import { and, eq } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'

import { isPublished } from '../queries/cards.ts'
import { blogs } from '../tables.ts'

/** Holds a post until the end of the transaction. @returns false when there is none that everybody may read */
export async function lockPublished(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.id, id), isPublished))
    .for('update')
  return rows.length > 0
}
