// What the database says of itself. A backup takes whatever tables there are, so that none can be forgotten.
import pg from 'pg'

import type { SavedTable } from './manifest.ts'

/** The schemas that hold rows of ours. The queue's belongs to its package, and the migrations write their own again. */
const SCHEMAS = ['public', 'sandbox']

export type Table = Omit<SavedTable, 'rows'>

/** Every table with its columns, except those that PostgreSQL fills itself. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Sequences that have been used, with their last value. */
export async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

/** Every foreign key, with names that are safe to write into SQL. */
export async function foreignKeysOf(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(f.oid) as definition
     from pg_constraint f join pg_namespace n on n.oid = f.connamespace
     where contype = 'f' and n.nspname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export const sqlName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export const sqlColumns = ({ columns }: Pick<Table, 'columns'>): string =>
  columns.map(column => pg.escapeIdentifier(column)).join(', ')

/** A connection for work of hours: no statement is cut off, and texts are written alike on every server. */
export async function connectForHours(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...settings, application_name: 'palestra-command', keepAlive: true })
  client.on('error', () => {}) // the statement under way fails with it
  await client.connect()
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '1min';
     set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'`,
  )
  return client
}
