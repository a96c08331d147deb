// Finished answers for anonymous readers, kept compressed. One computation in flight per key; a stale answer is
// served while its successor is computed; a change of the data drops every answer that was made from it.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Made = { status: number; headers: Record<string, string>; body: string; tags: string[] }
export type Answer = Omit<Made, 'body'> & { etag: string; bodies: Partial<Record<Encoding, Buffer>> }
type Kept = { answer: Answer; bytes: number; madeAt: number }
type Run = { promise: Promise<Answer>; dropped: Set<string> }
export type Limits = { freshMs: number; staleMs: number; maxBytes: number; now?: () => number }

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
  encodings: Encoding[] = ['br', 'gzip', 'identity'],
): Promise<Answer> {
  const bytes = Buffer.from(body)
  const bodies = await Promise.all(encodings.map(async encoding => [encoding, await compress[encoding](bytes)]))
  return {
    ...rest,
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    bodies: Object.fromEntries(bodies),
  }
}

export class PageCache {
  #kept = new Map<string, Kept>() // a Map keeps insertion order: the first key is the least recently used
  #runs = new Map<string, Run>() // what a new reader may join
  #unfinished = new Set<Run>() // also those that nobody may join any more
  #bytes = 0
  #limits: Required<Limits>
  constructor(limits: Limits) {
    this.#limits = { now: Date.now, ...limits }
  }

  /** The kept answer, or the one `make` gives. Only status 200 is kept. */
  async get(key: string, make: () => Promise<Made>): Promise<Answer> {
    const kept = this.#kept.get(key)
    const age = kept ? this.#limits.now() - kept.madeAt : Infinity
    if (!kept || age >= this.#limits.freshMs + this.#limits.staleMs) return this.#run(key, make)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    if (age >= this.#limits.freshMs) this.#run(key, make).catch(() => {}) // `make` logs; the stale answer stays until it is too old
    return kept.answer
  }

  /** Forgets what was made from any of these, also what is being made now. */
  drop(tags: string[]): void {
    for (const [key, { answer }] of this.#kept) if (answer.tags.some(tag => tags.includes(tag))) this.#forget(key)
    for (const { dropped } of this.#unfinished) for (const tag of tags) dropped.add(tag)
    this.#runs.clear() // who asks from now on must not join a computation that began before the change
  }

  /** Forgets everything, as after a time without news of changes. */
  clear(): void {
    for (const key of this.#kept.keys()) this.#forget(key)
    for (const run of this.#unfinished) run.dropped.add('*')
    this.#runs.clear()
  }

  #run(key: string, make: () => Promise<Made>): Promise<Answer> {
    const running = this.#runs.get(key)
    if (running) return running.promise
    const dropped = new Set<string>()
    const promise = make()
      .then(made => pack(made))
      .then(answer => {
        if (answer.status === 200 && !dropped.has('*') && !answer.tags.some(tag => dropped.has(tag)))
          this.#keep(key, answer)
        return answer
      })
      .finally(() => {
        this.#unfinished.delete(run)
        if (this.#runs.get(key) === run) this.#runs.delete(key)
      })
    const run = { promise, dropped }
    this.#runs.set(key, run)
    this.#unfinished.add(run)
    return promise
  }

  #keep(key: string, answer: Answer): void {
    this.#forget(key)
    const bytes = Object.values(answer.bodies).reduce((sum, body) => sum + body.length, 500)
    this.#kept.set(key, { answer, bytes, madeAt: this.#limits.now() })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
