// One migration at work on tables that others use meanwhile. Where it needs a table for itself it waits for a moment
// only, since whoever asks for the table after it waits behind it, and tries again later.
import { setTimeout } from 'node:timers/promises'

import pg from 'pg'

import { minutes, seconds } from '#src/wire/durations.ts'

/** Why the tables cannot be brought up to date, worded for the person who starts the academy. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export type Migration = {
  readonly tag: string
  /** When it was generated, in milliseconds: their order. */
  readonly when: number
  readonly hash: string
  readonly statements: readonly string[]
}

export type Patience = {
  /** How long a statement waits for a table; whoever uses the table waits as long. */
  readonly lockMs: number
  /** How long a migration is tried again. */
  readonly triesMs: number
  /** How long an index that is built beside the writes waits for those who began before it; nobody waits for it. */
  readonly buildMs: number
}

export const usualPatience: Patience = { lockMs: seconds(2), triesMs: minutes(1), buildMs: minutes(5) }

const CONCURRENT = /\bconcurrently\b/i
const BUILD = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?([a-z_][\w-]*)"?\s+on\b/i
const REMOVAL = /^drop\s+index\s+concurrently\s+if\s+exists\b/i

/**
 * Does a migration and remembers it. All of it is one transaction, unless it builds indexes concurrently.
 * @throws MigrationError when it did not get a table in time
 */
export async function applyMigration(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  if (isConcurrent(migration)) {
    for (const statement of migration.statements) await build(client, { migration, statement, patience })
    await remember(client, migration)
    return
  }
  await untilFree(client, `The migration ${migration.tag}`, patience, async () => {
    await client.query('begin')
    for (const statement of migration.statements) await client.query(statement)
    await remember(client, migration)
    await client.query('commit')
  })
}

/** @throws MigrationError for a migration that mixes: its first half would be done twice after an interruption */
function isConcurrent({ tag, statements }: Migration): boolean {
  const plain = statements.map(withoutComments)
  if (!plain.some(statement => CONCURRENT.test(statement))) return false
  if (plain.every(statement => BUILD.test(statement) || REMOVAL.test(statement))) return true
  throw new MigrationError(
    `The migration ${tag} has to hold either no "concurrently", or nothing but "create index concurrently" and "drop index concurrently if exists".`,
  )
}

export const withoutComments = (statement: string): string => statement.replaceAll(/--.*$/gm, '').trim()

const remember = (client: pg.Client, { hash, when }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])

type Building = { readonly migration: Migration; readonly statement: string; readonly patience: Patience }

/** An index that is there and valid is done; one that an interrupted build left is dropped and built again. */
async function build(client: pg.Client, { migration: { tag }, statement, patience }: Building): Promise<void> {
  const name = BUILD.exec(withoutComments(statement))?.[1]
  if (name && (await isValid(client, name))) return
  await client.query(`set lock_timeout = ${patience.buildMs}`)
  try {
    if (name) await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`)
    await client.query(statement)
  } catch (error) {
    // An invalid index of a kind that refuses duplicates would refuse them already.
    if (name) await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`).catch(() => {})
    throw isWaitTooLong(error) ? await tooLong(client, `The migration ${tag}`, patience.buildMs) : error
  } finally {
    await client.query(`set lock_timeout = ${patience.lockMs}`).catch(() => {})
  }
}

async function isValid(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid and indisready as valid from pg_index where indexrelid = to_regclass($1)',
    [`public.${pg.escapeIdentifier(name)}`],
  )
  return rows[0]?.valid === true
}

/**
 * Does work that needs tables for itself, again and again with growing pauses, until it gets them.
 * @param about who waits, as the start of a sentence
 * @throws MigrationError when it did not get them in time; nothing of the work is done then
 */
export async function untilFree(
  client: pg.Client,
  about: string,
  { triesMs }: Pick<Patience, 'triesMs'>,
  work: () => Promise<void>,
): Promise<void> {
  const end = Date.now() + triesMs
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, seconds(5))) {
    try {
      await work()
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!isWaitTooLong(error)) throw error
      if (Date.now() > end) throw await tooLong(client, about, triesMs)
    }
    await setTimeout(pauseMs)
  }
}

/** lock_not_available, and the deadlock of two who wait for each other. */
const isWaitTooLong = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')

async function tooLong(client: pg.Client, about: string, waitedMs: number): Promise<MigrationError> {
  const holders = await holdersOf(client).catch(() => '')
  return new MigrationError(
    `${about} waited ${Math.round(waitedMs / 1000)} s for a table that another connection uses, and gave up; nothing of it was done. Start again when that one has ended, or end it${holders}.`,
  )
}

/** Who holds locks on tables of ours, those first who have held them longest. */
async function holdersOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select concat_ws(' ', 'process', pid::text, 'of', usename, nullif(application_name, '')) as holder
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and pid in (select pid from pg_locks where granted and relation in (
         select oid from pg_class where relnamespace in ('public'::regnamespace, to_regnamespace('pgboss'))))
     order by xact_start limit 3`,
  )
  return rows.length > 0 ? ` (${rows.map(({ holder }) => holder).join(', ')})` : ''
}
