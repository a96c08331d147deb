import { fileURLToPath } from 'node:url'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATION_LOCK = 7_145_201

/**
 * Brings the schema up to date. Replicas that start together take turns behind an advisory lock: without it all but
 * one of them fail on the first CREATE TABLE (R25).
 */
export async function migrate(settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit')
    if (rows[0]?.synchronous_commit === 'off') {
      throw new Error('synchronous_commit is off: an acknowledged payment could be lost. Turn it on.')
    }
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
    })
  } finally {
    await client.end()
  }
}
