// What changed, told to every replica: NOTIFY inside the writing transaction, so it arrives exactly when the change is visible.
import { sql } from 'drizzle-orm'
import pg from 'pg'

import { seconds } from '#src/wire/durations.ts'

import type { Db } from './database.ts'

const CHANNEL = 'palestra_changes'
/** PostgreSQL refuses a payload of 8000 bytes, and with it the transaction. */
const MOST_BYTES = 7900

/** Says that data with these tags changed; every page made from them is made again. */
export async function announce(db: Db, tags: readonly string[]): Promise<void> {
  const all = tags.join(' ')
  const payload = Buffer.byteLength(all) > MOST_BYTES ? '' : all // too many to name: it could have been anything
  await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`)
}

export type Listener = { close: () => Promise<void> }

/**
 * Listens on a connection of its own and reconnects by itself. Notifications sent while it was away are lost, so
 * `onGap` is called after each (re)connection, and when a change does not say what it changed: forget everything then.
 */
export async function listenForChanges(
  settings: pg.ClientConfig,
  { onChange, onGap }: { onChange: (tags: string[]) => void; onGap: () => void },
): Promise<Listener> {
  let closed = false
  let client: pg.Client | undefined
  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...settings, keepAlive: true, connectionTimeoutMillis: seconds(5) })
    client = next
    next.on('error', () => {})
    next.on('notification', ({ payload }) => (payload ? onChange(payload.split(' ')) : onGap()))
    next.on('end', () => {
      if (!closed) setTimeout(reopen, seconds(0.25)).unref()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    onGap()
  }
  // A failed attempt ends its client, and that leads to the next one.
  const reopen = () => void (closed || open().catch(() => {}))
  await open()
  return {
    close: async () => {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
