import { sql } from 'drizzle-orm'

import type { Tx } from './database.ts'

/** Lets one write of this name at a time go on until its transaction ends, where there may be no row yet to lock. */
export const lockName = async (tx: Tx, name: string): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`))
