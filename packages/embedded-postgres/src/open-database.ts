import pg from 'pg'

import { chooseAccount } from './account.ts'
import { ensureCluster } from './cluster.ts'
import { prepareFolders } from './folders.ts'
import { turnLog } from './log.ts'
import { ownServer } from './own-server.ts'
import { keepRunning, type OnTrouble } from './programs/keep-running.ts'
import { findPrograms, type Programs } from './programs/programs.ts'
import { DEFAULT_NAME, superuser, type Settings } from './settings.ts'
import { openSocketHost } from './socket.ts'

export type Options = {
  /** A folder of its own for the database, made when it is not there. */
  readonly dataDir: string
  /** Of the database, and of the role that serves from it and owns nothing. */
  readonly name?: string
  readonly onTrouble?: OnTrouble
  /** PostgreSQL settings that win over ours. */
  readonly settings?: Settings
}

export type Database = {
  /** For `pg`, as the superuser. `{ ...config, database: 'other' }` reaches another database of the same server. */
  readonly config: { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  /** The same as a role that owns nothing, and may only what it is given. */
  readonly serving: Database['config']
  /** The same as a connection string. */
  readonly url: string
  /** What the person who started should know, for the caller to print; usually nothing. */
  readonly notices: readonly string[]
  /** Ends the server in order; what was committed is kept. Close the pools first. */
  close(): Promise<void>
}

/**
 * Opens the embedded PostgreSQL of a data folder: makes it on first use, recovers it after a crash, keeps it running
 * until `close`. When the server dies it is started again and a pool reconnects, if it survives broken connections:
 * give it `pool.on('error', …)` for the idle ones and `pool.on('connect', client => client.on('error', …))` for one
 * that breaks between `connect` and its first query; Node ends itself without either.
 * @throws DatabaseError with advice, when another process has the folder or PostgreSQL cannot run
 */
export async function openDatabase({
  dataDir,
  name = DEFAULT_NAME,
  onTrouble,
  settings = {},
}: Options): Promise<Database> {
  const folders = prepareFolders(dataDir)
  const account = chooseAccount(folders.cluster)
  const programs = findPrograms(account)
  await ensureCluster({ folders, account, programs })
  turnLog(folders.log)
  const place = { folders, account, programs, settings, host: openSocketHost(folders.cluster) }
  const keeper = keepRunning(place, await ownServer(place), onTrouble ?? (() => undefined))
  const config = { host: place.host, port: 5432, user: superuser, database: name }
  try {
    await ensureDatabase(config)
  } catch (thrown) {
    await keeper.close()
    throw thrown
  }
  const url = `postgresql://${superuser}@/${name}?host=${encodeURIComponent(place.host)}`
  const notices = noticesOf(programs, folders.cluster)
  return { config, serving: { ...config, user: name }, url, notices, close: () => keeper.close() }
}

function noticesOf({ copiedTo }: Programs, cluster: string): string[] {
  if (copiedTo === undefined) return []
  const who = process.getuid?.() === 0 ? 'The unprivileged user that runs PostgreSQL' : 'This user'
  return [
    `${who} cannot run its programs where they are installed, so they run from a copy in ${copiedTo}. The data is in ${cluster}.`,
  ]
}

async function ensureDatabase(config: Database['config']): Promise<void> {
  const client = new pg.Client({ ...config, database: 'postgres', ssl: false })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [config.database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(config.database)}`)
    const { rowCount: roles } = await client.query('select 1 from pg_roles where rolname = $1', [config.database])
    if (roles === 0) await client.query(`create role ${client.escapeIdentifier(config.database)} login`)
    // Every role may change its own settings: nothing of that outlives a start.
    await client.query(`alter role ${client.escapeIdentifier(config.database)} reset all`)
  } finally {
    await client.end()
  }
}
