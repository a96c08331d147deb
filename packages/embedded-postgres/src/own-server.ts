import { setTimeout as sleep } from 'node:timers/promises'

import { claimServer, type Ownership } from './claim.ts'
import { minutes, seconds } from './durations.ts'
import { DatabaseError, explain } from './errors.ts'
import type { Folders } from './folders.ts'
import { clearRemains, findServer, isTaken } from './programs/processes.ts'
import { startServer, stopServer, type Launch, type Server } from './server.ts'

/** A launch, and the folder that clients name as host. */
export type Place = Launch & { readonly host: string }
export type Owned = Ownership & { readonly server: Server }

/** What a server says when another launcher was faster, or a killed one's processes are not all gone yet. */
const overtaken =
  /postmaster\.pid" already exists|pre-existing shared memory|received (fast|immediate) shutdown request/
/** A killed owner holds its lock until its connection is cleaned up, some milliseconds after its death. */
const dyingOwnerMs = seconds(1.5)
/** On a busy machine that takes longer. An owner that is no process of ours here has died, or lives in another container. */
const unseenOwnerMs = seconds(8)
/** Recovery after a crash replays at most some 256 MB of changes; a limit that cuts it off would cut it off every time. */
const startLimitMs = minutes(5)

/**
 * Starts a server of our own and becomes its owner; first ends one that outlived its Node, or waits for one that ends.
 * @throws DatabaseError when another process owns the server there, or PostgreSQL does not start
 */
export async function ownServer(place: Place): Promise<Owned> {
  const end = Date.now() + startLimitMs
  for (;;) {
    await replaceOrphan(place, end)
    const server = startServer(place)
    const owned = await claimWhenReady({ place, server, end })
    if (owned) return { ...owned, server }
    const words = server.words()
    const isPassing = overtaken.test(words)
    if (!isPassing || Date.now() > end) throw explain('Starting PostgreSQL', words)
    await sleep(100)
  }
}

/**
 * A server is an orphan when it runs and nobody owns it. Ending it instead of adopting it keeps one way of running:
 * ours, with today's programs and settings.
 */
async function replaceOrphan({ folders, host }: Place, end: number): Promise<void> {
  const start = Date.now()
  for (;;) {
    const pid = findServer(folders.cluster)
    const claim = await claimServer(host)
    if (pid === undefined && claim.state === 'absent') return clearRemains(folders.cluster)
    if (claim.state === 'taken' && Date.now() > start + patienceWith(claim.by)) throw inUse(folders, claim.by)
    if (claim.state === 'owned') return endOrphan({ folders, pid, claim })
    if (Date.now() > end)
      throw new DatabaseError(
        `A PostgreSQL (process ${pid ?? 'unknown'}) on ${folders.root} neither answers nor ends. End that process, then start again.`,
      )
    await sleep(50) // it starts, recovers or ends
  }
}

/** @param owner as `claimServer` names it */
function patienceWith(owner: string): number {
  const pid = Number(/\d+$/.exec(owner)?.[0])
  return pid > 1 && !isTaken(pid) ? unseenOwnerMs : dyingOwnerMs
}

type Orphan = { folders: Folders; pid: number | undefined; claim: Ownership }

async function endOrphan({ folders, pid, claim }: Orphan): Promise<void> {
  if (pid !== undefined) return stopServer(pid, folders.cluster)
  await claim.release()
  throw inUse(folders, 'a PostgreSQL that cannot be seen from here, perhaps in another container')
}

type Starting = { place: Place; server: Server; end: number }

async function claimWhenReady({ place, server, end }: Starting): Promise<Ownership | undefined> {
  let isEnded = false
  void server.ended.then(() => (isEnded = true))
  while (!isEnded) {
    const claim = server.words().includes('ready to accept connections') ? await claimServer(place.host) : undefined
    if (claim?.state === 'owned') return claim
    // "taken" here: another launcher took our server for an orphan and is about to end it
    if (Date.now() > end) {
      await server.stop()
      throw explain('Starting PostgreSQL within five minutes', server.words())
    }
    await sleep(15)
  }
  return undefined
}

function inUse(folders: Folders, owner: string): DatabaseError {
  return new DatabaseError(
    `The data folder ${folders.root} is in use by another process (${owner}). Stop it, or choose another DATA_DIR.`,
  )
}
