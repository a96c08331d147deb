import { chmodSync, chownSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

import type { Account } from './account.ts'
import { explain, textOf } from './errors.ts'

/** Everything below the data folder: PostgreSQL's own folder, and the log that its server writes. */
export type Folders = { readonly root: string; readonly cluster: string; readonly log: string }

/**
 * Makes the data folder (mode 0700) and names what is in it.
 * @throws DatabaseError when it cannot be made or entered
 */
export function prepareFolders(dataDir: string): Folders {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const root = realpathSync(dataDir)
    return { root, cluster: join(root, 'cluster'), log: join(root, 'server.log') }
  } catch (thrown) {
    throw explain(`Making the data folder ${dataDir}`, textOf(thrown))
  }
}

/** Hands a folder to the account that PostgreSQL runs as, and to nobody else. */
export function giveTo(account: Account | undefined, folder: string): void {
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}

/**
 * How a PostgreSQL program names the folder that it is started in. Under root the account may not be able to enter the
 * folders above it. Node enters before it drops its rights, and /proc/self/cwd leads straight there, past all of them.
 */
export function nameForServer(account: Account | undefined, folder: string): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder
}
