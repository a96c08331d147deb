import { Plus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

import './chosen.css'

export interface Thing {
  readonly _id: string
  readonly name: string
}

export interface ChosenProps<T extends Thing> {
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
  /** Looks for things by words of their names; without words the first ones. */
  find: (words: string, limit: number) => Promise<Found<T>>
  /** No more than these may be chosen. */
  most?: number
  texts: {
    label: string
    failed: string
    none: string
    search: string
    noneFound: string
    more: (count: number) => string
  }
}

/** How many things are offered at once, and how long somebody pauses before they follow what was typed. */
const OFFERED = 10
const PAUSE_MS = 300

/** Things that are chosen, each with its cross; any other is found by its name and added. */
export function Chosen<T extends Thing>({ chosen, onChange, find, most = Infinity, texts }: ChosenProps<T>) {
  const t = useTranslations('manager.chosen')
  const [isFailed, setFailed] = useState(false)
  return (
    <FieldGroup label={texts.label} error={isFailed ? texts.failed : undefined}>
      {chosen.length === 0 && <p className="chosen-none">{texts.none}</p>}
      <ul className="chosen-list">
        {chosen.map(thing => (
          <li key={thing._id}>
            <span dir="auto">{thing.name}</span>
            <RowButton
              label={t('remove', { name: thing.name })}
              onClick={() => onChange(chosen.filter(({ _id }) => _id !== thing._id))}
            >
              <X />
            </RowButton>
          </li>
        ))}
      </ul>
      {chosen.length < most ? (
        <Offers {...{ chosen, onChange, find, texts }} onFailed={setFailed} />
      ) : (
        <p className="chosen-none" role="status">
          {t('full', { count: most })}
        </p>
      )}
    </FieldGroup>
  )
}

interface OffersProps<T extends Thing> extends Omit<ChosenProps<T>, 'most'> {
  onFailed: (isFailed: boolean) => void
}

/** What else may be chosen. */
function Offers<T extends Thing>({ chosen, onChange, find, texts, onFailed }: OffersProps<T>) {
  const manager = useTranslations('manager')
  const t = useTranslations('manager.chosen')
  const [words, setWords] = useState('')
  const { things, total } = useFound(words.trim(), find, onFailed)
  const offered = things.filter(({ _id }) => !chosen.some(one => one._id === _id))
  return (
    <>
      <SearchBox
        label={texts.search}
        clearLabel={manager('clearSearch')}
        maxLength={100}
        value={words}
        onChange={event => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <ul className="chosen-list chosen-offers">
        {offered.map(thing => (
          <li key={thing._id}>
            <span dir="auto">{thing.name}</span>
            <Button
              size="sm"
              aria-label={t('add', { name: thing.name })}
              onMouseDown={event => event.preventDefault()} // what was looked for keeps the focus, and what was found stays
              onClick={() => onChange([...chosen, thing])}
            >
              <Plus />
              {t('addButton')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="chosen-none" role="status">
        {total === 0 && texts.noneFound}
        {total !== undefined && total > things.length && texts.more(total - things.length)}
      </p>
    </>
  )
}

/** `total` is not known until they have been looked for. */
type Found<T> = { readonly things: readonly T[]; readonly total: number | undefined }

/** Looks again a moment after each change of the words. */
function useFound<T extends Thing>(
  words: string,
  find: ChosenProps<T>['find'],
  onFailed: (isFailed: boolean) => void,
): Found<T> {
  const [found, setFound] = useState<Found<T>>({ things: [], total: undefined })
  const look = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const read = await find(words, OFFERED)
      if (!isWanted()) return
      setFound(read)
      onFailed(false)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (!isWanted()) return
      setFound({ things: [], total: undefined })
      onFailed(true)
    }
  })
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(() => void look(() => !isOld), words ? PAUSE_MS : 0)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words])
  return found
}
