import { loader, orFailed } from '#src/web/calls/loader.ts'

export const setUpLoader = loader(async (api, { params }) => orFailed(api.readSetUp({ token: params['token'] ?? '' })))
