// Brings every file from one storage to another. It may be interrupted anywhere and run again.
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'

import type { ListedFile, Storage } from './storage.ts'

export type Progress = {
  readonly files: number
  readonly totalFiles: number
  readonly bytes: number
  readonly totalBytes: number
  /** The file that has just arrived, and whether it had been there before. */
  readonly key: string
  readonly wasThere: boolean
}
type Moving = {
  readonly from: Storage
  readonly to: Storage
  readonly onProgress?: (progress: Progress) => void
  readonly signal?: AbortSignal
}

/**
 * Copies every file and compares what arrived byte for byte, by its SHA-256. What is there already and equal is not sent
 * again. The files stay where they were, so that nothing is lost if the new place turns out to be wrong.
 * @returns what is now in the new place
 * @throws Error when a file arrived otherwise than it left; StorageUnavailable when one of the two does not answer
 */
export async function moveFiles({ from, to, onProgress, signal }: Moving): Promise<{ files: number; bytes: number }> {
  const files: ListedFile[] = []
  for await (const file of from.list('')) files.push(file)
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0)
  let [done, bytes] = [0, 0]
  for (const { key, size } of files) {
    signal?.throwIfAborted()
    const wasThere = await moveFile({ from, to }, key)
    done += 1
    bytes += size
    onProgress?.({ files: done, totalFiles: files.length, bytes, totalBytes, key, wasThere })
  }
  return { files: done, bytes }
}

/** @returns whether it had been there before */
async function moveFile({ from, to }: Pick<Moving, 'from' | 'to'>, key: string): Promise<boolean> {
  const [left, there] = await Promise.all([from.stat(key), to.stat(key)])
  if (!left) return true // removed meanwhile
  const sum = await checksumOf(from, key)
  if (there?.size === left.size && (await checksumOf(to, key)) === sum) return true
  await to.put(key, await from.read(key))
  if ((await checksumOf(to, key)) !== sum) throw new Error(`${key} did not arrive as it left`)
  return false
}

/** The SHA-256 of a stored file. */
export async function checksumOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await storage.read(key), hash)
  return hash.digest('hex')
}
