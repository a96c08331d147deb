import { ArchiveError } from '../archive/archive.ts'
import { readArchive, type ReadArchive } from '../archive/read-archive.ts'
import { checkKey } from '../storage/storage.ts'
import { Head, places, Summary } from './manifest.ts'
import type { OnProgress } from './progress.ts'

type Options = { readonly onProgress: OnProgress; readonly signal: AbortSignal; readonly onHead?: (head: Head) => void }

export type Backup = ReadArchive<Head, Summary>

/**
 * Reads a backup from end to end, writes nothing, and compares what is in it with what it says is in it.
 * @param onHead may refuse it before the rest is read
 * @throws ArchiveError for what is no backup, or not whole
 */
export async function verifyBackup(path: string, { onProgress, signal, onHead }: Options): Promise<Backup> {
  const counts = { files: 0, fileBytes: 0 }
  const backup = await readArchive(path, {
    head: Head,
    rest: Summary,
    onHead,
    onEntry: async ({ name, bytes }) => {
      if (isFile(name)) {
        counts.files += 1
        counts.fileBytes += bytes
      } else if (!places.table.test(name) && name !== places.jobs && name !== places.secret) {
        throw new ArchiveError(`it holds ${name}, which no backup does`)
      }
    },
    onProgress: (done, total) => onProgress({ step: 'verified', done, total, unit: 'bytes' }),
    signal,
  })
  const { files, fileBytes } = backup.rest
  if (counts.files !== files || counts.fileBytes !== fileBytes) {
    throw new ArchiveError(`${path} cannot be used: it holds ${counts.files} files, and should hold ${files}.`)
  }
  return backup
}

/** @throws ArchiveError for the name of a file that no storage would take */
function isFile(name: string): boolean {
  if (!name.startsWith(places.files)) return false
  try {
    checkKey(name.slice(places.files.length))
    return true
  } catch {
    throw new ArchiveError(`it holds a file that no storage takes: ${JSON.stringify(name.slice(0, 80))}`)
  }
}
