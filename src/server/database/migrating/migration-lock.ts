import { setTimeout } from 'node:timers/promises'

import type pg from 'pg'

/** Who holds it keeps every process from starting on this database: they migrate before anything else. */
export const MIGRATION_LOCK = 7_145_201

const PAUSE_MS = 100

/**
 * Takes the lock for this connection, however long another process holds it. It asks again and again: a statement that
 * waits keeps a snapshot, and an index that the other process builds would wait for that one to end.
 */
export async function takeMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [MIGRATION_LOCK])
    if (rows[0]?.got) return
    await setTimeout(PAUSE_MS)
  }
}
