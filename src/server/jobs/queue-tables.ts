// The tables of the job queue. Their owner makes and changes them; the queue itself works as the role that serves.
import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import bossPackage from 'pg-boss/package.json' with { type: 'json' }

const SCHEMA = 'pgboss'
const VERSION = bossPackage.pgboss.schema

/**
 * Makes the queue's tables, or brings them to the version that pg-boss works with. The caller holds a lock.
 * @throws Error for tables of a later version
 */
export async function migrateQueue(client: pg.Client): Promise<void> {
  const version = await versionOf(client)
  if (version === undefined) await client.query(getConstructionPlans(SCHEMA))
  else if (version < VERSION) await client.query(inOneTransaction(getMigrationPlans(SCHEMA, version)))
  else if (version > VERSION)
    throw new Error(`The job queue's tables are of a later version (${version}) than this one (${VERSION}).`)
  await keepNamesPlain(client)
}

async function versionOf(client: pg.Client): Promise<number | undefined> {
  const { rows: there } = await client.query<{ name: string | null }>(`select to_regclass('${SCHEMA}.version') as name`)
  if (!there[0]?.name) return undefined
  const { rows } = await client.query<{ version: number }>(`select version from ${SCHEMA}.version`)
  return rows[0]?.version
}

/**
 * pg-boss prints its index builds behind the transaction, for hands that run them one by one: whoever is interrupted
 * would miss them for good. Here all becomes true at once or nothing does; finished jobs leave, so the tables are small.
 */
const inOneTransaction = (plan: string): string =>
  `${plan.replace('COMMIT;', '').replaceAll(' CONCURRENTLY', '')};\nCOMMIT;`

/** pg-boss writes this column into its statements as it stands, and whoever serves may change rows of it (T78). */
async function keepNamesPlain(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_constraint where conname = 'plain_table' and conrelid = '${SCHEMA}.queue'::regclass`,
  )
  if (rowCount) return
  await client.query(`alter table ${SCHEMA}.queue add constraint plain_table check (table_name = 'job_common')`)
}
