// What was made once and serves many: one computation in flight per key; what is stale is served while its successor is
// made; a change of the data drops everything that was made from it, and a change of a figure, such as how many people took
// a course, makes it stale.

/** What can be kept. `tags` name the data that it was made from. */
export type Keepable = {
  readonly tags: readonly string[]
  /** Whether the next one who asks gets it, too. */
  readonly isKept: boolean
  /** Memory that it takes. */
  readonly bytes: number
}

type Kept<T> = { readonly made: T; readonly madeAt: number; isOutpaced: boolean }
/** A computation under way, and the tags that changed meanwhile, or of which a figure did. */
type Run<T> = { readonly promise: Promise<T>; readonly dropped: Set<string>; readonly outpaced: Set<string> }

export type Limits = {
  /** How long it is given as it is. */
  readonly freshMs: number
  /** How long after that it is still given while the next one is made. */
  readonly staleMs: number
  /** How long it is kept at least after a figure changed; 0 to drop it then. */
  readonly countMs: number
  readonly maxBytes: number
  readonly now?: () => number
}

/** What has few addresses, and what anybody can make up another address of: the latter gets an eighth of the room. */
export type ShelfName = 'few' | 'many'
const shareOfMany = 1 / 8

export type Keeper<T> = {
  /** What is kept, or what `make` gives. A key has one shelf. */
  get: (key: string, make: () => Promise<T>, shelf?: ShelfName) => Promise<T>
  /** Forgets what was made from any of these, also what is being made now. */
  drop: (tags: readonly string[]) => void
  /** Makes stale what was made from any of these. */
  outpace: (tags: readonly string[]) => void
  /** Forgets everything, as after a time without news of changes. */
  clear: () => void
}

/** What reads gave that is the same for everybody (`kept-reads.ts`). */
export type KeptReads = Keeper<Keepable & { readonly found: unknown }>

const EVERYTHING = '*'
const isMadeFrom = ({ tags }: Keepable, others: Iterable<string>): boolean => {
  const own = new Set([EVERYTHING, ...tags])
  return Iterator.from(others).some(tag => own.has(tag))
}

export function createKeeper<T extends Keepable>(limits: Limits): Keeper<T> {
  const { freshMs, staleMs, countMs, maxBytes, now = Date.now } = limits
  const shelves = { few: createShelf<T>(maxBytes * (1 - shareOfMany)), many: createShelf<T>(maxBytes * shareOfMany) }
  const all = Object.values(shelves)
  const runs = new Map<string, Run<T>>() // what a new asker may join
  const unfinished = new Set<Run<T>>() // also those that nobody may join any more

  const compute = async (
    put: (kept: Kept<T>) => void,
    make: () => Promise<T>,
    { dropped, outpaced }: Omit<Run<T>, 'promise'>,
  ): Promise<T> => {
    const made = await make()
    if (made.isKept && !isMadeFrom(made, dropped)) put({ made, madeAt: now(), isOutpaced: isMadeFrom(made, outpaced) })
    return made
  }

  const runOnce = (key: string, make: () => Promise<T>, shelf: Shelf<T>): Promise<T> => {
    const running = runs.get(key)
    if (running) return running.promise
    const news = { dropped: new Set<string>(), outpaced: new Set<string>() }
    const promise = compute(kept => shelf.put(key, kept), make, news).finally(() => {
      unfinished.delete(run)
      if (runs.get(key) === run) runs.delete(key)
    })
    const run = { promise, ...news }
    runs.set(key, run)
    unfinished.add(run)
    return promise
  }

  const drop = (tags: readonly string[]): void => {
    for (const shelf of all) shelf.remove(({ made }) => isMadeFrom(made, tags))
    for (const { dropped } of unfinished) for (const tag of tags) dropped.add(tag)
    runs.clear() // who asks from now on must not join a computation that began before the change
  }
  const markOld = (tags: readonly string[]): void => {
    for (const shelf of all) shelf.mark(({ made }) => isMadeFrom(made, tags))
    for (const { outpaced } of unfinished) for (const tag of tags) outpaced.add(tag)
  }

  return {
    get: async (key, make, name = 'few') => {
      const shelf = shelves[name]
      const kept = shelf.take(key)
      const age = kept ? now() - kept.madeAt : Infinity
      if (!kept || age >= freshMs + staleMs) return runOnce(key, make, shelf)
      const isStale = age >= (kept.isOutpaced ? Math.min(countMs, freshMs) : freshMs)
      if (isStale) runOnce(key, make, shelf).catch(() => {}) // `make` logs; the stale one stays until it is too old
      return kept.made
    },
    drop,
    outpace: countMs > 0 ? markOld : drop,
    clear: () => drop([EVERYTHING]),
  }
}

/** What one costs besides its bytes. */
const OVERHEAD_BYTES = 500

type Shelf<T> = ReturnType<typeof createShelf<T & Keepable>>

/** Things by key within `maxBytes`; what was taken longest ago makes room first. */
function createShelf<T extends Keepable>(maxBytes: number) {
  const all = new Map<string, Kept<T>>() // a Map keeps insertion order: the first key is the least recently used
  let bytes = 0
  const forget = (key: string): void => {
    const kept = all.get(key)
    if (kept) bytes -= kept.made.bytes + OVERHEAD_BYTES
    all.delete(key)
  }
  return {
    take: (key: string): Kept<T> | undefined => {
      const kept = all.get(key)
      if (!kept) return undefined
      all.delete(key)
      all.set(key, kept)
      return kept
    },
    put: (key: string, kept: Kept<T>): void => {
      forget(key)
      all.set(key, kept)
      bytes += kept.made.bytes + OVERHEAD_BYTES
      for (const oldest of all.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
    mark: (isOutpaced: (kept: Kept<T>) => boolean): void => {
      for (const kept of all.values()) kept.isOutpaced ||= isOutpaced(kept)
    },
    remove: (isGone: (kept: Kept<T>) => boolean): void => {
      for (const [key, kept] of all) if (isGone(kept)) forget(key)
    },
  }
}
