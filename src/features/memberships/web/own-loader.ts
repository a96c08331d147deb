import { loader } from '#src/web/loader.ts'

export const membershipLoader = loader(async api => api.myMemberships({}))
