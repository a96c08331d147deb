import { lazy, Suspense, useState, type ReactNode } from 'react'

import type { Inside } from './column.ts'
import type { LookInside as Looking, LookInsideProps } from './look-inside.tsx'

// Whose rows these are, `lazy` forgets.
const LookInside = lazy(async () => ({ default: (await import('./look-inside.tsx')).LookInside })) as typeof Looking

type Looked<Row> = Pick<LookInsideProps<Row>, 'rows' | 'rowKey' | 'columns' | 'actions' | 'list'> & {
  inside?: Inside<Row> | undefined
}

/**
 * Lets somebody look inside a row.
 * @returns what shows one, for lists whose rows have something inside, and what is shown
 */
export function useLooked<Row>(props: Looked<Row>): { onLook?: (row: Row) => void; shown?: ReactNode } {
  const { inside, rows, rowKey } = props
  const [looked, setLooked] = useState<string>()
  if (!inside) return {}
  const onLook = (row: Row) => setLooked(rowKey(row))
  const at = rows.findIndex(row => rowKey(row) === looked) // nowhere any more once somebody has deleted it
  const row = rows[at]
  const close = () => setLooked(undefined)
  return {
    onLook,
    shown: (
      <Suspense>
        {row !== undefined && <LookInside {...props} {...{ row, at, inside, onMove: onLook, onClose: close }} />}
      </Suspense>
    ),
  }
}
