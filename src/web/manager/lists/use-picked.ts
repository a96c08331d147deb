import { useState, type ReactNode } from 'react'

/** What a list lets be done with several rows at once. */
export interface Picking<Row> {
  /** What a row is called. */
  nameOf: (row: Row) => string
  /** Rows that nothing can be done with have no box: every row has one unless told. */
  canPick?: (row: Row) => boolean
  /** Buttons that do something with the chosen rows; `letGo` chooses none of them any more. */
  actions: (chosen: readonly Row[], letGo: () => void) => ReactNode
}

/** Rows that can be chosen, and those that are. */
export interface Selection<Row> extends Picking<Row> {
  rows: readonly Row[]
  chosen: readonly Row[]
  rowKey: (row: Row) => string
  onPick: (chosen: readonly Row[]) => void
}

const none: ReadonlySet<string> = new Set()

/** Lets rows of the page that is shown be chosen: nothing is done with a row that nobody sees. */
export function usePicked<Row>(
  picking: Picking<Row> | undefined,
  shown: readonly Row[],
  rowKey: (row: Row) => string,
): Selection<Row> | undefined {
  const [keys, setKeys] = useState(none)
  if (!picking) return undefined
  const { canPick = () => true } = picking
  const rows = shown.filter(canPick)
  const chosen = rows.filter(row => keys.has(rowKey(row)))
  return { ...picking, rows, chosen, rowKey, onPick: now => setKeys(new Set(now.map(rowKey))) }
}
