import { readRow } from '#src/features/teachers/web/read-row.ts'
import { loader, orFailed } from '#src/web/calls/loader.ts'

/** Every part of the landing page is read on its own: one that fails leaves the others standing. */
export const homeLoader = loader(async api => {
  const [hero, popular, newest, categories, statistics, teachers, partners] = await Promise.all([
    orFailed(api.heroPages({ name: 'hero' })),
    orFailed(api.popularCourses({})),
    orFailed(api.newestCourses({})),
    orFailed(api.listCategories({})),
    orFailed(api.getStatistics({})),
    readRow(api),
    orFailed(api.listPartners({})),
  ])
  return { hero, popular, newest, categories, statistics, teachers, partners }
})
