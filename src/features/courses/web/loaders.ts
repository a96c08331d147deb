import { redirect } from 'react-router'

import { hasFailed, loader, orFailed } from '#src/web/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/list-address.ts'

import { addressOf, readFilters } from './filters.ts'

/** K-3 */
const COURSES_PER_PAGE = 20

export const coursesLoader = loader(async (api, { url }) => {
  const filters = readFilters(url.searchParams)
  const { title, categories, ...rest } = filters
  const [list, categoryList] = await Promise.all([
    orFailed(
      api.listCourses({
        ...rest,
        limit: COURSES_PER_PAGE,
        ...(title && { title }),
        ...(categories.length > 0 && { categories: [...categories] }),
      }),
    ),
    orFailed(api.listCategories({})),
  ])
  // The end has come nearer since the address was made.
  if (!hasFailed(list) && list.NbOfPages > 0 && filters.page > list.NbOfPages)
    throw redirect(addressOf({ ...filters, page: list.NbOfPages }))
  return { filters, list, categoryList }
})

/** L-CRS-1: whatever keeps a course from being shown leads back to the catalogue. */
export const courseLoader = loader(async (api, { params }) => {
  const id = params['id'] ?? ''
  try {
    const [found, order] = await Promise.all([api.getCourse({ id }), orFailed(api.courseOrder({ id }))])
    return { ...found, isProcessing: !hasFailed(order) && order.isProcessing }
  } catch {
    throw redirect('/courses')
  }
})

export const myCoursesLoader = loader(async api => orFailed(api.myCourses({})))

const wanted = {
  sort: bothWays('createdAt', 'title', 'price', 'NbOforders'),
  title: 'words',
  time: ['all', 'last_day', 'last_week', 'last_month', 'last_year'],
  state: ['Draft', 'Published', 'Archived'],
} as const

export const manageCoursesLoader = loader(async (api, { url }) => orFailed(api.manageCourses(listQuery(url, wanted))))

export const newCourseLoader = loader(async api => orFailed(api.listCategories({})))

/** A course as its update screen needs it, or that it could not be loaded. */
export const updateCourseLoader = loader(async (api, { params }) => {
  const [read, categoryList] = await Promise.all([
    orFailed(api.getCourse({ id: params['id'] ?? '' })),
    orFailed(api.listCategories({})),
  ])
  return { read, categoryList }
})

/** The playlist of the course that the address names; without one, the courses to choose from. */
export const playlistLoader = loader(async (api, { url }) => {
  const id = url.searchParams.get('course')
  if (id) return { playlist: await orFailed(api.getPlaylist({ id })) }
  return { list: await orFailed(api.manageCourses(listQuery(url, wanted))) }
})
