import type { FormEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { useTypedSearch } from '#src/web/forms/typed-search.ts'

/** How long somebody pauses who has typed what they meant. */
const PAUSE_MS = 250

/** The results follow what is typed; without JavaScript, the button sends the words as an address. */
export function SearchForm({ q }: { q: string }) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const { state } = useNavigation()
  const search = (words: string) => void navigate(`?${new URLSearchParams({ q: words })}`, { replace: true })
  const { typed, setTyped, noteAsked } = useTypedSearch(q, search, PAUSE_MS)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    noteAsked()
    void navigate(`?${new URLSearchParams({ q: typed })}`)
  }
  return (
    <form className="search-form" role="search" action="/search" onSubmit={ask}>
      <SearchBox
        name="q"
        label={t('label')}
        clearLabel={t('clear')}
        placeholder={t('placeholder')}
        maxLength={100}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the search wants to type
        autoFocus
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      <Button type="submit" variant="ink" busy={state === 'loading'}>
        {t('submit')}
      </Button>
    </form>
  )
}
