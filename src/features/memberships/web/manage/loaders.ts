import type { Api } from '#src/web/api.ts'
import { loader, orFailed } from '#src/web/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/list-address.ts'

const wanted = { sort: bothWays('name', 'price', 'holders'), name: 'words' } as const

export const managePlansLoader = loader(async (api, { url }) => orFailed(api.managePlans(listQuery(url, wanted))))

/** The most courses that a page of the catalogue gives. */
const MOST_COURSES = 100
const findCourses = (api: Api) => orFailed(api.listCourses({ limit: MOST_COURSES }))

export const newPlanLoader = loader(async api => ({ courses: await findCourses(api) }))

export const getPlanLoader = loader(async (api, { params }) => {
  const [{ plan }, courses] = await Promise.all([api.getPlan({ id: params['id'] ?? '' }), findCourses(api)])
  return { plan, courses }
})
