// The tables of the job queue. Their owner makes and changes them; the queue itself works as the role that serves.
import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import bossPackage from 'pg-boss/package.json' with { type: 'json' }

const SCHEMA = 'pgboss'

/** Makes the queue's tables, or brings them to the version that pg-boss works with. The caller holds a lock. */
export async function migrateQueue(client: pg.Client): Promise<void> {
  const { rows: there } = await client.query<{ name: string | null }>(`select to_regclass('${SCHEMA}.version') as name`)
  if (!there[0]?.name) {
    await client.query(getConstructionPlans(SCHEMA))
    return
  }
  const { rows } = await client.query<{ version: number }>(`select version from ${SCHEMA}.version`)
  const version = rows[0]?.version ?? 0
  if (version < bossPackage.pgboss.schema) await client.query(getMigrationPlans(SCHEMA, version))
}
