import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { signOwnPut, type Signing } from './signed-puts.ts'
import { checkKey, type ListedFile, type Storage } from './storage.ts'

/**
 * Files on this machine's disk. A file is written beside its place and renamed, so nobody reads half of one.
 * @param signing without it, no signed addresses can be made
 */
export function diskStorage(root: string, signing?: Signing): Storage {
  const pathOf = (key: string) => join(root, checkKey(key))
  const statOf = async (key: string) => {
    const found = await stat(pathOf(key)).catch(() => undefined)
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined
  }
  return {
    put: async (key, body) => {
      const path = pathOf(key)
      const partial = `${path}.${randomUUID()}.partial`
      await mkdir(dirname(path), { recursive: true, mode: 0o750 })
      try {
        await pipeline(
          body instanceof Readable ? body : Readable.from([body]),
          createWriteStream(partial, { flush: true }),
        )
        await rename(partial, path)
      } finally {
        await rm(partial, { force: true })
      }
    },
    stat: statOf,
    read: async (key, range) => createReadStream(pathOf(key), range),
    remove: key => rm(pathOf(key), { force: true }),
    list: async function* list(folder) {
      for await (const key of namesBelow(root, folder)) {
        if (PARTIAL.test(key) || !key.includes('/')) continue
        const found: Omit<ListedFile, 'key'> | undefined = await statOf(key)
        if (found) yield { key, ...found }
      }
    },
    signedPut: async terms => {
      if (!signing) throw new Error('This storage was opened without what signs addresses')
      return signOwnPut(signing, { ...terms, isExact: true })
    },
    sweep: async before => {
      for await (const name of namesBelow(root, '')) {
        if (!PARTIAL.test(name)) continue
        const found = await stat(join(root, name)).catch(() => undefined)
        if (found && found.mtime < before) await rm(join(root, name), { force: true })
      }
    },
    freeBytes: async () => {
      await mkdir(root, { recursive: true, mode: 0o750 })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
    pathOf,
  }
}

const PARTIAL = /\.[\da-f-]{36}\.partial$/

/** Every file below a folder, whether or not it is whole. */
async function* namesBelow(root: string, folder: string): AsyncIterable<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(refuseAllButMissing)
  for (const entry of entries) {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* namesBelow(root, name)
    else yield name
  }
}

function refuseAllButMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
