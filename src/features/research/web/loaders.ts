import { redirect } from 'react-router'

import { loader, orFailed, hasFailed } from '#src/web/calls/loader.ts'

import { addressOf, readFilters } from './list/filters.ts'

/** K-3 */
const RESEARCH_PER_PAGE = 20

export const researchesLoader = loader(async (api, { url }) => {
  const filters = readFilters(url.searchParams)
  const { title, ...rest } = filters
  const [list, categoryList] = await Promise.all([
    orFailed(api.listResearch({ ...rest, limit: RESEARCH_PER_PAGE, ...(title && { title }) })),
    orFailed(api.listCategories({})),
  ])
  // The end has come nearer since the address was made.
  if (!hasFailed(list) && list.NbOfPages > 0 && filters.page > list.NbOfPages)
    throw redirect(addressOf({ ...filters, page: list.NbOfPages }))
  return { filters, list, categoryList }
})

export const researchLoader = loader(async (api, { params }) => api.getResearch({ id: params['id'] ?? '' }))
