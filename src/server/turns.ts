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
