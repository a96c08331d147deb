import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import clsx from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'

import type { DialogName, Tool } from './tools.ts'

interface ToolbarProps<Name extends string> {
  editor: Editor
  open: (dialog: DialogName) => void
  /** The accessible name of the bar. */
  label: string
  nameOf: (name: Name) => string
  groups: readonly (readonly Tool<Name>[])[]
  /** Shows the words beside the signs. */
  hasWords?: boolean | undefined
  /** The id of the text that the bar works on. */
  textId: string
}

/** One stop for Tab; arrows, Home and End walk along it, Escape leads back to the text (ARIA, toolbar pattern). */
export function Toolbar<Name extends string>(props: ToolbarProps<Name>) {
  const { editor, open, label, nameOf, groups, hasWords, textId } = props
  const [current, setCurrent] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const tools = groups.flat()
  const states = useEditorState({
    editor,
    selector: () => tools.map(tool => ({ isActive: tool.isActive?.(editor), isOff: tool.isOff?.(editor) ?? false })),
  })
  const stop = tools.find(({ name }) => name === current) ?? tools[0]
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const next =
      buttons[
        nextIndex(
          event.key,
          buttons.findIndex(button => button === document.activeElement),
          buttons,
        )
      ]
    if (event.key === 'Escape') editor.commands.focus()
    else if (!next) return
    event.preventDefault()
    next?.focus()
  }
  return (
    <div ref={bar} className="editor-bar" role="toolbar" aria-label={label} aria-controls={textId} onKeyDown={walk}>
      {groups.map((group, index) => (
        <div key={index} className="editor-tools" role="group">
          {group.map(tool => {
            const { name, Icon, keys } = tool
            const { isActive, isOff } = states[tools.indexOf(tool)] ?? {}
            return (
              <button
                key={name}
                type="button"
                className={clsx('editor-tool', hasWords && 'has-words')}
                tabIndex={tool === stop ? 0 : -1}
                title={keys ? `${nameOf(name)} (${spoken(keys)})` : nameOf(name)}
                aria-label={nameOf(name)}
                aria-keyshortcuts={keys && ariaKeys(keys)}
                aria-pressed={isActive}
                aria-disabled={isOff || undefined}
                onFocus={() => setCurrent(name)}
                onMouseDown={event => event.preventDefault()} // the text keeps its selection
                onClick={() => void (isOff || tool.run(editor, open))}
              >
                <Icon aria-hidden="true" />
                {hasWords && <span>{nameOf(name)}</span>}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function nextIndex(key: string, now: number, buttons: readonly HTMLElement[]): number {
  const isTurned = getComputedStyle(document.documentElement).direction === 'rtl'
  const step = { ArrowRight: isTurned ? -1 : 1, ArrowLeft: isTurned ? 1 : -1 }[key]
  if (step) return (now + step + buttons.length) % buttons.length
  if (key === 'Home') return 0
  return key === 'End' ? buttons.length - 1 : -1
}

const isApple = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent)
const ariaKeys = (keys: string): string => keys.replace('Mod', isApple() ? 'Meta' : 'Control')
const spoken = (keys: string): string => keys.replace('Mod', isApple() ? '⌘' : 'Ctrl')
