import { useTranslations } from 'use-intl'

import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { useTypedSearch } from '#src/web/forms/typed-search.ts'

import { useListAddress } from './list-address.ts'

/** How long somebody pauses before the list follows what they typed. */
const PAUSE_MS = 300

/** The search of a list: it follows the typing, and lives in the address. */
export function ListSearch({ label, name }: { label: string; name: string }) {
  const t = useTranslations('manager')
  const { get, change } = useListAddress()
  const { typed, setTyped, ask } = useTypedSearch(get(name), words => change({ [name]: words }), PAUSE_MS)
  return (
    <form
      role="search"
      onSubmit={event => {
        event.preventDefault()
        ask(typed)
      }}
    >
      <SearchBox
        label={label}
        clearLabel={t('clearSearch')}
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
