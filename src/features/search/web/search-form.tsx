import { useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { useSearchAfterPause } from '#src/web/search-after-pause.ts'

/** How long somebody pauses who has typed what they meant. */
const PAUSE_MS = 250

/** The results follow what is typed; without JavaScript, the button sends the words as an address. */
export function SearchForm({ q }: { q: string }) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [typed, setTyped] = useState(q)
  const [asked, setAsked] = useState(q)
  const [shown, setShown] = useState(q)
  if (shown !== q) {
    setShown(q)
    if (q !== asked) {
      // The address changed by another way than this box: back, or a link.
      setAsked(q)
      setTyped(q)
    }
  }
  const search = (text: string) => {
    const wanted = text.trim()
    if (wanted === asked) return
    setAsked(wanted)
    void navigate(`?${new URLSearchParams({ q: wanted })}`, { replace: true })
  }
  useSearchAfterPause(typed, search, PAUSE_MS)
  return (
    <Form className="search-form" role="search" action="/search" onSubmit={() => setAsked(typed.trim())}>
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
    </Form>
  )
}
