import { redirect } from 'react-router'

import type { Api } from '#src/web/calls/api.ts'
import { loader, orFailed, hasFailed, type Failed } from '#src/web/calls/loader.ts'

import { addressOf, readFilters } from './catalogue/filters.ts'

/** K-3 */
const COURSES_PER_PAGE = 20
const NEXT_COURSES = 3

export const coursesLoader = loader(async (api, { url }) => {
  const filters = readFilters(url.searchParams)
  const { title, categories, ...rest } = filters
  const [list, categoryList, planList] = await Promise.all([
    orFailed(
      api.listCourses({
        ...rest,
        limit: COURSES_PER_PAGE,
        ...(title && { title }),
        ...(categories.length > 0 && { categories: [...categories] }),
      }),
    ),
    orFailed(api.listCategories({})),
    rest.plan ? orFailed(api.listPlans({})) : undefined,
  ])
  // The end has come nearer since the address was made.
  if (!hasFailed(list) && list.NbOfPages > 0 && filters.page > list.NbOfPages)
    throw redirect(addressOf({ ...filters, page: list.NbOfPages }))
  const plan = planList && !hasFailed(planList) ? planList.plans.find(({ _id }) => _id === rest.plan) : undefined
  return { filters, list: withoutDescriptions(list), categoryList, planName: plan?.name }
})

/** No card shows them, and they are a third of what the page carries along. */
const withoutDescriptions = <C extends { description: string }, L extends { courses: readonly C[] }>(
  list: L | Failed,
) => (hasFailed(list) ? list : { ...list, courses: list.courses.map(({ description: _, ...course }) => course) })

/** L-CRS-1: whatever keeps a course from being shown leads back to the catalogue. */
export const courseLoader = loader(async (api, { params }) => {
  const id = params['id'] ?? ''
  try {
    const [found, order, offer] = await Promise.all([
      api.getCourse({ id }),
      orFailed(api.courseOrder({ id })),
      orFailed(api.coursePlan({ id })),
    ])
    const plan = hasFailed(offer) ? null : offer.plan
    const study = found.isPurchased ? await orFailed(api.myStudy({})) : undefined
    const related = found.course.certificate ? await nextAfter(api, found) : found.related
    return { ...found, related, plan, isProcessing: !hasFailed(order) && order.isProcessing, study }
  } catch {
    throw redirect('/courses')
  }
})

/** A row of courses for who has completed one: those like it that are not completed too, then those that most take. */
async function nextAfter(api: Api, { course, related }: Awaited<ReturnType<Api['getCourse']>>) {
  const popular = await orFailed(api.popularCourses({}))
  const all = [...related, ...(hasFailed(popular) ? [] : popular.courses)]
  const others = new Map(
    all.filter(({ _id, completed }) => _id !== course._id && !completed).map(one => [one._id, one]),
  )
  return [...others.values()].slice(0, NEXT_COURSES)
}
