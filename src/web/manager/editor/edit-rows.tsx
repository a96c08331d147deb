import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from '#src/ui/controls/button.tsx'

import { PictureMark } from './picture-mark.tsx'

/** What a closed row says of what is in it. */
interface RowFace {
  /** Empty where nothing was typed yet: then it has its number. */
  name: string
  note?: string | undefined
  /** The stored picture, and the file that takes its place; absent for rows without any. */
  picture?: { stored: string | null; file: File | undefined } | undefined
}

interface EditRowsProps<Row> {
  title: string
  rows: readonly Row[]
  face: (row: Row) => RowFace
  /** What a row is called by its number. */
  legend: (number: number) => string
  /** The errors of the form for this list. */
  errors: unknown
  fields: (index: number) => ReactNode
  /** Buttons of a row; `moved` says where it stands then, or that it is gone. */
  actions: (index: number, moved: (to: number | undefined) => void) => ReactNode
  add: { label: string; run: () => void } | undefined
}

/** What a thing has several of, as rows that open in place, one at a time; those in which something is wrong are open. */
export function EditRows<Row>({ title, rows, face, legend, errors, fields, actions, add }: EditRowsProps<Row>) {
  const [open, setOpen] = useState(rows.length === 1 ? 0 : undefined)
  const isWrong = (index: number) => Array.isArray(errors) && errors[index] !== undefined
  const toggle = (index: number, isOpen: boolean) => {
    if (isOpen) setOpen(index)
    else setOpen(now => (now === index ? undefined : now))
  }
  return (
    <section className="panel manager-part">
      <h2>{title}</h2>
      {rows.map((row, index) => {
        const { name, note, picture } = face(row)
        const number = index + 1
        return (
          <fieldset key={number} className="edit-row">
            <legend className="sr-only">{legend(number)}</legend>
            <details
              open={open === index || isWrong(index)}
              onToggle={({ currentTarget }) => toggle(index, currentTarget.open)}
            >
              <summary>
                {picture ? <PictureMark {...picture} /> : <b className="edit-row-number">{number}</b>}
                <span className="edit-row-name">{name.trim() || legend(number)}</span>
                {note && <span className="edit-row-note">{note}</span>}
                <ChevronDown aria-hidden="true" />
              </summary>
              <div className="manager-row">{fields(index)}</div>
            </details>
            <span className="manager-acts">{actions(index, setOpen)}</span>
          </fieldset>
        )
      })}
      {add && (
        <div className="edit-rows-add">
          <Button
            onClick={() => {
              setOpen(rows.length)
              add.run()
            }}
          >
            <Plus />
            {add.label}
          </Button>
        </div>
      )}
    </section>
  )
}
