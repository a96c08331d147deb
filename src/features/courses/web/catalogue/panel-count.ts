import type { Filters } from './filters.ts'

/** How many filters of the panel are on; the search by title has its own box. */
export const panelCount = ({ minPrice, maxPrice, categories, rating, level, length }: Filters): number =>
  categories.length + [minPrice, maxPrice, level, length].filter(one => one !== undefined).length + (rating > 1 ? 1 : 0)
