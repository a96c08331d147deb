import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

const wanted = { sort: bothWays('name', 'price', 'holders'), name: 'words' } as const

export const managePlansLoader = loader(async (api, { url }) => orFailed(api.managePlans(listQuery(url, wanted))))

export const getPlanLoader = loader(async (api, { params }) => api.getPlan({ id: params['id'] ?? '' }))
