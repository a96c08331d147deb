// The state of the catalogue lives in its address (D-38).
import {
  addressWith,
  hasFewValues,
  isIdText,
  queryOf,
  readCategories,
  readPage,
  readTitle,
  wholeIn,
} from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'

/** The standard leaves no trace in the address. */
export const sorts = ['newest', 'popular', 'rated', 'cheapest', 'dearest'] as const
type Sort = (typeof sorts)[number]

/** From the easiest to the hardest. */
export const levels = ['foundation', 'intermediate', 'advanced'] as const
export type Level = (typeof levels)[number]

/** From the shortest to the longest. */
export const lengths = ['short', 'medium', 'long'] as const
type Length = (typeof lengths)[number]

export type Filters = {
  readonly title: string
  /** Dollars. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  /** Ids. */
  readonly categories: readonly string[]
  /** The id of a membership plan: the courses that it opens. */
  readonly plan?: string | undefined
  /** 1 to 5; 1 filters nothing. */
  readonly rating: number
  readonly level?: Level | undefined
  readonly length?: Length | undefined
  readonly sort: Sort
  readonly page: number
}

const FILTER_NAMES = [
  'title',
  'minPrice',
  'maxPrice',
  'categories',
  'plan',
  'rating',
  'level',
  'length',
  'sort',
  'page',
] as const

export const MAX_PRICE = 100_000
export const MAX_RATING = 5

/** Reads an address as people leave it: what makes no sense is left out, not refused. */
export function readFilters(query: URLSearchParams): Filters {
  const plan = query.get('plan')
  return {
    title: readTitle(query),
    minPrice: wholeIn(query.get('minPrice'), 0, MAX_PRICE),
    maxPrice: wholeIn(query.get('maxPrice'), 0, MAX_PRICE),
    categories: readCategories(query),
    ...(plan && isIdText(plan) && { plan }),
    rating: wholeIn(query.get('rating'), 1, MAX_RATING) ?? 1,
    level: levels.find(level => level === query.get('level')),
    length: lengths.find(length => length === query.get('length')),
    sort: sorts.find(sort => sort === query.get('sort')) ?? 'newest',
    page: readPage(query),
  }
}

/** The address of the catalogue with these filters; what filters nothing is left out. */
export function addressOf({ rating = 1, sort = 'newest', page = 1, categories, ...filters }: Partial<Filters>): string {
  const parameters: Partial<Record<(typeof FILTER_NAMES)[number], string | number | undefined>> = {
    ...filters,
    categories: categories?.join(',') ?? '',
    rating: rating > 1 ? rating : '',
    sort: sort === 'newest' ? '' : sort,
    page: page > 1 ? page : '',
  }
  return addressWith('/courses', parameters)
}

export const catalogueHandle: PageHandle = import.meta.env.SSR
  ? {
      query: FILTER_NAMES,
      tidy: query => queryOf(addressOf(readFilters(query))),
      isOneOfFew: ({ searchParams }) =>
        hasFewValues(searchParams, {
          rating: /^[2-5]$/,
          level: /^[a-z]{1,12}$/,
          length: /^[a-z]{1,6}$/,
          sort: /^[a-z]{1,8}$/,
        }),
    }
  : {}
