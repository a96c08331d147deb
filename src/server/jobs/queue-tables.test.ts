import pg from 'pg'
import { getRollbackPlans } from 'pg-boss'
import bossPackage from 'pg-boss/package.json' with { type: 'json' }
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createDatabase, type TestDatabase } from '#src/testing/starting/database.ts'

import { migrateQueue } from './queue-tables.ts'

let copy: TestDatabase
let client: pg.Client
beforeEach(async () => {
  copy = await createDatabase()
  client = new pg.Client(copy.settings)
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await copy.drop()
})

const NEWEST = bossPackage.pgboss.schema

/** Every column and index of the queue, in the words of the catalog. */
async function shape(): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select line from (
       select format('%s.%s %s', table_name, column_name, data_type) as line
         from information_schema.columns where table_schema = 'pgboss'
       union all select indexdef from pg_indexes where schemaname = 'pgboss') found order by line`,
  )
  return rows.map(({ line }) => line)
}

const versionNow = async () => (await client.query('select version from pgboss.version')).rows[0].version

async function goBackTo(version: number): Promise<void> {
  for (let from = NEWEST; from > version; from -= 1) await client.query(getRollbackPlans('pgboss', from))
  expect(await versionNow()).toBe(version)
}

test('tables of an older pg-boss become what a new one makes, indexes included', async () => {
  const fresh = await shape()
  expect(fresh.length).toBeGreaterThan(50)
  await goBackTo(NEWEST - 4)
  expect(await shape()).not.toEqual(fresh)
  await migrateQueue(client)
  expect(await versionNow()).toBe(NEWEST)
  expect(await shape()).toEqual(fresh)
  await migrateQueue(client)
})

test('what fails leaves the older version whole, and the next start does it', async () => {
  const fresh = await shape()
  await goBackTo(NEWEST - 4)
  await client.query('alter table pgboss.job add column source_root_id json') // cannot be indexed, which comes last
  const older = await shape()
  await expect(migrateQueue(client)).rejects.toThrow('json has no default operator class')
  await client.query('rollback')
  expect(await versionNow()).toBe(NEWEST - 4)
  expect(await shape()).toEqual(older)
  await client.query('alter table pgboss.job drop column source_root_id')
  await migrateQueue(client)
  expect(await shape()).toEqual(fresh)
})

test('tables of a later pg-boss are refused in words', async () => {
  await client.query(`update pgboss.version set version = ${NEWEST + 1}`)
  await expect(migrateQueue(client)).rejects.toThrow('of a later version')
})
