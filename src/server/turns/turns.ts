// Work that must not all run at once waits in line.

/** What waits, and whose turn comes next. */
type Line<P> = {
  readonly add: (party: P, go: () => void) => void
  readonly remove: (party: P, go: () => void) => void
  readonly next: () => (() => void) | undefined
}

/**
 * Runs work when its turn has come, and passes the turn on whatever becomes of it.
 * @param atOnce how many pieces of work run side by side
 * @returns runs a piece of work; it throws the reason of `signal` where that is aborted before the work began
 */
export function takeTurns<P>(atOnce: number, line: Line<P>) {
  let running = 0
  return async <T>(party: P, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted()
    if (running >= atOnce) await turnIn(line, party, signal)
    else running += 1
    try {
      signal?.throwIfAborted()
      return await work()
    } finally {
      const next = line.next()
      if (next) next()
      else running -= 1
    }
  }
}

/** Waits for a turn; whom `signal` calls away leaves the line at once. */
const turnIn = <P>(line: Line<P>, party: P, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      line.remove(party, go)
      reject(signal?.reason)
    }
    const go = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    signal?.addEventListener('abort', leave, { once: true })
    line.add(party, go)
  })

type Turns = {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  readonly waiting: () => number
}

/** Takes one out of a list, if it is there. */
export const takeOut = <T>(list: T[], one: T): void => {
  const index = list.indexOf(one)
  if (index >= 0) list.splice(index, 1)
}

/** The same for who comes first. */
function createTurns(atOnce: number): Turns {
  const line: (() => void)[] = []
  const run = takeTurns<undefined>(atOnce, {
    add: (_, go) => line.push(go),
    remove: (_, go) => takeOut(line, go),
    next: () => line.shift(),
  })
  return { run: work => run(undefined, work), waiting: () => line.length }
}

/**
 * One piece of work at a time for each key.
 * @param most how many of one key are under way or wait
 * @returns what the work returns; undefined, without doing it, where there are as many already
 */
export function takeTurnsByKey(most: number): <T>(key: string, work: () => Promise<T>) => Promise<T | undefined> {
  const lines = new Map<string, { turns: Turns; count: number }>()
  return async (key, work) => {
    const line = lines.get(key) ?? { turns: createTurns(1), count: 0 }
    if (line.count >= most) return undefined
    line.count += 1
    lines.set(key, line)
    try {
      return await line.turns.run(work)
    } finally {
      line.count -= 1
      if (line.count === 0) lines.delete(key)
    }
  }
}
