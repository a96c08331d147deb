import { useEffect, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'

/** How long somebody pauses who has typed what they meant. */
const PAUSE_MS = 250

/** The results follow what is typed; without JavaScript, the button sends the words as an address. */
export function SearchForm({ q }: { q: string }) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (shown !== q) {
    // The address changed by another way than this box: back, or a link.
    setShown(q)
    if (typed.trim() === shown) setTyped(q)
  }
  const follow = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    const go = () => void navigate(`?${new URLSearchParams({ q: text.trim() })}`, { replace: true })
    timer.current = setTimeout(go, PAUSE_MS)
  }
  return (
    <Form className="search-form" role="search" action="/search" onSubmit={() => clearTimeout(timer.current)}>
      <SearchBox
        name="q"
        label={t('label')}
        clearLabel={t('clear')}
        placeholder={t('placeholder')}
        maxLength={100}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the search wants to type
        autoFocus
        value={typed}
        onChange={event => follow(event.target.value)}
        onClear={() => follow('')}
      />
      <Button type="submit" variant="ink" busy={state === 'loading'}>
        {t('submit')}
      </Button>
    </Form>
  )
}
