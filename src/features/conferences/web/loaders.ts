import { loader, orFailed } from '#src/web/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/list-address.ts'

export const conferencesLoader = loader(async api => orFailed(api.listConferences({})))

export const conferenceLoader = loader(async (api, { params }) => api.getConference({ id: params['id'] ?? '' }))

const wanted = { sort: bothWays('date', 'name'), name: 'words' } as const

export const manageConferencesLoader = loader(async (api, { url }) =>
  orFailed(api.manageConferences(listQuery(url, wanted))),
)
