// The academy's one currency (D-3): what its administrators chose, and until something has a price what is configured.
import { sql } from 'drizzle-orm'

import type { Db, Tx } from '../database/database.ts'
import { lockName } from '../database/lock-name.ts'
import type { Config } from '../settings/env.ts'
import { academyCurrency } from './tables.ts'

const NAME = 'academy-currency'

/** Writes it down, for who holds the lock. */
export async function writeCurrency(tx: Tx, currency: string, now: Date): Promise<void> {
  const row = { currency, updatedAt: now }
  await tx.insert(academyCurrency).values(row).onConflictDoUpdate({ target: academyCurrency.id, set: row })
}

export async function readCurrency(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ currency: academyCurrency.currency }).from(academyCurrency)
  return row?.currency
}

/** Keeps the currency from changing until the transaction ends, beside others that do: what begins a sale does so first. */
export const holdCurrency = async (tx: Db): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${NAME}, 0))`))

/** The currency that a sale begins in, which stays until the transaction ends. */
export async function saleCurrencyOf(tx: Tx, { config }: { config: Pick<Config, 'currency'> }): Promise<string> {
  await holdCurrency(tx)
  return (await readCurrency(tx)) ?? config.currency
}

/** Waits for everything that holds the currency, and keeps it back until the transaction ends. */
export const lockCurrency = (tx: Tx): Promise<void> => lockName(tx, NAME)

/**
 * The currency of what is given a price in this transaction, until which it stays. The first such write keeps what was
 * configured: a setting that changes later must not tell the same prices in another currency.
 */
export async function currencyOf(tx: Tx, { config }: { config: Pick<Config, 'currency'> }): Promise<string> {
  await holdCurrency(tx)
  const chosen = await readCurrency(tx)
  if (chosen !== undefined) return chosen
  await tx.insert(academyCurrency).values({ currency: config.currency }).onConflictDoNothing()
  return (await readCurrency(tx)) ?? config.currency
}
