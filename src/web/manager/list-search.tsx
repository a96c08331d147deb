import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { SearchBox } from '#src/ui/search-box.tsx'

import { useListAddress } from './list-address.ts'

/** How long somebody pauses before the list follows what they typed. */
const PAUSE_MS = 300

/** The search of a list: it follows the typing, and lives in the address. */
export function ListSearch({ label, name }: { label: string; name: string }) {
  const t = useTranslations('manager')
  const { get, change } = useListAddress()
  const shown = get(name)
  const [words, setWords] = useState(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { pathname } = useLocation()
  const { location: to } = useNavigation()
  const isLeaving = to !== undefined && to.pathname !== pathname
  // Whoever leaves while the search still waits must not be called back by it.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
  }, [isLeaving])
  const search = (wanted: string) => {
    clearTimeout(timer.current)
    if (wanted.trim() !== shown) change({ [name]: wanted.trim() })
  }
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
        onChange={event => {
          const { value } = event.target
          setWords(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(search, PAUSE_MS, value)
        }}
        onClear={() => {
          setWords('')
          search('')
        }}
      />
    </form>
  )
}
