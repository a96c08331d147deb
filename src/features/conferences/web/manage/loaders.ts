import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

const wanted = { sort: bothWays('date', 'name'), name: 'words' } as const

export const manageConferencesLoader = loader(async (api, { url }) =>
  orFailed(api.manageConferences(listQuery(url, wanted))),
)
