import { buffer } from 'node:stream/consumers'

import type pg from 'pg'

import { ArchiveError } from '../archive/archive.ts'
import { writeArchive, type Archive } from '../archive/write-archive.ts'
import { migrationsOf } from '../database/migrating/migrate.ts'
import type { ListedFile, Storage } from '../storage/storage.ts'
import { connectForHours } from './catalog.ts'
import { places, type Head, type Summary } from './manifest.ts'
import type { OnProgress } from './progress.ts'
import { saveDatabase } from './save-database.ts'
import { verifyBackup } from './verify-backup.ts'

type Options = {
  readonly path: string
  readonly database: pg.ClientConfig
  readonly storage: Storage
  readonly now: Date
  /** The secret that signs addresses and codes, to be packed with the rest. */
  readonly secret?: string | undefined
  readonly overwrite?: boolean
  readonly onProgress: OnProgress
  readonly signal: AbortSignal
}

export type BackedUp = Summary & { readonly missing: readonly string[] }

/**
 * Writes the whole academy into one file, while it runs: every row as it was at one moment, the work that waits, and
 * after that every file. So a file may be there without its row, which is harmless; a row has its file, unless
 * somebody removed the two of them meanwhile. The file is read back before it gets its name.
 * @returns what is in it; `missing`: files that were removed while they were to be read
 * @throws ArchiveError when the file is there already, or there is no academy to save
 */
export async function backUp({ path, database, storage, now, secret, ...options }: Options): Promise<BackedUp> {
  const { onProgress, signal, overwrite = false } = options
  const client = await connectForHours(database)
  const stop = () => void client.end()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const head = await headOf(client, now)
    const missing: string[] = []
    let summary: Summary | undefined
    const fill = async (archive: Archive) => {
      const onTable = (done: number, total: number) => onProgress({ step: 'rows', done, total, unit: 'tables' })
      const saved = await saveDatabase(client, archive, onTable)
      if (secret !== undefined) await archive.add(places.secret, Buffer.from(secret))
      summary = { ...saved, ...(await saveFiles({ archive, storage, missing, onProgress, signal })) }
      return summary
    }
    const verify = (part: string) => verifyBackup(part, { onProgress, signal })
    await writeArchive(path, { head, fill, verify, overwrite, signal })
    if (!summary) throw new Error('a backup without a summary')
    return { ...summary, missing }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    await client.end()
  }
}

async function headOf(client: pg.Client, now: Date): Promise<Head> {
  const migrations = await migrationsOf(client)
  if (migrations.length === 0) throw new ArchiveError('There is no academy in this database')
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const postgres = rows[0]?.server_version ?? ''
  return { format: 'palestra-backup', version: 1, createdAt: now.toISOString(), postgres, migrations }
}

type Files = {
  readonly archive: Archive
  readonly storage: Storage
  readonly missing: string[]
  readonly onProgress: OnProgress
  readonly signal: AbortSignal
}

async function saveFiles({ archive, storage, missing, onProgress, signal }: Files) {
  const listed: ListedFile[] = []
  for await (const file of storage.list('')) listed.push(file)
  listed.sort((a, b) => (a.key < b.key ? -1 : 1))
  const total = listed.reduce((sum, { size }) => sum + size, 0)
  let [files, fileBytes] = [0, 0]
  for (const { key } of listed) {
    signal.throwIfAborted()
    const found = await storage.stat(key)
    const body = found && (await bodyOf(storage, key, found.size))
    if (!body) {
      missing.push(key)
      continue
    }
    await archive.add(`${places.files}${key}`, body)
    files += 1
    fileBytes += Buffer.isBuffer(body) ? body.length : body.bytes
    onProgress({ step: 'files', done: fileBytes, total, unit: 'bytes' })
  }
  return { files, fileBytes }
}

/** What is small is read first: if it is removed in this moment, nothing of it stands in the archive yet. */
const SMALL_BYTES = 8 * 1024 * 1024

async function bodyOf(storage: Storage, key: string, bytes: number) {
  if (bytes > SMALL_BYTES) return { bytes, from: await storage.read(key) }
  try {
    return await buffer(await storage.read(key))
  } catch (error) {
    if (await storage.stat(key)) throw error
    return undefined
  }
}
