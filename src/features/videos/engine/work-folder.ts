import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Storage } from '#src/server/storage/storage.ts'

export type WorkFolder = AsyncDisposable & { readonly path: string }

/** Folders that this process works in just now. */
const ours = new Set<string>()

/**
 * Opens an empty folder for files that are needed for a while, and removes what dead processes left beside it.
 * @param parent its folder
 */
export async function openWorkFolder(parent: string): Promise<WorkFolder> {
  const name = `${process.pid}-${randomUUID()}`
  const path = join(parent, name)
  ours.add(name)
  await mkdir(path, { recursive: true, mode: 0o750 })
  for (const other of await readdir(parent)) {
    if (isLeft(other)) await rm(join(parent, other), { recursive: true, force: true })
  }
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      await rm(path, { recursive: true, force: true })
      ours.delete(name)
    },
  }
}

function isLeft(name: string): boolean {
  const pid = Number(name.split('-', 1)[0])
  if (pid === process.pid) return !ours.has(name)
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** @returns where a stored file can be read as a file: in its place, or as a copy in `folder` */
export async function fileFor(storage: Storage, key: string, folder: string): Promise<string> {
  if (storage.pathOf) return storage.pathOf(key)
  const path = join(folder, 'source')
  await pipeline(await storage.read(key), createWriteStream(path))
  return path
}
