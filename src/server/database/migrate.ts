import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { z } from 'zod'

import { migrateQueue } from '../queue-tables.ts'

/** Who holds it keeps every process from starting on this database: they migrate before anything else. */
export const MIGRATION_LOCK = 7_145_201

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Brings the schema up to date. Replicas that start together take turns behind an advisory lock: without it all but
 * one of them fail on the first CREATE TABLE (R25).
 * @param settings of the role that owns the tables
 * @param count how many migrations, the first ones: for the tables of an older backup
 */
export async function migrate(settings: pg.ClientConfig, count?: number): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('set search_path = public') // a schema named like the owner would come before it
    await refuseLooseCommits(client)
    if (count === undefined) await applyMigrations(drizzle(client), { migrationsFolder: folder })
    else await applyFirst(client, count)
    await migrateQueue(client)
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

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

const readJournal = async () => Journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')))

/** The SHA-256 of each migration that this version knows, in their order, as the database remembers them. */
export async function knownMigrations(): Promise<string[]> {
  const { entries } = await readJournal()
  return Promise.all(
    entries.map(async ({ tag }) => {
      const text = await readFile(join(folder, `${tag}.sql`))
      return createHash('sha256').update(text).digest('hex')
    }),
  )
}

/** The migrator takes a folder: it gets one with the first migrations only. */
async function applyFirst(client: pg.Client, count: number): Promise<void> {
  const { entries, ...journal } = await readJournal()
  const first = entries.slice(0, count)
  const place = await mkdtemp(join(tmpdir(), 'palestra-migrations-'))
  try {
    await mkdir(join(place, 'meta'))
    await writeFile(join(place, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: first }))
    for (const { tag } of first) await copyFile(join(folder, `${tag}.sql`), join(place, `${tag}.sql`))
    await applyMigrations(drizzle(client), { migrationsFolder: place })
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
