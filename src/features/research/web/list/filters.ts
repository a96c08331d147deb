// The state of the list lives in its address.
import { addressWith, hasFewValues, queryOf, readCategories, readPage, readTitle } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'

export type Filters = {
  readonly title: string
  /** Id. */
  readonly category?: string
  readonly tag?: string
  readonly page: number
}

const FILTER_NAMES = ['title', 'category', 'tag', 'page'] as const

const MAX_TAG = 60

/** Reads an address as people leave it: what makes no sense is left out, not refused. */
export function readFilters(query: URLSearchParams): Filters {
  const [category] = readCategories(new URLSearchParams({ categories: query.get('category') ?? '' }))
  const tag = readTitle(new URLSearchParams({ title: query.get('tag') ?? '' })).slice(0, MAX_TAG)
  return { title: readTitle(query), ...(category && { category }), ...(tag && { tag }), page: readPage(query) }
}

/** The address of the list with these filters; what filters nothing is left out. */
export const addressOf = ({ title, category, tag, page = 1 }: Partial<Filters>): string =>
  addressWith('/researches', { title, category, tag, page: page > 1 ? page : undefined })

export const listHandle: PageHandle = import.meta.env.SSR
  ? {
      query: FILTER_NAMES,
      tidy: query => queryOf(addressOf(readFilters(query))),
      isOneOfFew: ({ searchParams }) => hasFewValues(searchParams),
    }
  : {}
