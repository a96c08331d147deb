import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'
import { isId } from '#src/wire/ids.ts'
import { periods } from '#src/wire/money/periods.ts'

const wanted = {
  sort: bothWays('createdAt', 'title', 'price', 'NbOforders'),
  title: 'words',
  time: periods,
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

export const reviewStates = ['shown', 'hidden'] as const

const wantedReviews = { sort: bothWays('written'), words: 'words', state: reviewStates } as const

export const manageReviewsLoader = loader(async (api, { url }) => {
  const course = url.searchParams.get('course') ?? ''
  return orFailed(api.manageReviews({ ...listQuery(url, wantedReviews), ...(isId(course) && { course }) }))
})
