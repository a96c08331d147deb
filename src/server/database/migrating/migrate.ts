import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import pg from 'pg'
import { z } from 'zod'

import { migrateQueue } from '#src/server/jobs/queue-tables.ts'

import type { Db } from '../database.ts'
import {
  applyMigration,
  MigrationError,
  untilFree,
  usualPatience,
  withoutComments,
  type Migration,
} from './apply-migration.ts'
import { takeMigrationLock } from './migration-lock.ts'

const ownFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))

type Options = {
  /** How many migrations, the first ones: for the tables of an older backup. */
  readonly count?: number
  readonly folder?: string
  readonly patience?: typeof usualPatience
}

/**
 * Brings the schema up to date, a migration at a time. Replicas that start together take turns behind an advisory lock:
 * without it all but one of them fail on the first CREATE TABLE (R25).
 * @param settings of the role that owns the tables
 * @throws MigrationError for tables of a later version, and for a table that others did not give free in time
 */
export async function migrate(settings: pg.ClientConfig, options: Options = {}): Promise<void> {
  const { count, folder = ownFolder, patience = usualPatience } = options
  const client = new pg.Client({ ...settings, application_name: 'palestra-migration', keepAlive: true })
  client.on('error', () => {}) // the statement under way fails with it
  await client.connect()
  try {
    await takeMigrationLock(client)
    // A schema named like the owner would come before ours.
    await client.query(`set search_path = public; set statement_timeout = 0; set lock_timeout = ${patience.lockMs}`)
    await refuseLooseCommits(client)
    const known = await readMigrations(folder)
    const done = await rememberedMigrations(client)
    refuseLater(done, known)
    for (const migration of known.slice(done.length, count)) await applyMigration(client, migration, patience)
    await untilFree(client, 'The update of the job queue', patience, () => migrateQueue(client))
  } finally {
    await client.end()
  }
}

/** @throws Error where a commit may be acknowledged and lost (R23); each role of PostgreSQL may have its own setting */
export async function refuseLooseCommits(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit')
  if (rows[0]?.synchronous_commit !== 'off') return
  throw new Error('synchronous_commit is off: an acknowledged payment could be lost. Turn it on.')
}

/** Old code on newer tables would answer, and wrongly: it is better that it does not start. */
function refuseLater(done: readonly string[], known: readonly Migration[]): void {
  if (done.every((hash, n) => hash === known[n]?.hash)) return
  throw new MigrationError(
    'The tables of this database are of a later version of the academy than this one: start that version again, or restore a backup that this version made.',
  )
}

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) })

/** What drizzle-kit generated, in its order. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const { entries } = Journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')))
  return Promise.all(
    entries.map(async ({ tag, when }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      return { tag, when, hash, statements: text.split('--> statement-breakpoint').filter(withoutComments) }
    }),
  )
}

/** The SHA-256 of each migration that this version knows, in their order, as the database remembers them. */
export const knownMigrations = async (): Promise<string[]> => (await readMigrations(ownFolder)).map(({ hash }) => hash)

/** The migrations that were applied, in their order; none in a database without tables of ours. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: there } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!there[0]?.name) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** The same, with the table that remembers them. */
async function rememberedMigrations(client: pg.Client): Promise<string[]> {
  await client.query(
    `do $$ begin if to_regclass('drizzle.__drizzle_migrations') is null then
       create schema if not exists drizzle;
       create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
     end if; end $$`,
  )
  return migrationsOf(client)
}

/** How many were applied, as the role that serves may ask too. */
export const countMigrations = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
  return rows[0]?.count ?? 0
}
