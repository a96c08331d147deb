import { loader, orFailed } from '#src/web/calls/loader.ts'
import { readPage } from '#src/web/catalogue/query.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

export const couponStates = ['active', 'scheduled', 'over', 'used-up', 'off', 'archived'] as const

const wanted = {
  sort: bothWays('created', 'code', 'uses', 'given', 'ends'),
  words: 'words',
  state: couponStates,
} as const

export const manageCouponsLoader = loader(async (api, { url }) => orFailed(api.manageCoupons(listQuery(url, wanted))))

export const getCouponLoader = loader(async (api, { params }) => api.getCoupon({ id: params['id'] ?? '' }))

/** A coupon, and who has used it. */
export const couponLoader = loader(async (api, { url, params }) => {
  const id = params['id'] ?? ''
  const [{ coupon }, used] = await Promise.all([
    api.getCoupon({ id }),
    api.couponUses({ id, page: readPage(url.searchParams) }),
  ])
  return { coupon, used }
})
