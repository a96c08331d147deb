import { loader } from '#src/web/calls/loader.ts'

export const membershipLoader = loader(async api => api.myMemberships({}))
