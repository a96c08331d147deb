import { loader, orFailed } from '#src/web/calls/loader.ts'

export const manageCategoriesLoader = loader(async api => orFailed(api.manageCategories({})))
