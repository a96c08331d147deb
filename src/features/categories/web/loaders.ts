import { loader, orFailed } from '#src/web/calls/loader.ts'

/** With the grounds that they have in the catalogue, from the read that the catalogue makes; without it none has one. */
export const manageCategoriesLoader = loader(async api => {
  const [read, catalogue] = await Promise.all([
    orFailed(api.manageCategories({})),
    orFailed(api.listCourses({ limit: '1' })),
  ])
  return { read, grounds: 'categoryGrounds' in catalogue ? catalogue.categoryGrounds : [] }
})
