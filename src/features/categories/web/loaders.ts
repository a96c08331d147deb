import { loader, orFailed } from '#src/web/loader.ts'

export const manageCategoriesLoader = loader(async api => orFailed(api.manageCategories({})))
