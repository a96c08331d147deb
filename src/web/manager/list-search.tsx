import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { SearchBox } from '#src/ui/search-box.tsx'
import { useSearchAfterPause } from '#src/web/search-after-pause.ts'

import { useListAddress } from './list-address.ts'

/** How long somebody pauses before the list follows what they typed. */
const PAUSE_MS = 300

/** The search of a list: it follows the typing, and lives in the address. */
export function ListSearch({ label, name }: { label: string; name: string }) {
  const t = useTranslations('manager')
  const { get, change } = useListAddress()
  const shown = get(name)
  const [words, setWords] = useState(shown)
  const [asked, setAsked] = useState(shown)
  const [seen, setSeen] = useState(shown)
  // What came by another way than this box, such as "Show all", stands in it; what it asked for itself may be late.
  if (shown !== seen) {
    setSeen(shown)
    if (shown !== asked) {
      setAsked(shown)
      setWords(shown)
    }
  }
  const search = (text: string) => {
    const wanted = text.trim()
    if (wanted === asked) return
    setAsked(wanted)
    change({ [name]: wanted })
  }
  useSearchAfterPause(words, search, PAUSE_MS)
  return (
    <form
      role="search"
      onSubmit={event => {
        event.preventDefault()
        search(words)
      }}
    >
      <SearchBox
        label={label}
        clearLabel={t('clearSearch')}
        maxLength={100}
        value={words}
        onChange={event => setWords(event.target.value)}
        onClear={() => {
          setWords('')
          search('')
        }}
      />
    </form>
  )
}
