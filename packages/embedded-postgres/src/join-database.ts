import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

import { claimServer } from './claim.ts'
import { DatabaseError } from './errors.ts'
import { openDatabase, type Database, type Options } from './open-database.ts'
import { DEFAULT_NAME, superuser } from './settings.ts'
import { openSocketHost } from './socket.ts'

/** A database, and the process that has it open when that is not this one. */
export type Joined = Pick<Database, 'config' | 'serving' | 'notices' | 'close'> & { readonly owner?: string }

/**
 * Reaches the database of a data folder for a while: over the socket of the process that has it open, or else by
 * starting it, until `close`.
 * @throws DatabaseError when there is no database in the folder, or it cannot be started
 */
export async function joinDatabase(options: Options): Promise<Joined> {
  if (!existsSync(join(options.dataDir, 'cluster')))
    throw new DatabaseError(`There is no database in ${options.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`)
  const joined = await joinOwner(options)
  if (joined) return joined
  try {
    return await openDatabase(options)
  } catch (thrown) {
    const late = await joinOwner(options) // another process may have been faster
    if (late) return late
    throw thrown
  }
}

async function joinOwner({ dataDir, name = DEFAULT_NAME }: Options): Promise<Joined | undefined> {
  const host = openSocketHost(join(realpathSync(dataDir), 'cluster'))
  const claim = await claimServer(host)
  if (claim.state === 'owned') await claim.release()
  if (claim.state !== 'taken') return undefined
  const config = { host, port: 5432, user: superuser, database: name }
  const serving = { ...config, user: name }
  return { config, serving, notices: [], owner: claim.by.replace(/^owner: /, ''), close: async () => undefined }
}
