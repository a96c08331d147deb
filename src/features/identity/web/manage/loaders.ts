import { loader } from '#src/web/calls/loader.ts'

export const identityLoader = loader(async api => api.manageIdentity({}))
