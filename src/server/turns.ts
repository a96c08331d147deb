// Work that must not all run at once waits in line.

export type Turns = {
  /** Runs `work` when its turn has come, and passes the turn on whatever becomes of it. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  readonly waiting: () => number
}

/** @param atOnce how many pieces of work run side by side */
export function createTurns(atOnce: number): Turns {
  let running = 0
  const line: (() => void)[] = []
  return {
    run: async work => {
      if (running >= atOnce) await new Promise<void>(resolve => line.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
    waiting: () => line.length,
  }
}
