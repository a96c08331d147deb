import { isRefused, type Refused } from '#src/wire/refusals.ts'

import type { Storage } from './storage.ts'

/**
 * Runs what writes down files that were stored before. Where it is refused, or fails, nothing names them: they go again.
 * @param storage where `files`, their keys, are
 */
export async function keepFiles<T>(
  storage: Storage,
  files: readonly string[],
  write: () => Promise<T | Refused>,
): Promise<T | Refused> {
  let isWritten = false
  try {
    const outcome = await write()
    isWritten = !isRefused(outcome)
    return outcome
  } finally {
    if (!isWritten) await removeFiles(storage, files)
  }
}

/** Removes files that no row names. */
export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map(key => storage.remove(key)))
}
