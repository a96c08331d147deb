// What changed, told to every replica: NOTIFY inside the writing transaction, so it arrives exactly when the change is visible.
import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import pg from 'pg'

import { seconds } from '#src/wire/durations.ts'

import type { Db } from './database.ts'

const noop = () => {}

const CHANNEL = 'palestra_changes'
/** PostgreSQL refuses a payload of 8000 bytes, and with it the transaction. */
const MOST_BYTES = 7900

/** In front of a tag of which only a figure changed. */
const COUNTED = '~'

/** Says that data with these tags changed; every page made from them is made again. */
export const announce = (db: Db, tags: readonly string[]): Promise<void> => send(db, tags)

/**
 * Says that no more than a figure of theirs changed, such as how many people like something: pages made from them are
 * made again behind the reader's back, and not more often than once a second.
 */
export const announceCounts = (db: Db, tags: readonly string[]): Promise<void> =>
  send(
    db,
    tags.map(tag => COUNTED + tag),
  )

let sent = 0

/** How many changes this process has said so far: whoever said one waits until it is heard (`catchUp`). */
export const countAnnounced = (): number => sent

async function send(db: Db, tags: readonly string[]): Promise<void> {
  sent += 1
  const all = tags.join(' ')
  const payload = Buffer.byteLength(all) > MOST_BYTES ? '' : all // too many to name: it could have been anything
  await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`)
}

export type Listener = {
  /** Until everything is heard that was committed before. It gives up where nothing can be heard now. */
  readonly catchUp: () => Promise<void>
  readonly close: () => Promise<void>
}

/** How long whoever wrote something waits at most for this process to hear of it. */
const CATCH_UP_MS = seconds(1)

type Hearing = {
  readonly onChange: (tags: string[]) => void
  /** Of things of which only a figure changed. */
  readonly onCount: (tags: string[]) => void
  /** Told after each (re)connection, and when a change does not say what it changed: forget everything then. */
  readonly onGap: () => void
}

function hear(payload: string, { onChange, onCount }: Hearing): void {
  const { counted = [], changed = [] } = Object.groupBy(payload.split(' '), tag =>
    tag.startsWith(COUNTED) ? 'counted' : 'changed',
  )
  if (changed.length > 0) onChange(changed)
  if (counted.length > 0) onCount(counted.map(tag => tag.slice(COUNTED.length)))
}

/**
 * Listens on a connection of its own and reconnects by itself. Notifications sent while it was away are lost: `onGap`
 * is called then.
 */
export async function listenForChanges(settings: pg.ClientConfig, hearing: Hearing): Promise<Listener> {
  const { onGap } = hearing
  let closed = false
  let client: pg.Client | undefined
  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...settings, keepAlive: true, connectionTimeoutMillis: seconds(5) })
    client = next
    next.on('error', () => {})
    next.on('notification', ({ payload }) => (payload ? hear(payload, hearing) : onGap()))
    next.on('end', () => {
      if (!closed) void setTimeout(seconds(0.25), undefined, { ref: false }).then(reopen)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    onGap()
  }
  // A failed attempt ends its client, and that leads to the next one.
  const reopen = () => void (closed || open().catch(() => {}))
  await open()
  return {
    // PostgreSQL tells what was committed before it answers the next question of the connection that listens.
    catchUp: async () => {
      const heard = client?.query('select').then(noop, noop)
      await Promise.race([heard, setTimeout(CATCH_UP_MS, undefined, { ref: false })])
    },
    close: async () => {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
