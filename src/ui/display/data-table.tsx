import type { ReactNode } from 'react'

export interface DataTableProps {
  /** Says what the table holds; not shown. */
  caption: string
  /** 40 px rows instead of 48, for rows without images. */
  dense?: boolean | undefined
  /** `<thead>` and `<tbody>`; number cells take `className="num"`. */
  children: ReactNode
}

/** A table that scrolls sideways inside its own frame; the frame takes focus so the keyboard can scroll it. */
export function DataTable({ caption, dense, children }: DataTableProps) {
  return (
    <div className="table-wrap" role="region" aria-label={caption} tabIndex={0}>
      <table className="data-table" data-dense={dense ? '' : undefined}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
