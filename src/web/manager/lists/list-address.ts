// The state of a manager's list lives in its address.
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'

import { readPage } from '#src/web/catalogue/query.ts'

/** The query parameters that every list reads besides its own filters. */
export const LIST_NAMES = ['page', 'sort'] as const

const MAX_WORDS = 100

/** The values of `sort` for columns: each alone, and downwards with `-` in front. */
export const bothWays = <S extends string>(...columns: readonly S[]): (S | `-${S}`)[] =>
  columns.flatMap(column => [column, `-${column}` as const])

type Wanted = Readonly<Record<string, readonly string[] | 'words'>>
type Found<W extends Wanted> = { page: number } & {
  -readonly [N in keyof W]?: W[N] extends readonly (infer V)[] ? V : string
}

/**
 * What an address asks of a list, as its call takes it. What makes no sense is left out, not refused.
 * @param wanted for each parameter the values that it may have, or `words`
 */
export function listQuery<const W extends Wanted>({ searchParams }: URL, wanted: W): Found<W> {
  const found = Object.entries(wanted).flatMap(([name, values]) => {
    const value = (searchParams.get(name) ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
    const fits = values === 'words' ? value !== '' : values.includes(value)
    return fits ? [[name, value.slice(0, MAX_WORDS)]] : []
  })
  // Each value was found among those that the type names.
  return { page: readPage(searchParams), ...Object.fromEntries(found) } as Found<W>
}

/** Reads and changes the address of the list that is shown. A change starts at the first page again. */
export function useListAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Who chooses a second filter while the first one still loads means both.
  const { location: coming } = useNavigation()
  const wanted = coming?.pathname === pathname ? coming.search : query
  const addressOf = (changes: Readonly<Record<string, string | undefined>>): string => {
    const next = new URLSearchParams(wanted)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  return {
    get: (name: string): string => query.get(name) ?? '',
    addressOf,
    // Known at once: whatever is chosen, or searched for, right after it builds upon it.
    change: (changes: Readonly<Record<string, string | undefined>>) =>
      void navigate(addressOf(changes), { preventScrollReset: true, replace: true, flushSync: true }),
  }
}
