// A line for work that must not all run at once, in which nobody who brings much keeps the others waiting.

import { networkKey } from '../http/addresses.ts'
import { createShares } from './crowd.ts'
import { takeOut, takeTurns } from './turns.ts'

/**
 * Whose work it is: an address as `addressKey` writes it, and the account that it is about. Groups take turns before
 * networks do, and each has all the places: a crowd of one takes neither the turn nor the place of another.
 */
export type Party = { readonly group?: string; readonly address: string; readonly account: string }

/** A place in the line. Take it with `using`, so that it is given back whatever becomes of the work. */
export type Place = Disposable & {
  /** Does the work when its turn has come. @throws the reason of `signal` where that is aborted before */
  readonly run: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
}

type Limits = {
  /** How many pieces of work run side by side. */
  readonly atOnce: number
  /**
   * How many places can be held: by all of a group, by one network, by one address of it, and by one account at that.
   * Who has an IPv6 network of 48 bits has 65,536 addresses for nothing, so a network holds a few times what an address
   * does. Not less: a /24 of IPv4 may be many households of a provider, and a /48 of IPv6 too. A school behind one IPv4
   * address has the share of the address as if there were no networks.
   */
  readonly all: number
  readonly network: number
  readonly address: number
  readonly account: number
}

export type FairLine = {
  /** @returns undefined where all places are held, or those of this network, address or account are */
  readonly take: (party: Party) => Place | undefined
  /** The place of the academy itself, which is always there. */
  readonly own: Place
}

/**
 * Networks take turns, in each network its addresses, and at each address its accounts do: who brings a hundred pieces
 * of work waits for them, and who brings one waits for one of everybody else at most.
 */
export function createFairLine({ atOnce, all, network, address: ofAddress, account: ofAccount }: Limits): FairLine {
  const rounds = createRounds<() => void>()
  const keysOf = ({ group = '', address, account }: Party) => [group, networkKey(address), address, account]
  const run = takeTurns<Party>(atOnce, {
    add: (party, go) => rounds.add(keysOf(party), go),
    remove: (party, go) => rounds.remove(keysOf(party), go),
    next: rounds.next,
  })
  const shares = [
    { share: createShares(all), keyOf: ({ group = '' }: Party) => group },
    { share: createShares(network), keyOf: ({ address }: Party) => networkKey(address) },
    { share: createShares(ofAddress), keyOf: ({ address }: Party) => address },
    { share: createShares(ofAccount), keyOf: ({ address, account }: Party) => `${address} ${account}` },
  ]
  return {
    own: { run: (work, signal) => run({ address: '', account: '' }, work, signal), [Symbol.dispose]: () => {} },
    take: party => {
      using held = new DisposableStack()
      for (const { share, keyOf } of shares) {
        const key = keyOf(party)
        if (!share.enter(key)) return undefined
        held.defer(() => share.leave(key))
      }
      const kept = held.move()
      return { run: (work, signal) => run(party, work, signal), [Symbol.dispose]: () => kept.dispose() }
    },
  }
}

type Rounds<T> = {
  readonly add: (keys: readonly string[], item: T) => void
  readonly remove: (keys: readonly string[], item: T) => void
  readonly next: () => T | undefined
  readonly isEmpty: () => boolean
}

/**
 * What waits, by its first key, and what waits of that by the next. A map keeps the order in which keys were added: who
 * was served goes to its end.
 */
function createRounds<T>(): Rounds<T> {
  const items: T[] = []
  const parties = new Map<string, Rounds<T>>()
  return {
    isEmpty: () => items.length === 0 && parties.size === 0,
    add: ([key, ...keys], item) => {
      if (key === undefined) {
        items.push(item)
        return
      }
      const party = parties.get(key) ?? createRounds<T>()
      party.add(keys, item)
      parties.set(key, party)
    },
    remove: ([key, ...keys], item) => {
      if (key === undefined) return takeOut(items, item)
      const party = parties.get(key)
      party?.remove(keys, item)
      if (party?.isEmpty()) parties.delete(key)
    },
    next: () => {
      const [key, party] = parties.entries().next().value ?? []
      if (key === undefined || !party) return items.shift()
      const item = party.next()
      parties.delete(key)
      if (!party.isEmpty()) parties.set(key, party)
      return item
    },
  }
}
