import { loader, orFailed } from '#src/web/calls/loader.ts'
import { isIdText, queryWith } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'

/** The duration is in the address; anything but `year` is months. */
const durationIn = (query: URLSearchParams) =>
  query.get('duration') === 'year' ? ('year' as const) : ('month' as const)

export const pricingHandle: PageHandle = import.meta.env.SSR
  ? {
      query: ['duration', 'plan', 'coupon'],
      tidy: query => {
        const [duration, plan] = [durationIn(query), query.get('plan') ?? '']
        const coupon = (query.get('coupon') ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, 64)
        return queryWith({
          ...(duration === 'year' && { duration }),
          ...(isIdText(plan) && { plan }),
          ...(coupon && { coupon }),
        })
      },
      isOneOfFew: ({ searchParams }) => !searchParams.has('plan') && !searchParams.has('coupon'),
    }
  : {}

export const pricingLoader = loader(async (api, { url }) => ({
  duration: durationIn(url.searchParams),
  list: await orFailed(api.listPlans({})),
}))
