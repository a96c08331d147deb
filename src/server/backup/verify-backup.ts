import { ArchiveError } from '../archive/archive.ts'
import { readArchive, type ReadArchive } from '../archive/read-archive.ts'
import { checkKey } from '../storage/storage.ts'
import { Head, nameOf, places, Summary, type SavedTable } from './manifest.ts'
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
  const rows = new Map<string, number>()
  const backup = await readArchive(path, {
    head: Head,
    rest: Summary,
    onHead,
    onEntry: async ({ name, bytes, body }) => {
      const [, schema, table] = places.table.exec(name) ?? []
      if (schema && table) {
        const of = nameOf({ schema, name: table })
        rows.set(of, (rows.get(of) ?? 0) + (await linesOf(body)))
      } else if (isFile(name)) {
        counts.files += 1
        counts.fileBytes += bytes
      } else if (name !== places.jobs && name !== places.secret) {
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
  return { ...backup, rest: { ...backup.rest, tables: backup.rest.tables.map(table => counted(path, table, rows)) } }
}

/** PostgreSQL writes a row as a line, and a line's end inside of a text as two other characters. */
async function linesOf(body: AsyncIterable<Buffer>): Promise<number> {
  let lines = 0
  for await (const chunk of body) {
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, end + 1)) lines += 1
  }
  return lines
}

const LINE_END = 0x0a

/**
 * A table with the number of its rows. A backup of an earlier version may say 0 where PostgreSQL had not yet said how
 * many there are; its rows are whole, and are counted here.
 * @throws ArchiveError when it holds another number than it says
 */
function counted(path: string, table: SavedTable, found: ReadonlyMap<string, number>): SavedTable {
  const rows = found.get(nameOf(table)) ?? 0
  if (table.rows !== 0 && table.rows !== rows) {
    throw new ArchiveError(
      `${path} cannot be used: it holds ${rows} rows of ${nameOf(table)}, and should hold ${table.rows}.`,
    )
  }
  return { ...table, rows }
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
