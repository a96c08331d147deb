import { Archive, ArchiveRestore, ChevronDown, Eye, EyeOff } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { BadgeTone } from '#src/ui/display/badge.tsx'
import { Menu, MenuItem } from '#src/ui/overlays/menu.tsx'

import '#src/ui/display/kbd.css'
import './lists/keys.css'

/** How each change looks, and the letter that chooses it while the menu is open. */
const faces = {
  publish: { icon: <Eye />, letter: 'P' },
  unpublish: { icon: <EyeOff />, letter: 'D' },
  archive: { icon: <Archive />, letter: 'A' },
  restore: { icon: <ArchiveRestore />, letter: 'R' },
} as const

export interface StateChange {
  kind: keyof typeof faces
  /** What it does, as a verb. */
  text: string
  onChoose: () => void
}

interface StateMenuProps {
  /** Of the thing whose state it is. */
  name: string
  state: string
  tone: BadgeTone
  changes: readonly StateChange[]
  busy?: boolean
}

/** A-LIST-1: the state of a row, which is changed where it stands. */
export function StateMenu({ name, state, tone, changes, busy }: StateMenuProps) {
  const t = useTranslations('manager')
  const label = t('stateOf', { state, name })
  return (
    <span className="state-menu" role="presentation" onKeyDown={chooseByLetter}>
      <Menu
        label={label}
        align="start"
        trigger={
          <button type="button" className="badge" data-tone={tone} data-dot="" data-key="s" aria-label={label}>
            {state}
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        {changes.map(({ kind, text, onChoose }) => (
          <MenuItem key={kind} disabled={busy} onClick={onChoose}>
            {faces[kind].icon}
            {text}
            <kbd data-letter={faces[kind].letter.toLowerCase()} aria-hidden="true">
              {faces[kind].letter}
            </kbd>
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}

/** The menu itself only goes to the item that begins with a letter. */
function chooseByLetter({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>): void {
  if (ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key)) return
  const letter = currentTarget.querySelector(`[popover]:popover-open [data-letter=${key.toLowerCase()}]`)
  letter?.closest<HTMLElement>('[role=menuitem]')?.click()
}
