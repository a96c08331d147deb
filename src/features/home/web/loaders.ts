import { readRow } from '#src/features/teachers/web/read-row.ts'
import type { Api } from '#src/web/calls/api.ts'
import { type Failed, hasFailed, loader, orFailed } from '#src/web/calls/loader.ts'

type Plans = Awaited<ReturnType<Api['listPlans']>> | Failed

/** The least that a plan costs which opens every course, by the month and on sale. */
function leastOf(plans: Plans): number | null {
  const all = hasFailed(plans)
    ? []
    : plans.plans.filter(({ opens, duration, link }) => opens === 'all' && duration === 'month' && link !== null)
  return all.length > 0 ? Math.min(...all.map(({ payable }) => payable)) : null
}

type Courses = Awaited<ReturnType<Api['listCourses']>> | Failed

/** What is said of categories; the courses themselves are read apart. */
const countsOf = (courses: Courses) => {
  if (hasFailed(courses)) return courses
  const { categoryCounts, categoryGrounds } = courses
  return { categoryCounts, categoryGrounds }
}

/** Every part of the landing page is read on its own: one that fails leaves the others standing. */
export const homeLoader = loader(async api => {
  const [
    hero,
    popular,
    newest,
    categories,
    courses,
    statistics,
    teachers,
    partners,
    plans,
    papers,
    posts,
    conferences,
  ] = await Promise.all([
    orFailed(api.heroPages({ name: 'hero' })),
    orFailed(api.popularCourses({})),
    orFailed(api.newestCourses({})),
    orFailed(api.listCategories({})),
    orFailed(api.listCourses({ limit: 1 })),
    orFailed(api.getStatistics({})),
    readRow(api),
    orFailed(api.listPartners({})),
    orFailed(api.listPlans({})),
    orFailed(api.listResearch({ limit: 1 })),
    orFailed(api.listBlogs({ limit: 1 })),
    orFailed(api.listConferences({ limit: 1 })),
  ])
  return {
    hero,
    popular,
    newest,
    categories,
    courses: countsOf(courses),
    statistics,
    teachers,
    partners,
    allFrom: leastOf(plans),
    laboratory: { papers, posts, conferences },
  }
})
