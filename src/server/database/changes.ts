// What changed, told to every replica: NOTIFY inside the writing transaction, so it arrives exactly when the change is visible.
import { sql } from 'drizzle-orm'
import pg from 'pg'

import { seconds } from '#src/wire/durations.ts'

import type { Db } from './database.ts'

const CHANNEL = 'palestra_changes'

/** Says that data with these tags changed; every page made from them is made again. */
export async function announce(db: Db, tags: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(tags)})`)
}

export type Listener = { close: () => Promise<void> }

/**
 * Listens on a connection of its own and reconnects by itself. Notifications sent while it was away are lost, so
 * `onGap` is called after each (re)connection: forget everything then.
 */
export async function listenForChanges(
  settings: pg.ClientConfig,
  { onChange, onGap }: { onChange: (tags: string[]) => void; onGap: () => void },
): Promise<Listener> {
  let closed = false
  let client: pg.Client | undefined
  const open = async (): Promise<void> => {
    const next = new pg.Client(settings)
    next.on('error', () => {})
    next.on('notification', ({ payload }) => onChange(tagsIn(payload)))
    next.on('end', () => {
      if (!closed) setTimeout(() => void open().catch(() => {}), seconds(0.25)).unref()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
    onGap()
  }
  await open()
  return {
    close: async () => {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}

function tagsIn(payload: string | undefined): string[] {
  const value: unknown = JSON.parse(payload ?? '[]')
  return Array.isArray(value) ? value.filter(tag => typeof tag === 'string') : []
}
