import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createDatabase, query, type TestDatabase } from '#src/testing/starting/database.ts'
import { seconds } from '#src/wire/durations.ts'

import { letServe } from '../serving-role.ts'
import { migrate } from './migrate.ts'

const own = fileURLToPath(new URL('../../../../migrations', import.meta.url))
const patience = { lockMs: 100, triesMs: 400, buildMs: 400 }

let copy: TestDatabase
let folder: string
let other: pg.Client
beforeEach(async () => {
  copy = await createDatabase()
  folder = await mkdtemp(join(tmpdir(), 'palestra-migrations-'))
  await cp(own, folder, { recursive: true })
  await query(copy.settings, 'create table leaves (n int); insert into leaves select generate_series(1, 1000)')
  other = new pg.Client(copy.settings)
  await other.connect()
})
afterEach(async () => {
  await other.end()
  await copy.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The next version has one migration more. */
async function addMigration(...statements: string[]): Promise<void> {
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(await readFile(file, 'utf8'))
  const when = Math.max(...journal.entries.map(entry => entry.when)) + 1
  journal.entries.push({ tag: `${when}_more`, when })
  await writeFile(file, JSON.stringify(journal))
  await writeFile(join(folder, `${when}_more.sql`), statements.join('\n--> statement-breakpoint\n'))
}

const start = (given = patience) => migrate(copy.settings, { folder, patience: given })
const done = async () => (await query(copy.settings, 'select from drizzle.__drizzle_migrations')).length
const indexes = () =>
  query<{ name: string; valid: boolean }>(
    copy.settings,
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'leaves'::regclass order by 1`,
  )

/** A build that waits for somebody who wrote before it began. */
const waitForBuild = () =>
  expect
    .poll(() => query(copy.settings, `select from pg_stat_progress_create_index where phase like 'waiting%'`), {
      timeout: seconds(20),
    })
    .toHaveLength(1)

test('R25 a table that others use for long is given up with their names, nothing is done, and nobody waits for long', async () => {
  const before = await done()
  await addMigration('alter table leaves add column word text')
  await other.query(`set application_name = 'a long report'; begin; select from leaves`)
  const starting = start({ ...patience, triesMs: 2000 }).catch(String)
  await query(copy.settings, `set statement_timeout = '15s'; select from leaves`)
  expect(await starting).toMatch(
    /^MigrationError: The migration \d+_more waited 2 s for a table that another connection uses, and gave up; nothing of it was done\. Start again .* \(process \d+ of \w+ a long report\)\.$/,
  )
  expect(await done()).toBe(before)
  await other.query('commit')
  await start()
  expect(await done()).toBe(before + 1)
})

test('R25 a table that becomes free meanwhile is taken, and of several migrations those that were done stay', async () => {
  const before = await done()
  await addMigration('create table more_leaves (n int)')
  await addMigration('create table other_leaves (n int)', 'alter table leaves add column word text')
  await other.query('begin; select from leaves')
  await expect(start()).rejects.toThrow('nothing of it was done')
  expect(await done()).toBe(before + 1)
  const [left] = await query<{ name: string | null }>(copy.settings, `select to_regclass('other_leaves') as name`)
  expect(left?.name).toBeNull()
  const starting = start({ ...patience, triesMs: seconds(30) })
  setTimeout(() => void other.query('commit'), 700)
  await starting
  expect(await done()).toBe(before + 2)
})

test('R25 an index is built beside the writes; killed in the middle, the next start builds it anew', async () => {
  const before = await done()
  await addMigration(
    'CREATE INDEX CONCURRENTLY "leaves_n" ON "leaves" USING btree ("n")',
    '-- A second one.\ncreate index concurrently leaves_odd on leaves (n) where n % 2 = 1',
  )
  await other.query('begin; insert into leaves values (0)')
  const starting = start({ ...patience, buildMs: seconds(60) }).catch(String)
  await waitForBuild()
  await query(copy.settings, 'insert into leaves values (1001)')
  await query(
    copy.settings,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palestra-migration' and datname = current_database()`,
  )
  expect(await starting).toMatch(/terminat/)
  expect(await indexes()).toEqual([{ name: 'leaves_n', valid: false }])
  expect(await done()).toBe(before)
  await other.query('commit')
  await start()
  expect(await indexes()).toEqual([
    { name: 'leaves_n', valid: true },
    { name: 'leaves_odd', valid: true },
  ])
  expect(await done()).toBe(before + 1)
})

test('R25 an index that waits too long for others leaves nothing, and says so', async () => {
  await addMigration('create unique index concurrently leaves_n on leaves (n)')
  await other.query('begin; insert into leaves values (0)')
  const failed = start().catch(String)
  await waitForBuild()
  expect(await failed).toMatch(/waited 0 s for a table that another connection uses.*\(process \d+/)
  await other.query('commit')
  await query(copy.settings, 'insert into leaves values (0)')
  await expect(start()).rejects.toThrow('could not create unique index')
  expect(await indexes()).toEqual([])
})

test('R25 processes that wait for their turn do not hold up the index that another builds', async () => {
  const before = await done()
  await addMigration('create index concurrently leaves_n on leaves (n)')
  await other.query('begin; insert into leaves values (0)')
  const starting = Promise.all([
    start({ ...patience, buildMs: seconds(60) }),
    letServe(copy.settings, copy.serving.user ?? ''),
  ])
  await waitForBuild()
  const late = Promise.all([start(), start(), letServe(copy.settings, copy.serving.user ?? '')])
  await new Promise(resolve => setTimeout(resolve, 500))
  await other.query('commit')
  await Promise.all([starting, late])
  expect(await indexes()).toEqual([{ name: 'leaves_n', valid: true }])
  expect(await done()).toBe(before + 1)
})

test('R25 a migration that mixes both kinds is refused before anything of it is done', async () => {
  await addMigration(
    'alter table leaves add column word text',
    'create index concurrently leaves_word on leaves (word)',
  )
  await expect(start()).rejects.toThrow('has to hold either no "concurrently", or nothing but')
  expect(await indexes()).toEqual([])
  await expect(query(copy.settings, 'select word from leaves')).rejects.toThrow('does not exist')
})

test('R25 tables of a later version are refused with the cure', async () => {
  await query(copy.settings, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('f', 9e15)`)
  await expect(start()).rejects.toThrow(
    'The tables of this database are of a later version of the academy than this one: start that version again, or restore a backup that this version made.',
  )
})
