// Where a command works: the database and the files that the environment names.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { joinDatabase, openDatabase } from '@palestra/embedded-postgres'
import type pg from 'pg'

import { connectForHours } from '#src/server/backup/catalog.ts'
import { knownMigrations, migrationsOf } from '#src/server/database/migrating/migrate.ts'
import { findServingRole } from '#src/server/database/serving-role.ts'
import { dataFolders, ownDatabase, readConfig, type Config } from '#src/server/settings/env.ts'
import { diskStorage } from '#src/server/storage/disk.ts'
import { s3Storage } from '#src/server/storage/s3.ts'
import type { Storage } from '#src/server/storage/storage.ts'

import { CommandError, say } from './terminal.ts'

export type Place = AsyncDisposable & {
  readonly config: Config
  /** Of the role that owns the tables. */
  readonly database: pg.ClientConfig
  /** Of the role that serves: for what the academy itself could do. */
  readonly serving: pg.ClientConfig
  /** The process whose embedded database this is; absent when it is our own or an external one. */
  readonly owner: string | undefined
}

/**
 * Reaches the database, and says which one it is and where the files are.
 * @param isNew makes the embedded database where there is none, and takes none that another process has open
 */
export async function openPlace({ isNew = false } = {}): Promise<Place> {
  const config = readConfig()
  say(`database  ${databaseWords(config)}`)
  say(`files     ${filesWords(config)}`)
  if (config.databaseUrl) {
    const serving = { connectionString: config.databaseUrl }
    const database = { connectionString: config.databaseOwnerUrl ?? config.databaseUrl }
    await findServingRole(database, serving)
    return { config, database, serving, owner: undefined, [Symbol.asyncDispose]: async () => {} }
  }
  const own = ownDatabase(config.dataDir)
  const embedded = isNew ? await openDatabase(own) : await joinDatabase(own)
  for (const notice of embedded.notices) say(notice)
  const owner = 'owner' in embedded ? embedded.owner : undefined
  const database = { ...embedded.config, ssl: false }
  const serving = { ...embedded.serving, ssl: false }
  return { config, database, serving, owner, [Symbol.asyncDispose]: () => embedded.close() }
}

/** Without user and password. */
export function databaseWords({ databaseUrl, databaseOwnerUrl = databaseUrl, dataDir }: Config): string {
  if (!databaseOwnerUrl) return `embedded, in ${dataFolders(dataDir).database}`
  const { hostname, port, pathname, searchParams } = new URL(databaseOwnerUrl)
  const host = hostname || searchParams.get('host') || 'localhost'
  return `${pathname.slice(1)} at ${host}${port && `:${port}`}`
}

export const filesWords = ({ s3, dataDir }: Config): string =>
  s3 ? `bucket ${s3.bucket} at ${s3.endpoint}` : dataFolders(dataDir).files

/** The files, for reading and writing; nothing is signed by a command. */
export const storageOf = (config: Config): Storage =>
  config.s3 ? s3Storage(config.s3) : diskStorage(dataFolders(config.dataDir).files)

export const secretFile = ({ dataDir }: Config): string => join(dataDir, 'secret')

/** The secret that the academy made for itself, if it did. */
export const readSecret = (config: Config): Promise<string | undefined> =>
  readFile(secretFile(config), 'utf8').catch(() => undefined)

/** @throws CommandError unless the tables are of this version: whoever writes has to know them */
export async function requireCurrent(database: pg.ClientConfig): Promise<void> {
  const client = await connectForHours(database)
  try {
    const [there, known] = [await migrationsOf(client), await knownMigrations()]
    if (there.join() === known.join()) return
  } finally {
    await client.end()
  }
  throw new CommandError(
    'The tables of this database are of another version. Start the academy once, with this version.',
  )
}
