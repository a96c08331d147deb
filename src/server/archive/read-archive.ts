import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createZstdDecompress } from 'node:zlib'

import { extract, type Header } from 'tar-stream'
import { z } from 'zod'

import { ArchiveEntry, ArchiveError, HEAD, isEntryName, LIST } from './archive.ts'
import { readSeal } from './seal.ts'

/** What head and list may hold: a list of half a million files. */
const MOST_JSON_BYTES = 100_000_000
/** Texts pack to a hundredth at best. What unpacks to more than this was made to fill a disk. */
const mostUnpacked = (packedBytes: number): number => packedBytes * 1000 + 2 ** 28

type Entry = AsyncIterable<unknown> & { readonly header: Header }
export type FoundEntry = { readonly name: string; readonly bytes: number; readonly body: AsyncIterable<Buffer> }

type Reading<Head, Rest> = {
  readonly head: z.ZodType<Head>
  readonly rest: z.ZodType<Rest>
  /** Called before any entry. */
  readonly onHead?: ((head: Head) => void | Promise<void>) | undefined
  /** Gets every entry in the order of the file; what it does not read is read for it. */
  readonly onEntry?: ((entry: FoundEntry) => Promise<void>) | undefined
  /** Told how much of the file has been read. */
  readonly onProgress?: ((packedBytes: number, totalBytes: number) => void) | undefined
  readonly signal: AbortSignal
}

export type ReadArchive<Head, Rest> = { head: Head; rest: Rest; entries: ArchiveEntry[] }

/**
 * Reads an archive from its beginning to its end, in constant memory, and compares every entry with the list.
 * @throws ArchiveError for what is no archive of this kind, is damaged, cut off, or holds what none of ours does: links,
 *   paths that lead elsewhere, a name twice, or more than it could
 */
export async function readArchive<Head, Rest>(
  path: string,
  reading: Reading<Head, Rest>,
): Promise<ReadArchive<Head, Rest>> {
  const { bytes: packedBytes, sha256 } = await readSeal(path)
  const tar = extract()
  const source = createReadStream(path, { end: packedBytes - 1 })
  const hash = createHash('sha256')
  source.on('data', chunk => {
    hash.update(chunk)
    reading.onProgress?.(source.bytesRead, packedBytes)
  })
  const zstd = createZstdDecompress()
  let isBroken = false
  const note = (error: Error) => {
    isBroken ||= !('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  }
  source.on('error', note)
  zstd.on('error', note)
  tar.on('error', note)
  const piped = pipeline(source, zstd, tar, { signal: reading.signal })
  piped.catch(() => {}) // the loop over the entries fails as well
  try {
    const found = await readEntries(tar, reading, mostUnpacked(packedBytes))
    await piped
    if (hash.digest('hex') !== sha256) throw new ArchiveError('it is damaged')
    return found
  } catch (error) {
    await setImmediate() // a broken file fails here and in its streams; whatever else failed, only here
    const isOfFile = isBroken
    tar.destroy()
    reading.signal.throwIfAborted()
    throw explain(path, error, isOfFile)
  }
}

async function readEntries<Head, Rest>(
  tar: AsyncIterable<Entry>,
  { head: Head, rest: Rest, onHead, onEntry }: Reading<Head, Rest>,
  room: number,
): Promise<ReadArchive<Head, Rest>> {
  const entries = new Map<string, ArchiveEntry>()
  const read: Partial<{ head: { value: Head }; list: { entries: ArchiveEntry[]; rest: Rest } }> = {}
  const take = async (entry: Entry, { name, bytes }: { name: string; bytes: number }) => {
    if (!read.head) {
      if (name !== HEAD) throw new ArchiveError('it was not written by this program')
      read.head = { value: parse(Head, await jsonOf(entry, entries)) }
      return onHead?.(read.head.value)
    }
    if (name === LIST) {
      const value = await jsonOf(entry)
      read.list = { entries: parse(List, value).entries, rest: parse(Rest, value) }
      return
    }
    const hashed = hashing(entry)
    await onEntry?.({ name, bytes, body: hashed.body })
    entries.set(name, { name, bytes, sha256: await hashed.end() })
  }
  let left = room
  for await (const entry of tar) {
    const named = checked(entry, entries)
    left -= named.bytes
    if (left < 0) throw new ArchiveError('it unpacks to more than it could hold')
    if (read.list) throw new ArchiveError('it goes on after its end')
    await take(entry, named)
  }
  if (!read.head || !read.list) throw new ArchiveError('its end is missing: it was cut off')
  compare([...entries.values()], read.list.entries)
  return { head: read.head.value, rest: read.list.rest, entries: read.list.entries }
}

const List = z.object({ entries: z.array(ArchiveEntry) })

function checked({ header }: Entry, known: ReadonlyMap<string, unknown>): { name: string; bytes: number } {
  const { name, type, size } = header
  if (type !== 'file') throw new ArchiveError(`it holds something that is no file: ${shown(name)}`)
  if (!isEntryName(name)) throw new ArchiveError(`it holds a name that leads elsewhere: ${shown(name)}`)
  if (known.has(name)) throw new ArchiveError(`it holds ${shown(name)} twice`)
  return { name, bytes: size }
}

const shown = (name: string): string => JSON.stringify(name.slice(0, 80))

/** Passes on what an entry holds, and knows its sum when all of it has come by. */
function hashing(entry: AsyncIterable<unknown>) {
  const hash = createHash('sha256')
  const chunks = entry[Symbol.asyncIterator]()
  let isOver = false
  const next = async (): Promise<IteratorResult<Buffer>> => {
    const step: IteratorResult<unknown, unknown> = await chunks.next()
    isOver = step.done === true
    if (!Buffer.isBuffer(step.value)) return { done: true, value: undefined }
    hash.update(step.value)
    return { done: false, value: step.value }
  }
  // Without `return`: whoever stops reading early does not close the archive.
  const body = { [Symbol.asyncIterator]: () => ({ next }) }
  const end = async () => {
    while (!isOver) await next()
    return hash.digest('hex')
  }
  return { body, end }
}

async function jsonOf(entry: Entry, entries?: Map<string, ArchiveEntry>): Promise<unknown> {
  const { name, size } = entry.header
  if (size > MOST_JSON_BYTES) throw new ArchiveError(`its ${name} is too large`)
  const hashed = hashing(entry)
  const bytes = await buffer(hashed.body)
  entries?.set(name, { name, bytes: bytes.length, sha256: await hashed.end() })
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw new ArchiveError(`its ${name} is not JSON`)
  }
}

function parse<T>(type: z.ZodType<T>, value: unknown): T {
  const parsed = type.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ArchiveError(`it is none that this version can read (${issue?.path.join('.')}: ${issue?.message})`)
}

function compare(found: readonly ArchiveEntry[], listed: readonly ArchiveEntry[]): void {
  for (const [n, { name, bytes, sha256 }] of listed.entries()) {
    const there = found[n]
    if (there?.name !== name) throw new ArchiveError(`${shown(name)} is missing, or not where it should be`)
    if (there.bytes !== bytes || there.sha256 !== sha256) throw new ArchiveError(`${shown(name)} is damaged`)
  }
  if (found.length > listed.length) throw new ArchiveError('it holds files that its list does not name')
}

function explain(path: string, error: unknown, isOfFile: boolean): unknown {
  if (error instanceof ArchiveError) return new ArchiveError(`${path} cannot be used: ${error.message}.`)
  if (!isOfFile) return error
  const words = error instanceof Error ? error.message : String(error)
  return new ArchiveError(`${path} cannot be used: it is damaged, cut off, or something else (${words}).`, {
    cause: error,
  })
}
