import { loader, orFailed } from '#src/web/calls/loader.ts'

/** `list` holds the plans for whoever has none. */
export const membershipLoader = loader(async api => {
  const own = await api.myMemberships({})
  const isHolder = own.memberships.some(({ status }) => status !== 'ended')
  return { ...own, list: isHolder ? undefined : await orFailed(api.listPlans({})) }
})

/** The plans that a membership may move to. */
export const changeLoader = loader(async (api, { params }) => api.changeOptions({ id: params['id'] ?? '' }))
