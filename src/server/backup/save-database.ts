import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import type { Archive } from '../archive/write-archive.ts'
import { sequencesOf, sqlColumns, sqlName, tablesOf, type Table } from './catalog.ts'
import { jobsWaiting } from './jobs.ts'
import { places, type SavedTable, type Summary } from './manifest.ts'

/** How much of a table one entry holds: the length of an entry stands before it, so it has to be in memory. */
const PART_BYTES = 4 * 1024 * 1024

type Saved = Pick<Summary, 'tables' | 'sequences' | 'jobs'>

/**
 * Adds every row to an archive, all as they were at one moment, while everybody else goes on reading and writing.
 * @param onTable told of each table that is done
 */
export async function saveDatabase(
  client: pg.Client,
  archive: Archive,
  onTable: (done: number, of: number) => void,
): Promise<Saved> {
  await client.query('begin isolation level repeatable read read only')
  const found = await tablesOf(client)
  // A migration waits until the last row is read, and does not change a table in between.
  await client.query(`lock table ${found.map(sqlName).join(', ')} in access share mode`)
  const tables: SavedTable[] = []
  for (const table of found) {
    tables.push({ ...table, rows: await saveTable(client, archive, table) })
    onTable(tables.length, found.length)
  }
  const waiting = await jobsWaiting(client)
  await archive.add(places.jobs, Buffer.from(JSON.stringify(waiting)))
  const sequences = await sequencesOf(client)
  await client.query('commit')
  return { tables, sequences, jobs: waiting.jobs.length }
}

/** @returns the number of rows, as PostgreSQL counted them */
async function saveTable(client: pg.Client, archive: Archive, table: Table): Promise<number> {
  const rows = client.query(copyTo(`copy ${sqlName(table)} (${sqlColumns(table)}) to stdout`))
  const stream: AsyncIterable<Buffer> = rows
  let [part, held] = [1, 0]
  let chunks: Buffer[] = []
  const flush = async () => {
    if (held > 0) await archive.add(places.rows(table, part++), Buffer.concat(chunks))
    ;[chunks, held] = [[], 0]
  }
  for await (const chunk of stream) {
    chunks.push(chunk)
    held += chunk.length
    if (held >= PART_BYTES) await flush()
  }
  await flush()
  await client.query('select 1') // PostgreSQL says its number after the rows have ended; this answer comes after that
  return rows.rowCount
}
