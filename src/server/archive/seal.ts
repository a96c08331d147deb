// The last bytes of an archive: how long everything before them is, and its SHA-256. Without them a file that lost its
// end could look whole, since what a packer writes last means nothing to the content. They stand in a frame that every
// program that unpacks zstd skips (RFC 8878, 3.1.2).
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'

import { ArchiveError } from './archive.ts'

const SKIPPED_FRAME = 0x184d2a50
const HEADER_BYTES = 8
const SEAL_BYTES = HEADER_BYTES + 8 + 32

export type Seal = { readonly bytes: number; readonly sha256: string }

/** Passes everything on, and the seal after it. */
export function sealing(): Transform {
  const hash = createHash('sha256')
  let bytes = 0
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
    flush: done => {
      done(null, Buffer.concat([beginningOf(bytes), hash.digest()]))
    },
  })
}

/** The frame's header, and the length of what stands before it. */
function beginningOf(bytes: number): Buffer {
  const beginning = Buffer.alloc(HEADER_BYTES + 8)
  beginning.writeUInt32LE(SKIPPED_FRAME, 0)
  beginning.writeUInt32LE(SEAL_BYTES - HEADER_BYTES, 4)
  beginning.writeBigUInt64LE(BigInt(Math.max(0, bytes)), HEADER_BYTES)
  return beginning
}

/** @throws ArchiveError for a file that does not end in the seal of what stands before it */
export async function readSeal(path: string): Promise<Seal> {
  const file = await open(path).catch(() => undefined)
  try {
    const found = await file?.stat()
    if (!file || !found?.isFile()) throw new ArchiveError(`There is no file ${path}`)
    const bytes = found.size - SEAL_BYTES
    const seal = Buffer.alloc(SEAL_BYTES)
    if (bytes > 0) await file.read(seal, { position: bytes })
    const isOurs = seal.subarray(0, HEADER_BYTES + 8).equals(beginningOf(bytes))
    if (bytes > 0 && isOurs) return { bytes, sha256: seal.toString('hex', HEADER_BYTES + 8) }
  } finally {
    await file?.close()
  }
  throw new ArchiveError(`${path} cannot be used: its end is missing. It was cut off, or it is something else.`)
}
