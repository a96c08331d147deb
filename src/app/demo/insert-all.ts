import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'

import type { Db } from '#src/server/database/database.ts'

/** So many at once fit into a statement's parameters. */
const AT_ONCE = 2000

export async function insertAll<T extends PgTable>(db: Db, table: T, rows: readonly PgInsertValue<T>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db.insert(table).values(rows.slice(from, from + AT_ONCE))
}
