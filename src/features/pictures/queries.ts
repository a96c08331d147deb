import { sql } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'

import { pictureKind } from './policy.ts'

/**
 * The keys of all pictures that stand in some text. Every column of every table is read but those of this feature: a
 * new kind of text cannot be forgotten, and would otherwise lose its pictures.
 */
export async function findUsedKeys(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows: tables } = await tx.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = current_schema() and table_name <> 'text_pictures'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    group by table_name`)
  const folder = `${pictureKind.folder}/`
  const reads = tables.map(({ name, columns }) => {
    const words = sql.join(
      columns.map(column => sql`${sql.identifier(column)}::text`),
      sql`, `,
    )
    return sql`
      select found[1] as key from ${sql.identifier(name)},
        regexp_matches(concat_ws(' ', ${words}), ${`${folder}[a-z0-9-]+/[0-9]+\\.avif`}, 'g') found
      where position(${folder} in concat_ws(' ', ${words})) > 0`
  })
  const { rows } = await tx.execute<{ key: string }>(sql.join(reads, sql` union `))
  return new Set(rows.map(({ key }) => key))
}
