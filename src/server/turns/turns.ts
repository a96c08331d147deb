// Work that must not all run at once waits in line.

/** What waits, and whose turn comes next. */
type Line<P> = {
  readonly add: (party: P, go: () => void) => void
  readonly next: () => (() => void) | undefined
}

/**
 * Runs work when its turn has come, and passes the turn on whatever becomes of it.
 * @param atOnce how many pieces of work run side by side
 */
export function takeTurns<P>(atOnce: number, line: Line<P>): <T>(party: P, work: () => Promise<T>) => Promise<T> {
  let running = 0
  return async (party, work) => {
    if (running >= atOnce) await new Promise<void>(resolve => line.add(party, resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = line.next()
      if (next) next()
      else running -= 1
    }
  }
}

export type Turns = {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  readonly waiting: () => number
}

/** The same for who comes first. */
export function createTurns(atOnce: number): Turns {
  const line: (() => void)[] = []
  const run = takeTurns<undefined>(atOnce, { add: (_, go) => line.push(go), next: () => line.shift() })
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
