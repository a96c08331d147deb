import { loader, orFailed } from '#src/web/loader.ts'

export const partnersLoader = loader(async api => orFailed(api.listPartners({})))
