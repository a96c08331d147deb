import { data } from 'react-router'

import { loader, orFailed } from '#src/web/calls/loader.ts'

/** The pages of standing text, as their addresses name them. */
export const slugs = ['about', 'privacy', 'terms'] as const

export const managePagesLoader = loader(async api => ({ result: await orFailed(api.managePages({})) }))

export const managePageLoader = loader(async (api, { params }) => {
  const slug = slugs.find(one => one === params['slug'])
  if (!slug) throw data({ code: 'not-found', message: '' }, { status: 404 })
  return api.managePage({ slug })
})
