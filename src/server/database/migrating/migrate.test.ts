import pg from 'pg'
import { expect, inject, test } from 'vitest'

import { connect } from '../database.ts'
import { migrate } from './migrate.ts'

/** A database without anything in it. */
async function emptyDatabase(settings: string[] = []) {
  const server = inject('database')
  const name = `palestra_empty_${crypto.randomUUID().slice(0, 8)}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  for (const setting of settings) await client.query(`alter database ${name} set ${setting}`)
  return {
    settings: { ...server, database: name },
    [Symbol.asyncDispose]: async () => {
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

test('R25 three processes that start together bring an empty database up to date once', async () => {
  await using database = await emptyDatabase()
  await Promise.all([1, 2, 3].map(() => migrate(database.settings)))
  await migrate(database.settings)
  const { pool, close } = connect(database.settings, () => {})
  const { rows } = await pool.query<{ applied: string; distinct: string }>(
    'select count(*) as applied, count(distinct hash) as distinct from drizzle.__drizzle_migrations',
  )
  expect(Number(rows[0]?.applied)).toBeGreaterThan(0)
  expect(rows[0]?.applied).toBe(rows[0]?.distinct)
  expect((await pool.query('select * from users')).rows).toEqual([])
  await close()
})

test('R23 a database that may lose what it acknowledged is refused', async () => {
  await using database = await emptyDatabase(['synchronous_commit = off'])
  await expect(migrate(database.settings)).rejects.toThrow('synchronous_commit is off')
})
