import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

import { minutes } from './durations.ts'
import { DatabaseError, explain, hasCode, textOf } from './errors.ts'
import { giveTo } from './folders.ts'
import { runInitdb } from './programs/initdb.ts'
import type { Programs } from './programs/programs.ts'
import type { Launch } from './server.ts'

const halfMade = 'cluster.new-'
const abandonedAfterMs = minutes(2)

/**
 * Makes sure that a whole cluster of the right version and owner is there. A new one is made beside its place and
 * renamed into it, so whatever is killed in between leaves no half cluster.
 * @throws DatabaseError for another version, another owner, or a failed initdb
 */
export async function ensureCluster(launch: Omit<Launch, 'settings'>): Promise<void> {
  const { folders, programs } = launch
  sweepHalfMade(folders.root)
  if (!existsSync(folders.cluster)) await makeCluster(launch)
  checkOwner(folders.cluster)
  checkVersion(folders.cluster, programs)
}

async function makeCluster({ folders: { root, cluster }, programs, account }: Omit<Launch, 'settings'>): Promise<void> {
  const fresh = makeFreshFolder(root)
  try {
    giveTo(account, fresh)
    await runInitdb({ folder: fresh, programs, account })
    renameSync(fresh, cluster)
    syncFolder(root)
  } catch (thrown) {
    const isOvertaken = hasCode(thrown, 'ENOTEMPTY', 'EEXIST') // another process made it first
    if (!isOvertaken) throw thrown
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function makeFreshFolder(root: string): string {
  try {
    return mkdtempSync(join(root, halfMade))
  } catch (thrown) {
    throw explain(`Writing to the data folder ${root}`, textOf(thrown))
  }
}

/** Makes the rename itself survive a power cut. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** Removes what killed first starts left behind; a younger one may still be at work in another process. */
function sweepHalfMade(root: string): void {
  for (const name of readdirSync(root).filter(entry => entry.startsWith(halfMade))) {
    const folder = join(root, name)
    const ageMs = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (ageMs > abandonedAfterMs) rmSync(folder, { recursive: true, force: true })
  }
}

function checkOwner(cluster: string): void {
  const me = process.getuid?.()
  const { uid } = statSync(cluster)
  if (me === 0 || uid === me) return
  throw new DatabaseError(
    `The database in ${cluster} belongs to user id ${uid}, this process is ${me}. Run as that user or as root, or change its owner (chown -R).`,
  )
}

function checkVersion(cluster: string, programs: Programs): void {
  const file = join(cluster, 'PG_VERSION')
  if (!existsSync(file))
    throw new DatabaseError(`${cluster} exists but holds no database (no PG_VERSION). Move it away and start again.`)
  const found = readFileSync(file, 'utf8').trim()
  if (found === programs.version.split('.')[0]) return
  throw new DatabaseError(
    `The database in ${cluster} is PostgreSQL ${found}, the programs are ${programs.version}. Dump it with version ${found} and load the dump into a new data folder.`,
  )
}
