import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { Drawer } from '#src/ui/overlays/drawer.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'

import type { Column, Inside } from './column.ts'
import { focusRow, openState, pressIn, useKeysSwitch } from './list-keys.ts'

import './look-inside.css'

export interface LookInsideProps<Row> {
  rows: readonly Row[]
  /** The index of the one that is shown. */
  at: number
  rowKey: (row: Row) => string
  inside: Inside<Row>
  columns?: readonly Column<Row>[] | undefined
  actions?: ((row: Row) => ReactNode) | undefined
  /** The frame of the list, which gets the focus back at the row that was looked at last. */
  list: RefObject<HTMLElement | null>
  onMove: (to: Row) => void
  onClose: () => void
}

/** Space: a row's picture, its words and every column, narrow windows too; the list's own keys go on to the next one. */
export function LookInside<Row>(props: LookInsideProps<Row> & { row: Row }) {
  const { rows, at, row, rowKey, inside, columns = [], actions, list, onClose } = props
  const t = useTranslations('manager.keys')
  const content = useRef<HTMLDivElement>(null)
  const image = inside.imageOf?.(row)
  return (
    <Drawer
      open
      side="end"
      title={<span dir="auto">{inside.nameOf(row)}</span>}
      closeLabel={t('close')}
      onOpenChange={onClose}
      initialFocus={content}
      finalFocus={() => focusRow(list.current, at) ?? true}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is inside it, like the list's */}
      <div ref={content} className="look-inside" tabIndex={-1} onKeyDown={useKeys(props, content)}>
        {image && <img src={image} alt="" />}
        {inside.read && <Words key={rowKey(row)} read={inside.read} row={row} />}
        <dl>
          {columns.slice(1).map(({ head, cell }) => (
            <div key={head}>
              <dt>{head}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
        <div className="look-inside-acts">
          {actions?.(row)}
          <span>{t('place', { place: at + 1, count: rows.length })}</span>
        </div>
      </div>
    </Drawer>
  )
}

/** The keys of the list as they act from inside a row. */
function useKeys<Row>({ rows, at, onMove, onClose }: LookInsideProps<Row>, content: RefObject<HTMLElement | null>) {
  const { isOn } = useKeysSwitch()
  const goTo = (row: Row | undefined) => {
    if (row !== undefined) onMove(row)
    return true
  }
  const press = (key: string) => pressIn(content.current, `[data-key=${key}]`)
  const acts: Readonly<Record<string, () => boolean>> = {
    j: () => goTo(rows[at + 1]),
    k: () => goTo(rows[at - 1]),
    e: () => press('e'),
    s: () => openState(content.current),
    v: () => press('v'),
    Delete: () => press('delete'),
    ' ': () => {
      onClose()
      return true
    },
  }
  return (event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isForControl(event)) return
    if (acts[event.key]?.()) event.preventDefault()
  }
}

/** A box or a menu takes the key itself, and a button takes Space; links have no use for any of these. */
const isForControl = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(key === ' ' ? 'button, input, [role=menu]' : 'input, [role=menu]') !== null

/** Three states that take the same place: on its way, read, not read. */
function Words<Row>({ read, row }: { read: (row: Row) => Promise<string>; row: Row }) {
  const t = useTranslations('manager.keys')
  const [found, setFound] = useState<string | null>()
  useEffect(() => {
    let isHere = true
    read(row).then(
      words => isHere && setFound(words),
      () => isHere && setFound(null),
    )
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` makes it anew for another row
  }, [])
  if (found === undefined) return <Skeleton height="4.5rem" />
  if (found === null) return <p className="text-muted">{t('unread')}</p>
  return found && <RichText html={found} />
}
