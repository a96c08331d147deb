import { spawn } from 'node:child_process'
import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'

import type { Account } from '../account.ts'
import { explain, textOf } from '../errors.ts'
import { nameForServer } from '../folders.ts'
import { cleanEnvironment, initdbOptions } from '../settings.ts'
import type { Programs } from './programs.ts'

/**
 * Makes a cluster in an empty folder.
 * @throws DatabaseError with initdb's own words
 */
export async function runInitdb({
  folder,
  programs,
  account,
}: {
  folder: string
  programs: Programs
  account: Account | undefined
}): Promise<void> {
  const isNameless = !hasName(account)
  const program = isNameless ? 'unshare' : programs.initdb
  // Lends the id a name (65534 is `nobody`) in a user namespace; only initdb asks for one.
  const before = isNameless ? ['--user', '--map-user=65534', '--map-group=65534', programs.initdb] : []
  const initdb = spawn(program, [...before, '-D', nameForServer(account, folder), ...initdbOptions], {
    ...account,
    cwd: folder,
    env: cleanEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | string | null>(resolve => {
    initdb.once('error', thrown => resolve(textOf(thrown)))
    initdb.once('close', code => resolve(code))
  })
  const words = await Promise.all([text(initdb.stdout), text(initdb.stderr)])
  const code = await ended
  if (code === 0) return
  const cause = isNameless
    ? 'could not look up effective user ID (and no user namespace could be made to lend it a name)\n'
    : ''
  throw explain('Making the database (initdb)', `${cause}${words.join('').trim()} [${code}]`)
}

/** initdb insists on a name for its user id; containers often run as an id that has none. */
function hasName(account: Account | undefined): boolean {
  if (account || process.platform !== 'linux') return true
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
