// Finished answers for visitors, kept compressed. One computation in flight per key; a stale answer is
// served while its successor is computed; a change of the data drops every answer that was made from it, and a change of
// a figure, such as how many people took a course, makes it stale.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it was drawn. `tags` name the data that it was made from. */
export type Made = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly tags: readonly string[]
  /** A part of it could not be read: the next visitor deserves another try. */
  readonly partial?: boolean
}
export type Answer = Omit<Made, 'body'> & {
  readonly etag: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>
}

type Kept = { readonly answer: Answer; readonly madeAt: number; isOutpaced: boolean }
/** A computation under way, and the tags that changed meanwhile, or of which a figure did. */
type Run = { readonly promise: Promise<Answer>; readonly dropped: Set<string>; readonly outpaced: Set<string> }

export type Limits = {
  /** How long an answer is given as it is. */
  readonly freshMs: number
  /** How long after that it is still given while the next one is made. */
  readonly staleMs: number
  /** How long an answer with an old figure is kept at least. */
  readonly countMs: number
  readonly maxBytes: number
  readonly now?: () => number
}

/** What has few addresses, and what anybody can make up another address of: the latter gets an eighth of the room. */
export type ShelfName = 'few' | 'many'
const shareOfMany = 1 / 8

export type PageCache = {
  /** The kept answer, or the one `make` gives. Only a whole page with status 200 is kept. A key has one shelf. */
  get: (key: string, make: () => Promise<Made>, shelf?: ShelfName) => Promise<Answer>
  /** Forgets what was made from any of these, also what is being made now. */
  drop: (tags: readonly string[]) => void
  /** Makes stale what was made from any of these. */
  outpace: (tags: readonly string[]) => void
  /** Forgets everything, as after a time without news of changes. */
  clear: () => void
}

const compress: Record<Encoding, (bytes: Buffer) => Buffer | Promise<Buffer>> = {
  br: bytes =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: bytes => promisify(gzip)(bytes, { level: 6 }),
  identity: bytes => bytes,
}

/** Compressed off the main thread, in every encoding (to keep) or in the one that was asked for (to send once). */
export async function pack(
  { body, ...rest }: Made,
  encodings: readonly Encoding[] = ['br', 'gzip', 'identity'],
): Promise<Answer> {
  const bytes = Buffer.from(body)
  const packed = await Promise.all(encodings.map(async name => [name, await compress[name](bytes)] as const))
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  return { ...rest, etag, bodies: Object.fromEntries(packed) }
}

const EVERYTHING = '*'
const isMadeFrom = (answer: Answer, tags: Iterable<string>): boolean => {
  const own = new Set([EVERYTHING, ...answer.tags])
  return Iterator.from(tags).some(tag => own.has(tag))
}
/** What an answer costs besides its bytes. */
const OVERHEAD_BYTES = 500

export function createPageCache({ freshMs, staleMs, countMs, maxBytes, now = Date.now }: Limits): PageCache {
  const shelves = { few: createShelf(maxBytes * (1 - shareOfMany)), many: createShelf(maxBytes * shareOfMany) }
  const all = Object.values(shelves)
  const runs = new Map<string, Run>() // what a new visitor may join
  const unfinished = new Set<Run>() // also those that nobody may join any more

  const compute = async (
    put: (kept: Kept) => void,
    make: () => Promise<Made>,
    { dropped, outpaced }: Omit<Run, 'promise'>,
  ): Promise<Answer> => {
    const answer = await pack(await make())
    const isKept = answer.status === 200 && !answer.partial && !isMadeFrom(answer, dropped)
    if (isKept) put({ answer, madeAt: now(), isOutpaced: isMadeFrom(answer, outpaced) })
    return answer
  }

  const runOnce = (key: string, make: () => Promise<Made>, shelf: Shelf): Promise<Answer> => {
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
    for (const shelf of all) shelf.remove(({ answer }) => isMadeFrom(answer, tags))
    for (const { dropped } of unfinished) for (const tag of tags) dropped.add(tag)
    runs.clear() // who asks from now on must not join a computation that began before the change
  }

  return {
    get: async (key, make, name = 'few') => {
      const shelf = shelves[name]
      const kept = shelf.take(key)
      const age = kept ? now() - kept.madeAt : Infinity
      if (!kept || age >= freshMs + staleMs) return runOnce(key, make, shelf)
      const isStale = age >= (kept.isOutpaced ? Math.min(countMs, freshMs) : freshMs)
      if (isStale) runOnce(key, make, shelf).catch(() => {}) // `make` logs; the stale answer stays until it is too old
      return kept.answer
    },
    drop,
    outpace: tags => {
      for (const shelf of all) shelf.mark(kept => isMadeFrom(kept.answer, tags))
      for (const { outpaced } of unfinished) for (const tag of tags) outpaced.add(tag)
    },
    clear: () => drop([EVERYTHING]),
  }
}

type Shelf = ReturnType<typeof createShelf>

/** Answers by key within `maxBytes`; what was taken longest ago makes room first. */
function createShelf(maxBytes: number) {
  const all = new Map<string, Kept>() // a Map keeps insertion order: the first key is the least recently used
  let bytes = 0
  const forget = (key: string): void => {
    bytes -= sizeOf(all.get(key))
    all.delete(key)
  }
  return {
    take: (key: string): Kept | undefined => {
      const kept = all.get(key)
      if (!kept) return undefined
      all.delete(key)
      all.set(key, kept)
      return kept
    },
    put: (key: string, kept: Kept): void => {
      forget(key)
      all.set(key, kept)
      bytes += sizeOf(kept)
      for (const oldest of all.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
    mark: (isOutpaced: (kept: Kept) => boolean): void => {
      for (const kept of all.values()) kept.isOutpaced ||= isOutpaced(kept)
    },
    remove: (isGone: (kept: Kept) => boolean): void => {
      for (const [key, kept] of all) if (isGone(kept)) forget(key)
    },
  }
}

function sizeOf(kept: Kept | undefined): number {
  if (!kept) return 0
  return Object.values(kept.answer.bodies).reduce((sum, body) => sum + body.length, OVERHEAD_BYTES)
}
