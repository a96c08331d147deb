import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { checkKey, type Storage } from './storage.ts'

/** Files on this machine's disk. A file is written beside its place and renamed, so nobody reads half of one. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key))
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
    stat: async key => {
      const found = await stat(pathOf(key)).catch(() => undefined)
      return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined
    },
    read: async (key, range) => createReadStream(pathOf(key), range),
    remove: key => rm(pathOf(key), { force: true }),
  }
}
