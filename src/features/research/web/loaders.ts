import { redirect } from 'react-router'

import { hasFailed, loader, orFailed } from '#src/web/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/list-address.ts'

import { addressOf, readFilters } from './filters.ts'

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

const wanted = {
  sort: bothWays('createdAt', 'title', 'views'),
  title: 'words',
  state: ['draft', 'published'],
} as const

export const manageResearchesLoader = loader(async (api, { url }) =>
  orFailed(api.manageResearches(listQuery(url, wanted))),
)

export const newResearchLoader = loader(async api => api.listCategories({}))

export const manageResearchLoader = loader(async (api, { params }) => {
  const [{ research }, { categories }] = await Promise.all([
    api.manageResearch({ id: params['id'] ?? '' }),
    api.listCategories({}),
  ])
  return { research, categories }
})

/** The specification names both addresses. */
export const newResearchAddress = loader(async () => redirect('/dashboard/manage-researches/new-research'))
