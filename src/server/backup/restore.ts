import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import type pg from 'pg'

import { ArchiveError } from '../archive/archive.ts'
import { readArchive, type FoundEntry } from '../archive/read-archive.ts'
import { knownMigrations, migrate, migrationsOf } from '../database/migrating/migrate.ts'
import { takeMigrationLock } from '../database/migrating/migration-lock.ts'
import type { Storage } from '../storage/storage.ts'
import { connectForHours } from './catalog.ts'
import { addJobs, type FirstJob, openIdleBoss, putJobsBack, Waiting } from './jobs.ts'
import { loadDatabase, type Loading } from './load-database.ts'
import { Head, places, Summary } from './manifest.ts'
import type { OnProgress } from './progress.ts'
import { verifyBackup, type Backup } from './verify-backup.ts'

type Options = {
  readonly path: string
  /** The same file, as `verifyToRestore` found it. */
  readonly backup: Backup
  readonly database: pg.ClientConfig
  readonly storage: Storage
  /** Makes the tables that no migration makes. */
  readonly prepare: () => Promise<void>
  /** Keeps the secret, when the backup has one. */
  readonly keepSecret: (secret: string) => Promise<void>
  /** False leaves out the mails that were waiting. */
  readonly mails: boolean
  /** What the academy does first when it starts. */
  readonly first?: readonly FirstJob[]
  readonly onProgress: OnProgress
  readonly signal: AbortSignal
}

export type Restored = Summary & { readonly createdAt: string }

/**
 * Reads a backup whole, before there is anything that it could be written to.
 * @throws ArchiveError for one that is damaged or of a later version
 */
export async function verifyToRestore(path: string, reading: Pick<Options, 'onProgress' | 'signal'>): Promise<Backup> {
  const known = await knownMigrations()
  return verifyBackup(path, { onHead: head => refuseLater(head, known), ...reading })
}

/**
 * Makes an empty academy what the backup was made of. The rows go in in one transaction that ends after the last file
 * has been stored. So an academy that was interrupted is still an empty one, and the same command does it again. No
 * process can start on the database meanwhile.
 * @throws ArchiveError for an academy that is not empty, and for a file that changed since it was verified
 */
export async function restore(options: Options): Promise<Restored> {
  const { database, backup, signal } = options
  await refuseOtherFiles(options)
  const client = await connectForHours(database)
  const stop = () => void client.end()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await refuseInUse(client)
    await prepareTables(client, options)
    await takeMigrationLock(client)
    await load(client, options)
    await client.query('analyze')
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    await client.end()
  }
  await migrate(database)
  return { ...backup.rest, createdAt: backup.head.createdAt }
}

/** @throws ArchiveError unless this version knows every migration of the backup, in the same order */
function refuseLater({ migrations }: Head, known: readonly string[]): void {
  if (migrations.every((hash, n) => hash === known[n])) return
  throw new ArchiveError(
    'it was made by a later version of the academy, or by another one. Restore it with that version',
  )
}

/** Files of an earlier try are those of the backup; any other one says that this is not the place. */
async function refuseOtherFiles({ storage, backup }: Options): Promise<void> {
  const own = new Set(backup.entries.map(({ name }) => name))
  for await (const { key } of storage.list('')) {
    if (own.has(`${places.files}${key}`)) continue
    throw new ArchiveError(`The storage is not empty: it holds ${key}, which is not in the backup.`)
  }
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'palestra' limit 1`,
  )
  if (rowCount) throw new ArchiveError('The academy runs on this database. Stop it first.')
}

async function prepareTables(client: pg.Client, { database, prepare, backup }: Options): Promise<void> {
  const { head, rest } = backup
  const there = await migrationsOf(client)
  if (there.length > 0 && there.join() !== head.migrations.join()) {
    throw new ArchiveError(
      'This academy is empty, but its tables are of another version than the backup. Restore into a new DATA_DIR, or a new database.',
    )
  }
  await migrate(database, { count: head.migrations.length })
  if (rest.tables.some(({ schema }) => schema === 'sandbox')) await prepare()
}

async function load(client: pg.Client, options: Options): Promise<void> {
  const boss = await openIdleBoss(options.database)
  try {
    await client.query('begin')
    const loading = await loadDatabase(client, options.backup.rest)
    const taking: Taking = { ...options, loading, waiting: undefined, secret: undefined }
    const onProgress = (done: number, total: number) =>
      options.onProgress({ step: 'restored', done, total, unit: 'bytes' })
    const onEntry = (entry: FoundEntry) => take(taking, entry)
    await readArchive(options.path, { head: Head, rest: Summary, onEntry, onProgress, signal: options.signal })
    await loading.finish()
    if (taking.waiting) await putJobsBack(boss, client, withoutMails(taking.waiting, options.mails))
    await addJobs(boss, client, options.first ?? [])
    if (taking.secret !== undefined) await options.keepSecret(taking.secret)
    await client.query('commit')
  } finally {
    await boss.stop({ graceful: false })
  }
}

const withoutMails = ({ queues, jobs }: Waiting, mails: boolean): Waiting => ({
  queues,
  jobs: mails ? jobs : jobs.filter(({ name }) => name !== 'send-mail'),
})

type Taking = Pick<Options, 'storage'> & {
  readonly loading: Loading
  waiting: Waiting | undefined
  secret: string | undefined
}

async function take(taking: Taking, { name, body }: FoundEntry): Promise<void> {
  const { loading, storage } = taking
  const [, schema, table] = places.table.exec(name) ?? []
  if (schema && table) await loading.write(`${schema}.${table}`, body)
  else if (name === places.jobs) taking.waiting = Waiting.parse(JSON.parse(await text(body)))
  else if (name === places.secret) taking.secret = await text(body)
  else await storage.put(name.slice(places.files.length), Readable.from(body))
}
