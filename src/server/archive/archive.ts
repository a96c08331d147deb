// The files that the command line writes: a tar packed with zstd. Its first entry says what it is, its last one lists
// every other with size and SHA-256, so that nothing can be missing, changed or added without being noticed.
import { z } from 'zod'

export const HEAD = 'head.json'
export const LIST = 'list.json'

/** An archive that cannot be read or must not be trusted, worded for whoever reads the terminal. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

export const ArchiveEntry = z.strictObject({
  name: z.string().max(255),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[\da-f]{64}$/),
})
export type ArchiveEntry = z.output<typeof ArchiveEntry>

const NAME = /^[a-z0-9_][a-z0-9_.-]*(\/[a-z0-9_][a-z0-9_.-]*)*$/

/** Whether an entry may be called so: a relative path in small letters that leads nowhere else, as we write them. */
export const isEntryName = (name: string): boolean => name.length <= 255 && NAME.test(name) && !name.includes('..')
