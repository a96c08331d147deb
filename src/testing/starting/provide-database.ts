// One PostgreSQL for a test run: the embedded one, or the one that TEST_DATABASE_URL names. A migrated template database
// in it is copied for every academy that a test opens.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { openDatabase } from '@palestra/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

import { migrate } from '#src/server/database/migrating/migrate.ts'
import { letServe } from '#src/server/database/serving-role.ts'

import { endWithTheRun } from './end-with-the-run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the role that owns the tables. */
    database: pg.PoolConfig
    /** Of the role that serves. */
    serving: pg.PoolConfig
  }
}

/** Nothing of a run outlives its server, so nothing need be on the disk. Tests of crashes have servers of their own. */
const forTests = { max_connections: '200', fsync: 'off', full_page_writes: 'off' }

export const TEMPLATE = 'palestra_test_template'

/** Starts it, and tells every test where it is. @returns what ends it */
export async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? undefined : await mkdtemp(join(await roomForDatabases(), 'palestra-tests-'))
  endWithTheRun(folder)
  const server = folder ? await openDatabase({ dataDir: join(folder, 'postgres'), settings: forTests }) : undefined
  const settings: pg.PoolConfig = server ? { ...server.config, ssl: false } : settingsIn(given ?? '')
  const serving = server ? { ...server.serving, ssl: false } : { ...settings, ...(await makeRole(settings)) }
  await makeTemplate(settings, serving)
  project.provide('database', settings)
  project.provide('serving', serving)
  return async () => {
    await server?.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 8e9

/**
 * Memory where the system has enough of it. Each database is a thousand files, which a disk makes and deletes: a quarter of
 * what the tests cost the processor, as ext4 looks at every file that was deleted lately before it makes another one.
 */
async function roomForDatabases(): Promise<string> {
  const room = await statfs(MEMORY).catch(() => undefined)
  return room && room.bavail * room.bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}

function settingsIn(url: string): pg.PoolConfig {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  }
}

/** The embedded server has a role that serves; another server gets one for the tests. */
async function makeRole(settings: pg.PoolConfig): Promise<{ user: string; password: string }> {
  const [user, password] = ['palestra_test_serving', randomBytes(16).toString('hex')]
  const client = new pg.Client(settings)
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [user])
  await client.query(`${rowCount ? 'alter' : 'create'} role ${user} login password '${password}'`)
  await client.end()
  return { user, password }
}

async function makeTemplate(settings: pg.PoolConfig, serving: pg.PoolConfig): Promise<void> {
  await run(settings, `drop database if exists ${TEMPLATE}`, `create database ${TEMPLATE}`)
  const template = { ...settings, database: TEMPLATE }
  await migrate(template)
  await letServe(template, serving.user ?? '')
  const roles = { owner: template, serving: { ...serving, database: TEMPLATE } }
  const env = { ...process.env, FIRST_START: JSON.stringify(roles) }
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('first-start.ts', import.meta.url))], { env })
}

async function run(settings: pg.PoolConfig, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
