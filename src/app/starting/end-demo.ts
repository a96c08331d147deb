// The end of the demo: it is saved in a file, and the academy is empty, for somebody who begins their own.
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { sql } from 'drizzle-orm'
import type pg from 'pg'

import { operator } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import { backUp } from '#src/server/backup/back-up.ts'
import { connectForHours, sqlName, tablesOf } from '#src/server/backup/catalog.ts'
import type { Services } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { connect, type Tx } from '#src/server/database/database.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { IDENTITY, readSettings } from '#src/server/identity/identity.ts'
import { academySettings } from '#src/server/identity/tables.ts'
import { isThisMachine } from '#src/server/settings/env-rules.ts'
import { dataFolders } from '#src/server/settings/env.ts'
import { minutes } from '#src/wire/durations.ts'

import { keepAdministrator } from './prepare-academy.ts'

type Means = Pick<Services, 'config' | 'publicUrl' | 'storage' | 'now' | 'identity'>
type Ender = NonNullable<Services['endDemo']>

/**
 * Everybody knows the passwords of the demo: only where nobody but this machine comes may its administrator empty it, and
 * behind a proxy nobody knows who comes.
 * @param owner of the role that owns the tables
 */
export function demoEnder(means: Means, owner: pg.PoolConfig): Ender | undefined {
  const { config, publicUrl } = means
  const isAlone =
    isThisMachine(config.host) && isThisMachine(new URL(publicUrl).hostname) && config.trustProxyHops === 0
  if (config.demo === 'off' || !isAlone) return undefined
  let ending: ReturnType<Ender> | undefined
  // Whoever asks while it ends hears what the first one does.
  return () => (ending ??= emptyAcademy(means, owner).finally(() => (ending = undefined)))
}

/**
 * Empties the academy, once all of it is saved in DATA_DIR/backups: rows in one transaction, and then the files that they
 * named. @returns the path of the file; undefined where somebody else was faster
 */
async function emptyAcademy({ config, storage, now, identity }: Means, owner: pg.PoolConfig) {
  const folder = dataFolders(config.dataDir).backups
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const day = now().toISOString().slice(0, 10)
  const path = join(folder, `demo-${day}-${randomUUID().slice(0, 8)}.tar.zst`)
  const signal = AbortSignal.timeout(minutes(10))
  await backUp({ path, database: owner, storage, now: now(), onProgress: () => {}, signal })
  const keys: string[] = []
  for await (const { key } of storage.list('')) keys.push(key)
  const names = await tableNames(owner)
  const { db, close } = connect(owner, () => {})
  try {
    const isOurs = await db.transaction(async tx => {
      await lockName(tx, 'end of the demo')
      if ((await readSettings(tx))?.demoEndedAt) return false
      await emptyTables(tx, names)
      await keepAdministrator({ config, db: tx })
      await tx.insert(academySettings).values({ demoEndedAt: now() })
      const thing = { id: null, name: identity().name }
      const after = { demo: 'ended', backup: basename(path) }
      await recordAudit(tx, { actor: operator, now }, { action: 'identity.update', thing, after })
      await announce(tx, [IDENTITY])
      return true
    })
    if (!isOurs) return undefined
  } finally {
    await close()
  }
  for (const key of keys) await storage.remove(key)
  return path
}

/** All rows of ours and of the stand-in for the provider, and the work that waits. */
async function emptyTables(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql.raw(`truncate ${names.join(', ')} restart identity`))
  await tx.execute(sql`delete from pgboss.job`)
}

/** @returns names of tables, quoted for SQL */
async function tableNames(owner: pg.PoolConfig): Promise<string[]> {
  const client = await connectForHours(owner)
  try {
    return (await tablesOf(client)).map(sqlName)
  } finally {
    await client.end()
  }
}
