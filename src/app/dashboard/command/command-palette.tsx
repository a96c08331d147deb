import { ArrowDown, ArrowUp, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import { EnterKey } from '#src/ui/display/enter-key.tsx'
import { Palette } from '#src/ui/overlays/palette.tsx'

import { useCommands, type Command } from './commands.ts'
import { FoundPreview } from './found-preview.tsx'
import { CommandOption, FoundOption } from './options.tsx'
import { useFound, type StaffFound } from './use-found.ts'

import '#src/ui/display/kbd.css'
import './command.css'

/** Finds what administrators can open or do, by the first letters of its name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('command')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, isChanged, failed, isWaiting } = useFound(words)
  const commands = useCommands(words)
  const list = useId()
  const groups = [...Map.groupBy(found, ({ kind }) => (isChanged ? 'changed' : kind))]
  const things = groups.flatMap(([, those]) => those)
  const last = things.length + commands.length - 1
  const at = Math.min(chosen, last)
  const onKeyDown = useKeys({ list, at, last, choose: setChosen, isWaiting })
  const option = (index: number): OptionOf => ({
    id: idOf(list, index),
    isChosen: index === at,
    onPoint: () => setChosen(index),
    onClose,
  })
  const shown = things[at]
  const said = words.trim() !== '' && !isWaiting ? things.length : undefined
  return (
    <Palette title={t('open')} onClose={onClose}>
      <div className="command-words">
        <Search aria-hidden="true" />
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={idOf(list, at)}
          aria-label={t('open')}
          placeholder={t('open')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onClose} aria-label={t('close')}>
          <kbd>{t('esc')}</kbd>
        </button>
      </div>
      <div className="command-two">
        <div className="command-list" role="listbox" id={list} aria-label={t('results')} aria-busy={isWaiting}>
          <Things groups={groups} words={words} option={thing => option(things.indexOf(thing))} />
          {failed ? <p role="presentation">{t('failed')}</p> : said === 0 && <p role="presentation">{t('none')}</p>}
          <Commands commands={commands} option={index => option(things.length + index)} />
        </div>
        {shown && <FoundPreview thing={shown} onClose={onClose} />}
      </div>
      <p className="command-keys" aria-hidden="true">
        <span>
          <kbd>
            <ArrowUp />
          </kbd>
          <kbd>
            <ArrowDown />
          </kbd>
          {t('keys.move')}
        </span>
        <span>
          <EnterKey />
          {t('keys.open')}
        </span>
      </p>
      <p className="sr-only" role="status">
        {said !== undefined && t('count', { count: said })}
      </p>
    </Palette>
  )
}

type OptionOf = { id: string; isChosen: boolean; onPoint: () => void; onClose: () => void }

interface ThingsProps {
  groups: readonly (readonly [StaffFound['kind'] | 'changed', readonly StaffFound[]])[]
  words: string
  option: (thing: StaffFound) => OptionOf
}

function Things({ groups, words, option }: ThingsProps) {
  const t = useTranslations('command.kinds')
  return groups.map(([kind, those]) => (
    <div key={kind} role="group" aria-label={t(kind)}>
      <p aria-hidden="true">{t(kind)}</p>
      {those.map(thing => (
        <FoundOption key={thing._id} thing={thing} words={words} {...option(thing)} />
      ))}
    </div>
  ))
}

function Commands({ commands, option }: { commands: readonly Command[]; option: (index: number) => OptionOf }) {
  const t = useTranslations('command')
  return (
    <div role="group" aria-label={t('do')}>
      <p aria-hidden="true">{t('do')}</p>
      {commands.map((command, index) => (
        <CommandOption key={command.to} command={command} {...option(index)} />
      ))}
    </div>
  )
}

const idOf = (list: string, index: number): string => `${list}-${index}`
const optionAt = (list: string, index: number) =>
  document.querySelector<HTMLElement>(`#${CSS.escape(idOf(list, index))}`)

interface Keys {
  list: string
  at: number
  last: number
  choose: (index: number) => void
  isWaiting: boolean
}

/** Up and down, from one end to the other; Enter goes there, with Ctrl to its page on the site. */
function useKeys({ list, at, last, choose, isWaiting }: Keys) {
  const [pressed, setPressed] = useState<'edit' | 'view'>()
  // Who types quickly and presses Enter means what the words find, not what stands there until then.
  const go = useEffectEvent((what: 'edit' | 'view') => {
    const view = what === 'view' ? document.querySelector<HTMLElement>('.command-view') : null
    ;(view ?? optionAt(list, at))?.click()
  })
  useEffect(() => {
    if (pressed === undefined || isWaiting) return
    go(pressed)
  }, [pressed, isWaiting])
  const goTo = (index: number) => {
    choose(index)
    optionAt(list, index)?.scrollIntoView({ block: 'nearest' })
  }
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key, ctrlKey, metaKey } = event
    if (key === 'ArrowDown') goTo(at === last ? 0 : at + 1)
    else if (key === 'ArrowUp') goTo(at === 0 ? last : at - 1)
    else if (key === 'Enter') setPressed(ctrlKey || metaKey ? 'view' : 'edit')
    else return setPressed(undefined)
    return event.preventDefault()
  }
}
