import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'
import { nightly, slicesOf } from '#src/server/database/slices.ts'

import { textImage } from './policy.ts'

/**
 * The keys of all images that stand in some text. Every column of every table is read but those of this feature: a
 * new kind of text cannot be forgotten, and would otherwise lose its images.
 */
export async function findUsedKeys(db: Db, signal?: AbortSignal): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  // All of them or none: an image that a slice without an end would have found is not unused.
  const pace = { ...nightly, endMs: Infinity, signal }
  for (const { name, columns, key } of await textColumns(db)) {
    const table = sql.identifier(name)
    for await (const slice of slicesOf(db, { table, key: key.map(column => sql.identifier(column)) }, pace)) {
      const { rows } = await db.execute<{ key: string }>(keysIn(sql`${table} where ${slice}`, columns))
      for (const { key } of rows) used.add(key)
    }
  }
  return used
}

type TextColumns = { name: string; columns: string[]; key: string[] }

/** Every table that holds texts, with its primary key. */
async function textColumns(db: Db): Promise<TextColumns[]> {
  const { rows } = await db.execute<TextColumns>(sql`
    select table_name as name, array_agg(column_name::text) as columns,
      (select array_agg(attname::text) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
       where indrelid = quote_ident(table_name)::regclass and indisprimary) as key
    from information_schema.columns
    where table_schema = current_schema() and table_name <> 'text_pictures'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    group by table_name`)
  return rows
}

const folder = `${textImage.folder}/`

const keysIn = (rows: SQL, columns: readonly string[]): SQL => {
  const words = sql.join(
    columns.map(column => sql`${sql.identifier(column)}::text`),
    sql`, `,
  )
  return sql`
    select distinct found[1] as key from (select concat_ws(' ', ${words}) as words from ${rows}) texts,
      regexp_matches(words, ${`${folder}[a-z0-9-]+/[0-9]+\\.avif`}, 'g') found
    where position(${folder} in words) > 0`
}
