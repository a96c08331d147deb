import type { ReactNode } from 'react'

/** A column of a manager's table. */
export interface Column<Row> {
  /** Words of its head. */
  head: string
  cell: (row: Row) => ReactNode
  /** The name by which the call sorts, for a column that sorts. */
  sort?: string
  /** Numbers and amounts stand at the end. */
  isNumber?: boolean
  /** Not shown on phones and tablets: it is seen where a row is looked into. */
  isMinor?: boolean
}

/** What is shown of a row beside the list, without leaving it. */
export interface Inside<Row> {
  nameOf: (row: Row) => string
  /** Its picture in the size that the site shows; null for a row that has none yet. */
  imageOf?: (row: Row) => string | null
  /** Its words, which the list does not carry: read when somebody looks. Formatted or plain text. */
  read?: (row: Row) => Promise<string>
}
