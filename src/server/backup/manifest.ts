// What a backup says of itself: at its beginning what it is, at its end what is in it.
import { z } from 'zod'

export const Head = z.object({
  format: z.literal('palestra-backup', 'it is no backup of an academy'),
  version: z.literal(1, 'it was made by a later version'),
  createdAt: z.iso.datetime(),
  /** PostgreSQL's version, for people; the rows are text, which every version reads. */
  postgres: z.string(),
  /** The migrations that its tables are made by, in their order. */
  migrations: z.array(z.string().regex(/^[\da-f]{64}$/)),
})
export type Head = z.output<typeof Head>

const Name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

export const SavedTable = z.object({
  schema: Name,
  name: Name,
  /** In the order of the rows' fields; generated columns are not among them. */
  columns: z.array(Name).min(1),
  rows: z.number().int().min(0),
})
export type SavedTable = z.output<typeof SavedTable>

export const Summary = z.object({
  tables: z.array(SavedTable),
  sequences: z.array(z.object({ schema: Name, name: Name, value: z.string().regex(/^-?\d+$/) })),
  jobs: z.number().int().min(0),
  files: z.number().int().min(0),
  fileBytes: z.number().int().min(0),
})
export type Summary = z.output<typeof Summary>

/** As messages name it; `sqlName` is for statements. */
export const nameOf = ({ schema, name }: Pick<SavedTable, 'schema' | 'name'>): string => `${schema}.${name}`

/** Where in the archive each kind of thing lies. */
export const places = {
  rows: (table: Pick<SavedTable, 'schema' | 'name'>, part: number) =>
    `database/${table.schema}.${table.name}/${String(part).padStart(6, '0')}`,
  table: /^database\/([a-z0-9_]+)\.([a-z0-9_]+)\/\d{6}$/,
  jobs: 'queue.json',
  secret: 'secret',
  files: 'files/',
} as const
