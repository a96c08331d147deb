import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'
import { MenuItem, MenuLine } from '#src/ui/overlays/menu.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'

import { useHydrated } from '../../forms/form.ts'
import { RowMenu } from './row-actions.tsx'
import '../sheets.ts' // before what follows, in whichever order pages name the two

import './ordered-list.css'

interface OrderedListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  nameOf: (item: Item) => string
  onOrder: (items: Item[]) => void
  children: (item: Item) => ReactNode
  /** What is done with a row most: buttons beside its menu. */
  actions?: (item: Item) => ReactNode
  /** What else is done with a row: `MenuItem`s and `MenuLink`s below those that move it. */
  menu?: (item: Item) => ReactNode
  /** What stands as the number of a row; its place in the list where none is given. */
  numberOf?: (item: Item) => ReactNode
  /** For rows that do not move alone. */
  moves?: Moves<Item>
}

export interface Moves<Item> {
  /** The place to which one press moves a row, up (-1) or down (1). */
  step: (items: readonly Item[], from: number, by: -1 | 1) => number
  /** The order in which a row stands at another place; the same list where it stays. */
  arrange: (items: readonly Item[], from: number, to: number) => readonly Item[]
}

/** Rows that move alone, one after the other. */
const alone: Moves<unknown> = {
  step: (_, from, by) => from + by,
  arrange: (items, from, to) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]),
}

/** A list that people order: by dragging with mouse or finger, by the arrow keys on the handle, or in its menu. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, itemKey, nameOf, onOrder, children, actions, menu, numberOf } = props
  const moves: Moves<Item> = props.moves ?? (alone as Moves<Item>) // it only puts items where others were
  const t = useTranslations('manager')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const isAlive = useHydrated()
  const [dragged, setDragged] = useState<string>()
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || to === from) return
    const order = moves.arrange(items, from, to)
    if (order === items) return
    onOrder([...order])
    setSaid(t('placed', { name: nameOf(item), place: order.indexOf(item) + 1, total: items.length }))
  }
  const step = (from: number, by: -1 | 1) => move(from, moves.step(items, from, by))
  const stop = () => setDragged(undefined)
  /** The dragged row stands behind all rows whose middle the pointer has passed. */
  const follow = ({ clientY }: PointerEvent) => {
    const from = items.findIndex(item => itemKey(item) === dragged)
    if (from < 0) return
    const rows = [...(list.current?.children ?? [])].map(row => row.getBoundingClientRect())
    const middles = rows.map(({ top, height }) => top + height / 2)
    const above = middles.filter((middle, index) => index !== from && middle < clientY).length
    move(from, above)
  }
  return (
    <>
      {/* The list holds the pointer: a row that is moved would lose it. And it is made anew with the page's scripts: a row of
          the server's that moves just then is not drawn any more (Chromium). */}
      <ol
        key={String(isAlive)}
        className="ordered-list"
        aria-label={label}
        ref={list}
        onPointerMove={follow}
        onPointerUp={stop}
        onPointerCancel={stop}
      >
        {items.map((item, index) => {
          const key = itemKey(item)
          const name = nameOf(item)
          return (
            <li key={key} data-dragged={dragged === key ? '' : undefined}>
              <Tooltip label={t('drag', { name })}>
                <IconButton
                  name={t('drag', { name })}
                  size="sm"
                  className="ordered-handle"
                  onPointerDown={event => {
                    list.current?.setPointerCapture(event.pointerId)
                    setDragged(key)
                  }}
                  onKeyDown={event => moveByKey(event, by => step(index, by))}
                >
                  <GripVertical />
                </IconButton>
              </Tooltip>
              <span className="ordered-place">{numberOf ? numberOf(item) : index + 1}</span>
              <div className="ordered-item">{children(item)}</div>
              <div className="manager-acts">
                {actions?.(item)}
                <RowMenu name={name}>
                  <MenuItem onClick={() => step(index, -1)}>
                    <ArrowUp />
                    {t('moveUp')}
                  </MenuItem>
                  <MenuItem onClick={() => step(index, 1)}>
                    <ArrowDown />
                    {t('moveDown')}
                  </MenuItem>
                  {menu && <MenuLine />}
                  {menu?.(item)}
                </RowMenu>
              </div>
            </li>
          )
        })}
      </ol>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}

function moveByKey(event: KeyboardEvent, move: (by: -1 | 1) => void) {
  const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp'] // undefined for other keys
  if (by === undefined) return
  event.preventDefault()
  move(by)
}
