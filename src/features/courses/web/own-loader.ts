import { redirect } from 'react-router'

import { hasFailed, loader, orFailed } from '#src/web/loader.ts'

export const myCoursesLoader = loader(async (api, { url }) => {
  const page = Math.max(1, Math.floor(Number(url.searchParams.get('page')) || 1))
  const mine = await orFailed(api.myCourses({ page }))
  // The end has come nearer since the address was made.
  if (!hasFailed(mine) && mine.NbOfPages > 0 && page > mine.NbOfPages)
    throw redirect(`/dashboard/my-courses?page=${mine.NbOfPages}`)
  return { page, mine }
})
