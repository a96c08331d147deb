import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import pg from 'pg'
import { inject } from 'vitest'

import { seconds } from '#src/wire/durations.ts'

export type TestDatabase = {
  /** Of the role that owns the tables. */
  readonly settings: pg.PoolConfig
  /** Of the role that serves. */
  readonly serving: pg.PoolConfig
  drop: () => Promise<void>
}

/** A database of its own, copied from the migrated template in some tens of milliseconds. */
export async function createDatabase(): Promise<TestDatabase> {
  const server = inject('database')
  const name = `palestra_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template palestra_test_template`)
  return {
    settings: { ...server, database: name },
    serving: { ...inject('serving'), database: name },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

/** Two copies of a template cannot be made at the same moment; a vacuum cannot be ended by a role like the product's. */
const passing = /is being accessed by other users|role whose process is being terminated/

async function onServer(settings: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    for (const end = Date.now() + seconds(20); ; await setTimeout(50)) {
      const failed = await client.query(statement).then(() => undefined, String)
      if (failed === undefined) return
      if (!passing.test(failed) || Date.now() > end) throw new Error(failed)
    }
  } finally {
    await client.end()
  }
}

/** One statement, or several without values, on a connection of its own. */
export async function query<R extends pg.QueryResultRow>(settings: pg.ClientConfig, text: string): Promise<R[]> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
