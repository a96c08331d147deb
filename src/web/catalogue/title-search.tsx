import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { SearchBox } from '#src/ui/search-box.tsx'

export interface TitleSearchProps {
  /** What is searched for now. */
  title: string
  /** The address of the catalogue with its other filters and this search, from the first page on. */
  addressFor: (title: string) => string
  /** Says what is searched, where it is more than titles. */
  label?: string | undefined
}

/** A plain GET form: it also works before, and without, the scripts. */
export function TitleSearch({ title, addressFor, label }: TitleSearchProps) {
  const t = useTranslations('catalogue')
  const navigate = useNavigate()
  const [words, setWords] = useState(title)
  const { pathname, searchParams: kept } = new URL(addressFor(''), 'http://x')
  const search = (wanted: string) => void navigate(addressFor(wanted.trim()), { preventScrollReset: true })
  return (
    <form
      method="get"
      action={pathname}
      role="search"
      className="grow"
      onSubmit={event => {
        event.preventDefault()
        search(words)
      }}
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchBox
        label={label ?? t('search')}
        clearLabel={t('clearSearch')}
        name="title"
        maxLength={100}
        value={words}
        onChange={event => setWords(event.target.value)}
        onClear={() => {
          setWords('')
          if (title) search('')
        }}
      />
    </form>
  )
}
