import { loader, orFailed } from '#src/web/loader.ts'

/** The duration is in the address; anything but `year` is months. */
export const pricingLoader = loader(async (api, { url }) => ({
  duration: url.searchParams.get('duration') === 'year' ? ('year' as const) : ('month' as const),
  list: await orFailed(api.listPlans({})),
}))
