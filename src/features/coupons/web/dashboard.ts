import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { couponLoader, getCouponLoader, manageCouponsLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-coupons.tsx')).ManageCoupons, {
      children: [
        page(async () => (await import('./manage/coupons-list.tsx')).CouponsList, {
          path: 'manage-coupons',
          loader: manageCouponsLoader,
          handle: { query: [...LIST_NAMES, 'words', 'state'] },
        }),
        page(async () => (await import('./manage/new-coupon.tsx')).NewCoupon, {
          path: 'new-coupon',
        }),
        page(async () => (await import('./manage/update-coupon.tsx')).UpdateCoupon, {
          path: 'manage-coupons/update-coupon/:id',
          loader: getCouponLoader,
        }),
      ],
    }),
    page(async () => (await import('./manage/coupon-page.tsx')).CouponPage, {
      path: 'manage-coupons/:id',
      loader: couponLoader,
      handle: { query: ['page'] },
    }),
  ],
}
