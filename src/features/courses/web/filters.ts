// The state of the catalogue lives in its address (D-38).

export type Filters = {
  readonly title: string
  /** Dollars. */
  readonly minPrice?: number
  readonly maxPrice?: number
  /** Ids. */
  readonly categories: readonly string[]
  /** 1 to 5; 1 filters nothing. */
  readonly rating: number
  readonly page: number
}

/** The query parameters that the catalogue reads. */
export const FILTER_NAMES = ['title', 'minPrice', 'maxPrice', 'categories', 'rating', 'page'] as const

const MAX_TITLE = 100
export const MAX_PRICE = 100_000
export const MAX_RATING = 5

/** Reads an address as people leave it: what makes no sense is left out, not refused. */
export function readFilters(query: URLSearchParams): Filters {
  const minPrice = wholeIn(query.get('minPrice'), 0, MAX_PRICE)
  const maxPrice = wholeIn(query.get('maxPrice'), 0, MAX_PRICE)
  const ids = query.getAll('categories').flatMap(value => value.split(','))
  return {
    title: (query.get('title') ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_TITLE),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    categories: [...new Set(ids.filter(id => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)))].slice(0, 50),
    rating: wholeIn(query.get('rating'), 1, MAX_RATING) ?? 1,
    page: wholeIn(query.get('page'), 1, 100_000) ?? 1,
  }
}

/** The address of the catalogue with these filters; what filters nothing is left out. */
export function addressOf({ rating = 1, page = 1, ...filters }: Partial<Filters>): string {
  const query = new URLSearchParams()
  const put = (name: (typeof FILTER_NAMES)[number], value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  put('title', filters.title)
  put('minPrice', filters.minPrice)
  put('maxPrice', filters.maxPrice)
  put('categories', filters.categories?.join(','))
  put('rating', rating > 1 ? rating : undefined)
  put('page', page > 1 ? page : undefined)
  // Commas are fine in a query, and easier to read.
  return query.size > 0 ? `/courses?${query.toString().replaceAll('%2C', ',')}` : '/courses'
}

/** A number of digits only, or undefined outside the limits. */
export function wholeIn(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** How many filters of the panel are on; the search by title has its own box. */
export const panelCount = ({ minPrice, maxPrice, categories, rating }: Filters): number =>
  categories.length + [minPrice, maxPrice].filter(price => price !== undefined).length + (rating > 1 ? 1 : 0)
