// The state of the list lives in its address.
import { addressWith, hasFewValues, queryOf, readCategories, readPage, readTitle } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'

export type Filters = {
  readonly title: string
  /** Ids. */
  readonly categories: readonly string[]
  readonly page: number
}

const BLOG_FILTER_NAMES = ['title', 'categories', 'page'] as const

export const readFilters = (query: URLSearchParams): Filters => ({
  title: readTitle(query),
  categories: readCategories(query),
  page: readPage(query),
})

/** The address of the list with these filters; what filters nothing is left out. */
export const addressOf = ({ title, categories, page = 1 }: Partial<Filters>): string =>
  addressWith('/blogs', { title, categories: categories?.join(','), page: page > 1 ? page : undefined })

export const listHandle: PageHandle = import.meta.env.SSR
  ? {
      query: BLOG_FILTER_NAMES,
      tidy: query => queryOf(addressOf(readFilters(query))),
      isOneOfFew: ({ searchParams }) => hasFewValues(searchParams),
    }
  : {}
