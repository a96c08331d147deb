import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** Lets rows of the page that is shown be chosen: nothing is done with a row that nobody sees. */
export function usePicked<Row extends { readonly _id: string }>(rows: readonly Row[]) {
  const [picked, onPick] = useState(none)
  const chosen = rows.filter(({ _id }) => picked.has(_id))
  return { chosen, picked: new Set(chosen.map(({ _id }) => _id)), onPick }
}
