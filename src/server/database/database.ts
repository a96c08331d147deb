// The connection to PostgreSQL: one pool, Drizzle over it, and transactions.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import { seconds } from '#src/wire/durations.ts'

import { prepareReads } from './prepared.ts'

/** What queries and commands run on: the pool, or a transaction under way. */
export type Db = Omit<NodePgDatabase, '$client'>
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type Database = {
  readonly pool: pg.Pool
  readonly db: NodePgDatabase & { $client: pg.Pool }
  close: () => Promise<void>
}

/**
 * Opens the pool. A statement is cut off after 5 s and a caller waits at most 2 s for a connection, so that a slow
 * database makes answers fail fast instead of pile up (R7, R8).
 * @param onError told of connections that break; the pool replaces them by itself
 */
export function connect(settings: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: seconds(2),
    statement_timeout: seconds(5),
    idle_in_transaction_session_timeout: seconds(15),
    application_name: 'palestra',
    ...settings,
  })
  pool.on('error', onError)
  // Between connect() and its first query a client has no listener of its own, and an 'error' would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  prepareReads(pool)
  return { pool, db: againWhenUndone(drizzle(pool)), close: () => pool.end() }
}

/** How often a transaction is begun anew that the database ended for the sake of others. */
const MOST_AGAIN = 2

/**
 * Runs a transaction again that the database ended, because it waited in a circle with others: nothing of it has
 * happened. So what a transaction does, it does to the database alone (decision 0037).
 */
function againWhenUndone<T extends NodePgDatabase>(db: T): T {
  const once = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    for (let left = MOST_AGAIN; ; left -= 1) {
      try {
        return await once(run, config)
      } catch (error) {
        if (left === 0 || !isUndone(error)) throw error
      }
    }
  }
  return db
}

/** True for what PostgreSQL ended because of others, without an effect: a deadlock, or a failed serialization. */
function isUndone(thrown: unknown): boolean {
  const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown
  return cause instanceof pg.DatabaseError && (cause.code === '40P01' || cause.code === '40001')
}

/** True for PostgreSQL's "unique constraint violated", of that constraint if one is named. */
export function isDuplicate(thrown: unknown, constraint?: string): boolean {
  const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown
  return cause instanceof pg.DatabaseError && cause.code === '23505' && (!constraint || cause.constraint === constraint)
}
