import { once } from 'node:events'
import type { Writable } from 'node:stream'

import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { ArchiveError } from '../archive/archive.ts'
import { foreignKeysOf, sqlColumns, sqlName, tablesOf, type ForeignKey, type Table } from './catalog.ts'
import { nameOf, type Summary } from './manifest.ts'

export type Loading = {
  /** Writes some of a table's rows; a table's parts follow one another. */
  readonly write: (table: string, rows: AsyncIterable<Buffer>) => Promise<void>
  /** Ends the last table and brings back what held the rows together. */
  readonly finish: () => Promise<void>
}

/**
 * Takes rows into empty tables, in the transaction that the connection has open. Foreign keys are taken away for as long
 * as it lasts, since tables name each other in every direction, and are checked when they come back: that needs nothing
 * but the tables' owner, where switching them off would need a superuser.
 * @throws ArchiveError when a table has other columns than the backup, or rows already
 */
export async function loadDatabase(client: pg.Client, { tables, sequences }: Summary): Promise<Loading> {
  const known = new Map((await tablesOf(client)).map(table => [nameOf(table), table]))
  for (const table of tables) checkTable(table, known.get(nameOf(table)))
  await checkEmpty(client, [...known.values()])
  const keys = await foreignKeysOf(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  const wanted = new Map(tables.map(table => [nameOf(table), table]))
  let open: OpenTable | undefined
  const end = async () => {
    if (!open) return
    const { name, into, failure } = open
    open = undefined
    if (failure) throw failure
    into.end()
    await once(into, 'finish')
    const { rows = 0 } = wanted.get(name) ?? {}
    if (into.rowCount !== rows) throw new ArchiveError(`${name} has ${into.rowCount} rows, and should have ${rows}`)
    wanted.delete(name)
  }
  const write: Loading['write'] = async (name, rows) => {
    if (open?.name !== name) {
      await end()
      const table = wanted.get(name)
      if (!table) throw new ArchiveError(`it holds rows of ${name} where they do not belong`)
      open = openTable(client, table)
    }
    for await (const chunk of rows) {
      if (open.failure) throw open.failure
      if (!open.into.write(chunk)) await once(open.into, 'drain')
    }
  }
  const finish = async () => {
    await end()
    const [missing] = [...wanted.values()].filter(({ rows }) => rows > 0)
    if (missing) throw new ArchiveError(`the rows of ${nameOf(missing)} are missing`)
    await putKeysBack(client, keys)
    for (const { schema, name, value } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint)', [sqlName({ schema, name }), value])
    }
  }
  return { write, finish }
}

type OpenTable = { readonly name: string; readonly into: Writable & { rowCount: number }; failure?: Error }

function openTable(client: pg.Client, table: Table): OpenTable {
  const into = client.query(copyFrom(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`))
  const open: OpenTable = { name: nameOf(table), into }
  into.on('error', error => (open.failure = error))
  return open
}

function checkTable(saved: Table, there: Table | undefined): void {
  const isSame = there && saved.columns.toSorted().join() === there.columns.toSorted().join()
  if (!isSame) throw new ArchiveError(`its table ${nameOf(saved)} is another one than this version's`)
}

async function checkEmpty(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select 1 from ${sqlName(table)} limit 1`)
    if (rowCount) {
      throw new ArchiveError(
        `This academy is not empty: there is something in ${nameOf(table)}. Restore into a new DATA_DIR, or a new database`,
      )
    }
  }
}

async function putKeysBack(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
