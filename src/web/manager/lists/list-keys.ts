// The keys of a manager's list. All but Space press what the mouse would; Space shows what its screens show, too.
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'

import { browserMemory } from '#src/web/memory.ts'

import type { Selection } from './use-picked.ts'

/** Keys in the order in which they are explained; each is also the key of its words. */
export const listKeys = ['j', 'k', 'space', 'x', 'shift-x', 'e', 's', 'v', 'delete', '/', 'c', 'escape', '?'] as const

const REMEMBERED = 'list-keys'
const listeners = new Set<() => void>()

/** 2.1.4: whoever speaks to the computer, or types by accident, can switch single keys off. */
export function useKeysSwitch() {
  const isOn = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => browserMemory.recall(REMEMBERED) !== 'off',
    () => true,
  )
  return {
    isOn,
    turn: (on: boolean) => {
      browserMemory.remember(REMEMBERED, on ? undefined : 'off')
      for (const listener of listeners) listener()
    },
  }
}

interface ListKeys<Row> {
  frame: RefObject<HTMLElement | null>
  rows: readonly Row[]
  selection: Selection<Row> | undefined
  /** Shows what is in a row; not for rows that the list shows whole. */
  onLook: ((row: Row) => void) | undefined
  /** Shows what the keys do. */
  onHelp: () => void
}

/** Listens on the whole page, as a list is the only thing on its screen. */
export function useListKeys<Row>(keys: ListKeys<Row>): void {
  const { isOn } = useKeysSwitch()
  const now = useRef(keys)
  const anchor = useRef(0)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { onHelp } = now.current
      if (isElsewhere(event)) return
      if (event.key === '?') onHelp()
      else if (!isOn || !act(event, now.current, anchor)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

const WRITTEN_IN = 'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])'

/** Somebody writes, answers a dialog, is in a menu, or means a key of the browser. */
function isElsewhere({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true
  if (target instanceof Element && target.closest(WRITTEN_IN)) return true
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]:popover-open') !== null
}

interface Place<Row> extends ListKeys<Row> {
  lines: readonly HTMLElement[]
  /** The index of the row that has the focus, or -1. */
  at: number
  /** The index of the row that was selected last. */
  anchor: RefObject<number>
}

/** What each key does; false when there is nothing that it could do. */
const acts: Readonly<Record<string, (place: Place<unknown>) => boolean>> = {
  j: ({ lines, at }) => goTo(lines[Math.min(at + 1, lines.length - 1)]),
  k: ({ lines, at }) => goTo(lines[Math.max(at - 1, 0)]),
  x: ({ lines, at, anchor }) => {
    anchor.current = at
    return pressIn(lines[at], '.manager-pick input')
  },
  X: pickUpTo,
  ' ': lookInside,
  e: ({ lines, at }) => pressIn(lines[at], '[data-key=e]'),
  s: ({ lines, at }) => openState(lines[at]),
  v: ({ lines, at }) => pressIn(lines[at], '[data-key=v]'),
  Delete: ({ lines, at }) => pressIn(lines[at], '[data-key=delete]'),
  c: () => pressIn(document, '[data-key=c]'),
  '/': ({ frame }) => goTo(frame.current, '[role=search] input'),
  Escape: ({ selection }) => {
    const isAny = Boolean(selection?.chosen.length)
    selection?.onPick([])
    return isAny
  },
}

function act<Row>({ key }: KeyboardEvent, keys: ListKeys<Row>, anchor: RefObject<number>): boolean {
  const lines = linesOf(keys.frame.current)
  const at = lines.findIndex(line => line.contains(document.activeElement))
  // What is done with rows does not depend on what they hold.
  const place = { ...keys, lines, at, anchor } as Place<unknown>
  return Object.hasOwn(acts, key) && Boolean(acts[key]?.(place))
}

const linesOf = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('tbody tr') ?? []),
]

/** Presses what the mouse would. */
export function pressIn(inside: ParentNode | null | undefined, part: string): boolean {
  const found = inside?.querySelector<HTMLElement>(part)
  found?.click()
  return Boolean(found)
}

/** Opens the menu of a row's state, which takes the focus only after a moment, in which the next key would be lost. */
export const openState = (inside: HTMLElement | null | undefined): boolean =>
  pressIn(inside, '[data-key=s]') && goTo(inside, ':popover-open [role=menuitem]')

const targetIn = (inside: HTMLElement | null | undefined, part = 'a, button'): HTMLElement | null =>
  inside?.querySelector<HTMLElement>(part) ?? inside?.querySelector<HTMLElement>('input') ?? null

/** Where somebody is in the list is where the focus is: at the row's first link or button, or at its box. */
function goTo(inside: HTMLElement | null | undefined, part?: string): boolean {
  const target = targetIn(inside, part)
  target?.focus()
  inside?.scrollIntoView({ block: 'nearest' })
  return Boolean(target)
}

/** The row of a list, for whoever comes back to it. @returns what the focus goes to */
export function focusRow(frame: HTMLElement | null, at: number): HTMLElement | null {
  const line = linesOf(frame)[at]
  line?.scrollIntoView({ block: 'nearest' })
  return targetIn(line)
}

/** A button or a box takes the key itself, and where no row has the focus it scrolls the page. */
function lookInside({ at, rows, onLook }: Place<unknown>): boolean {
  const row = rows[at]
  if (row === undefined || !onLook || document.activeElement?.closest('button, input, summary')) return false
  onLook(row)
  return true
}

/** Selects every row from the one that was selected last to this one. */
function pickUpTo({ at, rows, selection, anchor }: Place<unknown>): boolean {
  if (!selection || at < 0) return false
  const [first, last] = [Math.min(at, anchor.current), Math.max(at, anchor.current)]
  const between = rows.slice(Math.max(0, first), last + 1).filter(row => selection.rows.includes(row))
  selection.onPick([...new Set([...selection.chosen, ...between])])
  return true
}
