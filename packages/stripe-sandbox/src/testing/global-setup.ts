// A PostgreSQL for the tests of this package alone. Within the application's tests it has one already.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '@palestra/embedded-postgres'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the role that owns the tables. */
    database: pg.PoolConfig
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'))
  const server = await openDatabase({ dataDir: folder })
  project.provide('database', { ...server.config, ssl: false })
  return async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
