// Makes the indexes of searching anew, beside the old ones, while everybody goes on.

import { sql } from 'drizzle-orm'

import type { Db } from '../database.ts'

/** The indexes that searches by words use, with safe names. */
async function searchIndexes(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select i.indexrelid::regclass::text as name
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      join pg_namespace n on n.oid = c.relnamespace
    where a.amname = 'gin' and n.nspname = 'public' and i.indisvalid order by 1`)
  return rows.map(({ name }) => name)
}

/** What an interrupted run left half made; nothing uses it. */
async function dropHalfMade(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relname ~ '_ccnew[0-9]*$'`)
  for (const { name } of rows) await db.execute(sql.raw(`drop index concurrently ${name}`))
}

/**
 * Rebuilds every index of searching and counts anew what the planner knows of the tables.
 * @param db a connection whose statements may take long
 * @returns the names of the indexes
 */
export async function rebuildSearch(db: Db, onIndex: (done: number, of: number) => void): Promise<string[]> {
  await dropHalfMade(db)
  const names = await searchIndexes(db)
  for (const [done, name] of names.entries()) {
    await db.execute(sql.raw(`reindex index concurrently ${name}`))
    onIndex(done + 1, names.length)
  }
  await db.execute(sql.raw('analyze'))
  return names
}
