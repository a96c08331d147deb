import { loader, orFailed } from '#src/web/calls/loader.ts'

export const conferencesLoader = loader(async api => orFailed(api.listConferences({})))

export const conferenceLoader = loader(async (api, { params }) => api.getConference({ id: params['id'] ?? '' }))
