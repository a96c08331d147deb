// Before anything is served: the tables are of this version, and the role that serves may use them.

import { ensureSchema } from '@palestra/stripe-sandbox'
import type pg from 'pg'

import { migrate } from '#src/server/database/migrating/migrate.ts'
import { findServingRole, letServe } from '#src/server/database/serving-role.ts'

type Options = {
  /** Of the role that serves. */
  readonly database: pg.PoolConfig
  /** Of the role that owns the tables; without one, that of `database` does. */
  readonly owner: pg.PoolConfig | undefined
  /** Whether our own payment provider stands in, whose tables are here too. */
  readonly hasSandbox: boolean
}

/** Brings every table up to date as their owner, and gives the role that serves its rights on them. */
export async function prepareDatabase({ database, owner = database, hasSandbox }: Options): Promise<void> {
  const role = owner === database ? undefined : await findServingRole(owner, database)
  await migrate(owner)
  if (hasSandbox) await ensureSchema(owner)
  if (role) await letServe(owner, role)
}
