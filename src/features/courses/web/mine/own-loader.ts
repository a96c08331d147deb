import { redirect } from 'react-router'

import { hasFailed, loader, orFailed } from '#src/web/calls/loader.ts'

export const myCoursesLoader = loader(async (api, { url }) => {
  const page = Math.max(1, Math.floor(Number(url.searchParams.get('page')) || 1))
  const [mine, held] = await Promise.all([orFailed(api.myCourses({ page })), orFailed(api.myMemberships({}))])
  // The end has come nearer since the address was made.
  if (!hasFailed(mine) && mine.NbOfPages > 0 && page > mine.NbOfPages)
    throw redirect(`/dashboard/my-courses?page=${mine.NbOfPages}`)
  const running = hasFailed(held) ? [] : held.memberships.filter(({ status }) => status === 'active')
  return { page, mine, plans: running.filter(({ opens }) => opens !== 'none') }
})
