import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'

export interface Selection<Row> {
  /** Keys of the rows that are chosen. They outlive a change of the page. */
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
  /** What a row is called. */
  nameOf: (row: Row) => string
  /** Buttons that do something with the chosen rows. */
  actions: ReactNode
}

/** Says how many rows are chosen, and offers what can be done with them; nothing while there are none. */
export function SelectionBar<Row>({ picked, onPick, actions }: Selection<Row>) {
  const t = useTranslations('manager')
  if (picked.size === 0) return null
  return (
    <div className="manager-bar manager-picked" role="group" aria-label={t('pickedActions')}>
      <span role="status">{t('picked', { count: picked.size })}</span>
      {actions}
      <Button variant="ghost" size="sm" onClick={() => onPick(new Set())}>
        {t('pickNone')}
      </Button>
    </div>
  )
}

/** The box in the head: all rows of this page. */
export function SelectAll<Row>({
  picked,
  onPick,
  rows,
  rowKey,
}: Selection<Row> & { rows: readonly Row[]; rowKey: (row: Row) => string }) {
  const t = useTranslations('manager')
  const keys = rows.map(rowKey)
  const chosen = keys.filter(key => picked.has(key))
  const isAll = chosen.length === keys.length
  return (
    <th scope="col" className="manager-pick">
      <label className="check">
        <input
          type="checkbox"
          aria-label={t('pickAll')}
          checked={isAll}
          ref={box => {
            if (box) box.indeterminate = !isAll && chosen.length > 0
          }}
          onChange={() => onPick(isAll ? picked.difference(new Set(keys)) : picked.union(new Set(keys)))}
        />
      </label>
    </th>
  )
}

export function SelectRow<Row>({ picked, onPick, nameOf, row, id }: Selection<Row> & { row: Row; id: string }) {
  const t = useTranslations('manager')
  const one = new Set([id])
  return (
    <td className="manager-pick">
      <label className="check">
        <input
          type="checkbox"
          aria-label={t('pick', { name: nameOf(row) })}
          checked={picked.has(id)}
          onChange={() => onPick(picked.has(id) ? picked.difference(one) : picked.union(one))}
        />
      </label>
    </td>
  )
}
