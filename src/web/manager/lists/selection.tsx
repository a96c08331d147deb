import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'

import type { Selection } from './use-picked.ts'

import './selection.css'

/** Says how many rows are chosen, and offers what can be done with them; nothing while there are none. */
export function SelectionBar<Row>({ chosen, onPick, actions }: Selection<Row>) {
  const t = useTranslations('manager')
  const letGo = () => onPick([])
  if (chosen.length === 0) return null
  return (
    <div className="manager-picked dark-surround" role="group" aria-label={t('pickedActions')}>
      <span role="status">
        {t.rich('picked', { count: chosen.length, number: text => <b>{text}</b>, words: text => <span>{text}</span> })}
      </span>
      {actions(chosen, letGo)}
      <Button variant="ghost" size="sm" onClick={letGo}>
        <X />
        <span>{t('pickNone')}</span>
        <kbd aria-hidden="true">{t('keys.esc')}</kbd>
      </Button>
    </div>
  )
}

/** The box in the head: all rows of this page that can be chosen. */
export function SelectAll<Row>({ rows, chosen, onPick }: Selection<Row>) {
  const t = useTranslations('manager')
  const isAll = chosen.length === rows.length
  return (
    <th scope="col" className="manager-pick">
      {rows.length > 0 && (
        <label className="check">
          <input
            type="checkbox"
            aria-label={t('pickAll')}
            checked={isAll}
            ref={box => {
              if (box) box.indeterminate = !isAll && chosen.length > 0
            }}
            onChange={() => onPick(isAll ? [] : rows)}
          />
        </label>
      )}
    </th>
  )
}

export function SelectRow<Row>({ row, rows, chosen, onPick, nameOf }: Selection<Row> & { row: Row }) {
  const t = useTranslations('manager')
  const isChosen = chosen.includes(row)
  return (
    <td className="manager-pick">
      {rows.includes(row) && (
        <label className="check">
          <input
            type="checkbox"
            aria-label={t('pick', { name: nameOf(row) })}
            checked={isChosen}
            onChange={() => onPick(isChosen ? chosen.filter(one => one !== row) : [...chosen, row])}
          />
        </label>
      )}
    </td>
  )
}
