import type pg from 'pg'

export type Transaction = pg.PoolClient

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tx = await pool.connect()
  try {
    await tx.query('BEGIN')
    const result = await work(tx)
    await tx.query('COMMIT')
    tx.release()
    return result
  } catch (error) {
    // A connection that cannot roll back is closed, not handed to the next one.
    const rollbackError = await tx.query('ROLLBACK').then(
      () => undefined,
      (reason: Error) => reason,
    )
    tx.release(rollbackError)
    throw error
  }
}
