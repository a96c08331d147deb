import { loader, orFailed } from '#src/web/calls/loader.ts'

/** As many stand beside each other. */
const TEACHERS = 6

/** Every part of the landing page is read on its own: one that fails leaves the others standing. */
export const homeLoader = loader(async api => {
  const [hero, popular, newest, categories, statistics, teachers, partners] = await Promise.all([
    orFailed(api.heroPages({ name: 'hero' })),
    orFailed(api.popularCourses({})),
    orFailed(api.newestCourses({})),
    orFailed(api.listCategories({})),
    orFailed(api.getStatistics({})),
    orFailed(api.listTeachers({ limit: TEACHERS })),
    orFailed(api.listPartners({})),
  ])
  return { hero, popular, newest, categories, statistics, teachers, partners }
})
