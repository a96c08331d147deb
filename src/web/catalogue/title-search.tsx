import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { useTypedSearch } from '#src/web/forms/typed-search.ts'

import { addressWith } from './query.ts'

/** How long somebody pauses who has typed what they meant. */
const PAUSE_MS = 400

export interface TitleSearchProps {
  /** What is searched for now. */
  title: string
  /** The address of the catalogue with its other filters and this search, from the first page on. */
  addressFor: (title: string) => string
  /** Says what is searched, where it is more than titles. */
  label?: string | undefined
}

/** The list follows what is typed. A plain GET form: it also works before, and without, the scripts. */
export function TitleSearch({ title, addressFor, label }: TitleSearchProps) {
  const t = useTranslations('catalogue')
  const { pathname, searchParams: kept } = new URL(addressFor(''), 'http://x')
  const search = useSearch(title, addressFor)
  const { typed, setTyped, ask } = useTypedSearch(title, search, PAUSE_MS)
  return (
    <form
      method="get"
      action={pathname}
      role="search"
      className="grow"
      onSubmit={event => {
        event.preventDefault()
        ask(typed)
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
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onClear={() => {
          setTyped('')
          ask('')
        }}
      />
    </form>
  )
}

/** Goes to the address of a search. The way back leads to the list without one, not through every pause of the typing. */
function useSearch(title: string, addressFor: (title: string) => string) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  return (wanted: string) => {
    // Who chooses a filter and types on while it still loads means both.
    const filters = coming?.pathname === pathname && Object.fromEntries(new URLSearchParams(coming.search))
    const address = filters ? addressWith(pathname, { ...filters, title: wanted, page: undefined }) : addressFor(wanted)
    void navigate(address, { preventScrollReset: true, replace: title !== '' })
  }
}
