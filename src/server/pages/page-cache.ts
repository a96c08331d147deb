// Finished answers for visitors, kept compressed.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'

import { createKeeper, type Keepable, type Keeper, type Limits, type ShelfName } from '../keeping/keeper.ts'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** A page as it was drawn. `tags` name the data that it was made from. */
export type Made = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly tags: readonly string[]
  /** A part of it could not be read: the next visitor deserves another try. */
  readonly partial?: boolean
}
/** What is sent, in each encoding that there is of it. */
export type Bodies = Readonly<Partial<Record<Encoding, Buffer>>>
export type Answer = Omit<Made, 'body'> & Keepable & { readonly etag: string; readonly bodies: Bodies }

export type PageCache = Omit<Keeper<Answer>, 'get'> & {
  /** The kept answer, or the one `make` gives. Only a whole page with status 200 is kept. A key has one shelf. */
  get: (key: string, make: () => Promise<Made>, shelf?: ShelfName) => Promise<Answer>
}

const identity = (bytes: Buffer): Buffer => bytes

/** What is kept is worth some work: it is compressed once and sent often. */
const toKeep = {
  br: bytes =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: bytes => promisify(gzip)(bytes, { level: 6 }),
  identity,
} satisfies Partial<Record<Encoding, (bytes: Buffer) => Buffer | Promise<Buffer>>>

/** What is sent once, in a tenth of a millisecond: the way to another thread and back would take three times as long. */
const toSend: Record<Encoding, (bytes: Buffer) => Buffer> = {
  zstd: bytes => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: bytes => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: bytes => gzipSync(bytes, { level: 1 }),
  identity,
}

const etagOf = (bytes: Buffer): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`

/** Compressed off the main thread in every encoding, to be kept. */
export async function pack({ body, ...rest }: Made): Promise<Answer> {
  const plain = Buffer.from(body)
  const packed = await Promise.all(
    Object.entries(toKeep).map(async ([name, pack]) => [name, await pack(plain)] as const),
  )
  const bytes = packed.reduce((sum, [, { length }]) => sum + length, 0)
  const isKept = rest.status === 200 && !rest.partial
  return { ...rest, etag: etagOf(plain), bodies: Object.fromEntries(packed), bytes, isKept }
}

/** Compressed as the asker likes it, to be sent once. */
export const compressOnce = (plain: Buffer, encoding: Encoding): Bodies => ({ [encoding]: toSend[encoding](plain) })

/** The same of a page, with what tells it from another. */
export function packOnce({ body, ...rest }: Made, encoding: Encoding): Answer {
  const plain = Buffer.from(body)
  return {
    ...rest,
    // Asked for where somebody may keep it; what is one person's is kept nowhere.
    get etag() {
      return etagOf(plain)
    },
    bodies: compressOnce(plain, encoding),
    bytes: plain.length,
    isKept: false,
  }
}

export function createPageCache(limits: Limits): PageCache {
  const { get, ...rest } = createKeeper<Answer>(limits)
  return { ...rest, get: (key, make, shelf) => get(key, async () => pack(await make()), shelf) }
}
