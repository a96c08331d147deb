// The end of the demo: it is saved in a file, and the academy is empty, for somebody who begins their own.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type pg from 'pg'

import { backUp } from '#src/server/backup/back-up.ts'
import { connectForHours, sqlName, tablesOf } from '#src/server/backup/catalog.ts'
import type { Services } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { connect } from '#src/server/database/database.ts'
import { IDENTITY } from '#src/server/identity/identity.ts'
import { academySettings } from '#src/server/identity/tables.ts'
import { isThisMachine } from '#src/server/settings/env-rules.ts'
import { dataFolders } from '#src/server/settings/env.ts'
import { minutes } from '#src/wire/durations.ts'

import { keepAdministrator } from './prepare-academy.ts'

type Means = Pick<Services, 'config' | 'publicUrl' | 'storage' | 'now'>

/**
 * Everybody knows the passwords of the demo: only where nobody but this machine comes may its administrator empty it.
 * @param owner of the role that owns the tables
 */
export function demoEnder(means: Means, owner: pg.PoolConfig): (() => Promise<string>) | undefined {
  const { config, publicUrl } = means
  const mayEnd = config.demo !== 'off' && isThisMachine(config.host) && isThisMachine(new URL(publicUrl).hostname)
  return mayEnd ? () => emptyAcademy(means, owner) : undefined
}

/**
 * Empties the academy, once all of it is saved in DATA_DIR/backups. Rows go in one transaction, files after it.
 * @returns the path of the file
 */
async function emptyAcademy({ config, storage, now }: Means, owner: pg.PoolConfig): Promise<string> {
  const folder = dataFolders(config.dataDir).backups
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `demo-${now().toISOString().replaceAll(':', '-').slice(0, 19)}.tar.zst`)
  const signal = AbortSignal.timeout(minutes(10))
  await backUp({ path, database: owner, storage, now: now(), onProgress: () => {}, signal })
  await emptyTables(owner)
  const { db, close } = connect(owner, () => {})
  try {
    await keepAdministrator({ config, db })
    await db.insert(academySettings).values({ demoEndedAt: now() })
    await announce(db, [IDENTITY])
  } finally {
    await close()
  }
  const keys: string[] = []
  for await (const { key } of storage.list('')) keys.push(key)
  for (const key of keys) await storage.remove(key)
  return path
}

/** All rows of ours and of the stand-in for the provider, and the work that waits. */
async function emptyTables(owner: pg.PoolConfig): Promise<void> {
  const client = await connectForHours(owner)
  try {
    const names = (await tablesOf(client)).map(sqlName)
    await client.query('begin')
    await client.query(`truncate ${names.join(', ')} restart identity`)
    await client.query('delete from pgboss.job')
    await client.query('commit')
  } finally {
    await client.end()
  }
}
