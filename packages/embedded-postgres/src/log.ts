import {
  closeSync,
  constants,
  copyFileSync,
  fchownSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs'

import type { Account } from './account.ts'

const limitBytes = 5_000_000
const tailBytes = 64_000
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants

/**
 * Opens the server's log to append to it; the account's, so that root and an ordinary user can take turns.
 * @returns a file descriptor for the caller to close, and the size in bytes so far
 */
export function openLog(file: string, account: Account | undefined): { descriptor: number; from: number } {
  const descriptor = openSync(file, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600)
  if (account) fchownSync(descriptor, account.uid, account.gid)
  return { descriptor, from: fstatSync(descriptor).size }
}

/** What the log got since it had `from` bytes; of a long text the end. */
export function readLog(file: string, from: number): string {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const begin = Math.max(size < from ? 0 : from, size - tailBytes)
    const bytes = Buffer.alloc(size - begin)
    return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, begin))
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Sets an overgrown log (5 MB) aside, keeping one older. The server appends to the same file all the time, so it is
 * copied and emptied, not renamed.
 */
export function turnLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= limitBytes) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}
