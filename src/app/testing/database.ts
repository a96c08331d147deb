import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = { readonly settings: pg.PoolConfig; drop: () => Promise<void> }

/** A database of its own, copied from the migrated template in some tens of milliseconds. */
export async function createDatabase(): Promise<TestDatabase> {
  const server = inject('database')
  const name = `palestra_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template palestra_test_template`)
  return {
    settings: { ...server, database: name },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(settings: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query(statement)
  } catch (error) {
    // Two copies of a template cannot be made at the same moment.
    if (!(error instanceof pg.DatabaseError && error.code === '55006')) throw error
    await new Promise(resolve => setTimeout(resolve, 50))
    await client.query(statement)
  } finally {
    await client.end()
  }
}
