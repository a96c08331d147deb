import { redirect } from 'react-router'

import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

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
  const [{ research, version }, { categories }] = await Promise.all([
    api.manageResearch({ id: params['id'] ?? '' }),
    api.listCategories({}),
  ])
  return { research, version, categories }
})

/** The specification names both addresses. */
export const newResearchAddress = loader(async () => redirect('/dashboard/manage-researches/new-research'))
