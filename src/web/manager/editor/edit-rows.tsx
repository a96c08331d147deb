import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'

import { RowButton } from '../lists/row-actions.tsx'
import { PictureMark } from './picture-mark.tsx'

/** What a closed row says of what is in it. */
interface RowFace {
  /** Empty where nothing was typed yet: then it has its number. */
  name: string
  note?: string | undefined
  /** What stands in the place of its number, such as a time. */
  mark?: string | undefined
  /** What its writer should look at. */
  warning?: string | undefined
  /** The stored picture, and the file that takes its place; absent for rows without any. */
  picture?: { stored: string | null; file: File | undefined } | undefined
}

/** The words of a list; each is asked for by the number of a row. */
interface RowTexts {
  /** None where the rows belong to another row. */
  title?: string
  legend: (number: number) => string
  /** Of rows that are added and taken away. */
  add?: string
  remove?: (number: number) => string
  /** Of rows that change places. */
  up?: (number: number) => string
  down?: (number: number) => string
}

interface EditRowsProps<Row> {
  /** `rowsOf` the form. */
  list: {
    rows: readonly Row[]
    append: (row: Row) => void
    remove: (index: number) => void
    move: (from: number, to: number) => void
  }
  texts: RowTexts
  face: (row: Row, index: number) => RowFace
  /** What a new row begins with. */
  blank?: Row
  /** How many there are at least, and at most. */
  least?: number
  most?: number
  /** The errors of the form for this list. */
  errors: unknown
  fields: (index: number) => ReactNode
  /** What stands above the rows. */
  intro?: ReactNode
}

/** What a thing has several of, as rows that open in place, one at a time; those in which something is wrong are open. */
export function EditRows<Row>(props: EditRowsProps<Row>) {
  const { list, texts, face, blank, least = 0, most = Infinity, errors, fields, intro } = props
  const { rows } = list
  const [open, setOpen] = useState(rows.length === 1 ? 0 : undefined)
  const isWrong = (index: number) => Array.isArray(errors) && errors[index] !== undefined
  const toggle = (index: number, isOpen: boolean) => {
    if (isOpen) setOpen(index)
    else setOpen(now => (now === index ? undefined : now))
  }
  const actions: RowActionsProps['list'] = {
    ...(rows.length > least && {
      remove: index => {
        list.remove(index)
        setOpen(undefined)
      },
    }),
    move: (from, to) => {
      list.move(from, to)
      setOpen(to)
    },
  }
  return (
    <section className="manager-part">
      {texts.title && <h2>{texts.title}</h2>}
      {intro}
      {rows.length > 0 && (
        <div className="edit-rows">
          {rows.map((row, index) => {
            const { name, note, mark, warning, picture } = face(row, index)
            const number = index + 1
            return (
              <fieldset key={number} className="edit-row">
                <legend className="sr-only">{texts.legend(number)}</legend>
                <details
                  open={open === index || isWrong(index)}
                  onToggle={({ currentTarget }) => toggle(index, currentTarget.open)}
                >
                  <summary>
                    {picture ? <PictureMark {...picture} /> : <b className="edit-row-number">{mark ?? number}</b>}
                    <span className="edit-row-name">{name.trim() || texts.legend(number)}</span>
                    {warning && (
                      <Badge plain tone="warning">
                        {warning}
                      </Badge>
                    )}
                    {note && <span className="edit-row-note">{note}</span>}
                    <ChevronDown aria-hidden="true" />
                  </summary>
                  <div className="manager-row">{fields(index)}</div>
                </details>
                <RowActions index={index} isLast={number === rows.length} texts={texts} list={actions} />
              </fieldset>
            )
          })}
        </div>
      )}
      {blank !== undefined && rows.length < most && (
        <div>
          <Button
            onClick={() => {
              setOpen(rows.length)
              list.append(blank)
            }}
          >
            <Plus />
            {texts.add}
          </Button>
        </div>
      )}
    </section>
  )
}

interface RowActionsProps {
  index: number
  isLast: boolean
  texts: RowTexts
  list: { remove?: (index: number) => void; move: (from: number, to: number) => void }
}

function RowActions({ index, isLast, texts: { up, down, remove }, list }: RowActionsProps) {
  const number = index + 1
  return (
    <span className="manager-acts">
      {up && index > 0 && (
        <RowButton label={up(number)} onClick={() => list.move(index, index - 1)}>
          <ArrowUp />
        </RowButton>
      )}
      {down && !isLast && (
        <RowButton label={down(number)} onClick={() => list.move(index, index + 1)}>
          <ArrowDown />
        </RowButton>
      )}
      {remove && list.remove && (
        <RowButton label={remove(number)} onClick={() => list.remove?.(index)}>
          <Trash2 />
        </RowButton>
      )}
    </span>
  )
}
