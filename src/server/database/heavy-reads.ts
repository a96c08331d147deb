// Searches, reports and long lists read over connections of their own, so that nobody who signs in waits behind them (R8).
import type pg from 'pg'

import { seconds } from '#src/wire/durations.ts'

import { userOf, type Actor } from '../actor.ts'
import { createFairLine, type Place } from '../turns/fair-line.ts'
import { connect, type Db } from './database.ts'

type Asker = { readonly actor: Actor; readonly ip: string }

export type HeavyReads = {
  /** @returns a place in the line, and the database to read from; undefined where one more would wait in vain */
  readonly take: (asker: Asker) => { readonly place: Place; readonly db: Db } | undefined
  readonly close: () => Promise<void>
}

/** What visitors and learners share; an address waits for itself, and holds a fifth of the places at most, a network two. */
const forEverybody = { connections: 4, places: { all: 40, network: 16, address: 8, account: 8 } }
/** The dashboard asks for six reports at once, and nobody but those who work with it stands in its way. */
const forStaff = { connections: 2, places: { all: 40, network: 40, address: 20, account: 20 } }

export function connectHeavyReads(settings: pg.PoolConfig, onError: (error: Error) => void): HeavyReads {
  const open = ({ connections, places }: typeof forEverybody) => ({
    // Who has a place in the line finds a connection free, or opens one: nobody waits for it here.
    ...connect({ ...settings, max: connections, statement_timeout: seconds(2) }, onError),
    line: createFairLine({ atOnce: connections, ...places }),
  })
  const [everybody, staff] = [open(forEverybody), open(forStaff)]
  return {
    take: ({ actor, ip: address }) => {
      const user = userOf(actor)
      const { line, db } = user?.role === 'admin' ? staff : everybody
      const place = line.take({ address, account: user?.id ?? '' })
      return place && { place, db }
    },
    close: async () => void (await Promise.all([everybody.close(), staff.close()])),
  }
}
