// Pages that are drawn and data that is read take turns: by person, and for visitors by network and address. Whoever
// asks for much waits for their own, everybody else for one piece of it (L11, R8).
import { setImmediate } from 'node:timers/promises'

import { userOf } from '../actor.ts'
import type { Context } from '../context.ts'
import { createShares, Crowded, type CrowdedKind } from '../turns/crowd.ts'
import { createFairLine, type Place } from '../turns/fair-line.ts'
import { partyOf } from '../turns/party.ts'

type Asker = Pick<Context, 'actor' | 'ip'>

export type ReadingTurns = {
  /** A place for a page that is drawn anew. @throws Crowded where the asker has too many under way */
  readonly takePage: (asker: Asker) => Place
  /** Runs a read. @throws Crowded like `takePage` */
  readonly read: <T>(asker: Asker, work: () => Promise<T>) => Promise<T>
  /** How many were refused since the start. */
  readonly refused: Readonly<Record<CrowdedKind, number>>
}

/** Drawing keeps the one thread busy, so one at a time; the line leaves it to others between two. */
const pages = { atOnce: 1, all: 300, visitors: 200, network: 30, address: 12, account: 12 }
/** A page asks for several at once, and a school has many people behind one address. */
const reads = { atOnce: 4, all: 600, visitors: 400, network: 200, address: 100, account: 100 }

export function createReadingTurns(): ReadingTurns {
  const takeFrom = { page: openLine(pages), read: openLine(reads) }
  const refused = { page: 0, read: 0 }
  const takeOf = (kind: CrowdedKind, asker: Asker): Place => {
    const place = takeFrom[kind](asker)
    if (place) return place
    refused[kind] += 1
    throw new Crowded(kind)
  }
  return {
    refused,
    takePage: asker => {
      const place = takeOf('page', asker)
      return {
        run: work =>
          place.run(async () => {
            await setImmediate()
            return await work()
          }),
        [Symbol.dispose]: () => place[Symbol.dispose](),
      }
    },
    read: async (asker, work) => {
      using place = takeOf('read', asker)
      return await place.run(work)
    },
  }
}

type Limits = Parameters<typeof createFairLine>[0] & {
  /** How many places visitors hold together: however many addresses ask, those who are signed in find the others. */
  readonly visitors: number
}

function openLine({ visitors, ...limits }: Limits): (asker: Asker) => Place | undefined {
  const line = createFairLine(limits)
  const share = createShares(visitors)
  return asker => {
    const party = partyOf(asker)
    if (userOf(asker.actor)) return line.take(party)
    using held = new DisposableStack()
    if (!share.enter('')) return undefined
    held.defer(() => share.leave(''))
    const place = line.take(party)
    if (!place) return undefined
    held.use(place)
    const kept = held.move()
    return { run: place.run, [Symbol.dispose]: () => kept.dispose() }
  }
}
