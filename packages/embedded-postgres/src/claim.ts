import pg from 'pg'

import { seconds } from './durations.ts'
import { hasCode } from './errors.ts'
import { superuser } from './settings.ts'

/** The advisory lock's number: any fixed one does, if nobody else uses it. */
const lockId = 7_206_118

/** The open connection that makes this process the owner of a server; `lost` settles when it breaks. */
export type Ownership = { readonly state: 'owned'; readonly lost: Promise<void>; release(): Promise<void> }

/**
 * "silent": something listens but does not let us in (it starts, recovers or ends); "absent": nothing listens.
 */
export type Claim =
  | Ownership
  | { readonly state: 'taken'; readonly by: string }
  | { readonly state: 'silent' | 'absent' }

/**
 * Tries once to become the owner of the server behind `host`. Ownership is one open connection that holds an advisory
 * lock: the kernel closes it with its process, however that dies, so it is never left behind. The socket also leads to
 * a server in another container that shares the folder.
 */
export async function claimServer(host: string): Promise<Claim> {
  const client = new pg.Client({
    host,
    port: 5432,
    user: superuser,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: seconds(2),
    application_name: `owner: process ${process.pid}`,
  })
  const lost = new Promise<void>(resolve => client.once('end', () => resolve()))
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await tryLock(client)) return { state: 'owned', lost, release: () => client.end() }
    const by = await nameOwner(client)
    await client.end()
    return { state: 'taken', by }
  } catch (thrown) {
    void client.end().catch(() => undefined)
    return { state: hasCode(thrown, 'ECONNREFUSED', 'ENOENT') ? 'absent' : 'silent' }
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockId])
  return rows[0]?.got === true
}

async function nameOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockId],
  )
  return rows[0]?.name ?? 'owner unknown'
}
