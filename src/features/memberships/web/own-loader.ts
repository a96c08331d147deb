import { loader, orFailed } from '#src/web/calls/loader.ts'

/** `list` holds the plans for whoever has none. */
export const membershipLoader = loader(async api => {
  const own = await api.myMemberships({})
  const isHolder = own.memberships.some(({ status }) => status !== 'ended')
  return { ...own, list: isHolder ? undefined : await orFailed(api.listPlans({})) }
})
