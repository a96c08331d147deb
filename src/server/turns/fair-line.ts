// A line for work that must not all run at once, in which nobody who brings much keeps the others waiting.

import { createShares } from './crowd.ts'
import { takeTurns } from './turns.ts'

/** Whose work it is: a network address, and the account that it is about. */
export type Party = { readonly address: string; readonly account: string }

/** A place in the line. Take it with `using`, so that it is given back whatever becomes of the work. */
export type Place = Disposable & {
  /** Does the work when its turn has come. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
}

type Limits = {
  /** How many pieces of work run side by side. */
  readonly atOnce: number
  /** How many places can be held: in all, by one address, and by one account at it. */
  readonly all: number
  readonly address: number
  readonly account: number
}

export type FairLine = {
  /** @returns undefined where all places are held, or those of this address or account are */
  readonly take: (party: Party) => Place | undefined
  /** The place of the academy itself, which is always there. */
  readonly own: Place
}

/**
 * Addresses take turns, and at each address its accounts do: who brings a hundred pieces of work waits for them, and who
 * brings one waits for one of everybody else at most.
 */
export function createFairLine({ atOnce, all, address: ofAddress, account: ofAccount }: Limits): FairLine {
  const run = takeTurns(atOnce, createRounds<() => void>())
  const shares = [
    { share: createShares(all), keyOf: () => '' },
    { share: createShares(ofAddress), keyOf: ({ address }: Party) => address },
    { share: createShares(ofAccount), keyOf: ({ address, account }: Party) => `${address} ${account}` },
  ]
  return {
    own: { run: work => run({ address: '', account: '' }, work), [Symbol.dispose]: () => {} },
    take: party => {
      using held = new DisposableStack()
      for (const { share, keyOf } of shares) {
        const key = keyOf(party)
        if (!share.enter(key)) return undefined
        held.defer(() => share.leave(key))
      }
      const kept = held.move()
      return { run: work => run(party, work), [Symbol.dispose]: () => kept.dispose() }
    },
  }
}

/** What waits, by address and account. A map keeps the order in which keys were added: who was served goes to its end. */
function createRounds<T>() {
  const addresses = new Map<string, Map<string, T[]>>()
  return {
    add: ({ address, account }: Party, item: T) => {
      const accounts = addresses.get(address) ?? new Map<string, T[]>()
      accounts.set(account, [...(accounts.get(account) ?? []), item])
      addresses.set(address, accounts)
    },
    next: (): T | undefined => {
      const [address, accounts] = addresses.entries().next().value ?? []
      const [account, items] = accounts?.entries().next().value ?? []
      if (address === undefined || account === undefined || !accounts || !items) return undefined
      const [item, ...rest] = items
      accounts.delete(account)
      if (rest.length > 0) accounts.set(account, rest)
      addresses.delete(address)
      if (accounts.size > 0) addresses.set(address, accounts)
      return item
    },
  }
}
