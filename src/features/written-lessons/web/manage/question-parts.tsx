import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

import { PARTS_MAX, PARTS_MIN, type Part } from './question-values.ts'

interface QuestionPartsProps<Row> {
  /** What its parts are, for the words about them. */
  of: 'options' | 'parts' | 'pairs'
  rows: readonly Row[]
  keyOf: (row: Row) => string
  newRow: () => Row
  onRows: (rows: Row[]) => void
  /** What is missing of all of them together. */
  error?: string | undefined
  /** A row: its sign and its fields. @param put changes it */
  children: (row: Row, index: number, put: (fields: Partial<Row>) => void) => ReactNode
}

/** What a question consists of: rows that come, go and move, from two to ten. Enter goes on to the next one. */
export function QuestionParts<Row>(props: QuestionPartsProps<Row>) {
  const { of, rows, keyOf, newRow, onRows, error, children } = props
  const t = useTranslations('managers.lessons')
  const list = useRef<HTMLFieldSetElement>(null)
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.input')[index]?.focus())
  const fields = () => [...(list.current?.querySelectorAll<HTMLElement>('.input') ?? [])]
  const add = () => {
    if (rows.length === PARTS_MAX) return
    onRows([...rows, newRow()])
    focus(fields().length)
  }
  const move = (from: number, by: -1 | 1) => {
    const to = from + by
    if (to >= 0 && to < rows.length) onRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
  }
  const remove = (index: number) => {
    const each = fields().length / rows.length
    onRows(rows.toSpliced(index, 1))
    focus(Math.min(index, rows.length - 2) * each)
  }
  // Enter alone would send the whole form.
  const goOn = (event: KeyboardEvent) => {
    const at = event.target instanceof HTMLElement ? fields().indexOf(event.target) : -1
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || at < 0) return
    event.preventDefault()
    const next = fields()[at + 1]
    if (next) next.focus()
    else add()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields come up to it
    <fieldset className="question-parts" ref={list} onKeyDown={goOn}>
      <legend>{t(of)}</legend>
      {rows.map((row, index) => (
        <div key={keyOf(row)} className="question-part">
          {children(row, index, changed => onRows(rows.with(index, { ...row, ...changed })))}
          <div className="manager-acts">
            <RowButton label={t('moveUp', { of, number: index + 1 })} onClick={() => move(index, -1)}>
              <ArrowUp />
            </RowButton>
            <RowButton label={t('moveDown', { of, number: index + 1 })} onClick={() => move(index, 1)}>
              <ArrowDown />
            </RowButton>
            {rows.length > PARTS_MIN && (
              <RowButton label={t('removePart', { of, number: index + 1 })} onClick={() => remove(index)}>
                <Trash2 />
              </RowButton>
            )}
          </div>
        </div>
      ))}
      {error && (
        <p className="question-fault" role="alert">
          {error}
        </p>
      )}
      {rows.length < PARTS_MAX && (
        <div>
          <Button size="sm" onClick={add}>
            <Plus />
            {t('addPart', { of })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface PartFieldProps {
  part: Part
  label: string
  error: string | undefined
  onText: (text: string) => void
}

export const PartField = ({ part, label, error, onText }: PartFieldProps) => (
  <TextField
    label={label}
    hideLabel
    placeholder={label}
    noHelpLine
    maxLength={200}
    dir="auto"
    value={part.text}
    error={error}
    onChange={event => onText(event.target.value)}
  />
)
