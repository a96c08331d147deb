import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { BadgeTone } from '#src/ui/display/badge.tsx'
import { Menu, MenuItem } from '#src/ui/overlays/menu.tsx'

import '#src/ui/display/kbd.css'
import './lists/keys.css'

export interface StateChange {
  /** What it does, as a verb. */
  text: string
  icon: ReactNode
  /** The letter that chooses it while the menu is open. */
  letter: string
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
        {changes.map(({ text, icon, letter, onChoose }) => (
          <MenuItem key={letter} disabled={busy} onClick={onChoose}>
            {icon}
            {text}
            <kbd data-letter={letter.toLowerCase()} aria-hidden="true">
              {letter}
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
