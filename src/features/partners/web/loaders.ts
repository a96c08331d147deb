import { loader, orFailed } from '#src/web/calls/loader.ts'

export const partnersLoader = loader(async api => orFailed(api.listPartners({})))
