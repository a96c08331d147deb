import { bind } from '#src/server/http/api/routes.ts'
import { withVersion } from '#src/server/versions.ts'

import { changeCoupon } from './commands/change-coupon.ts'
import { deleteCoupon } from './commands/delete-coupon.ts'
import { createCoupon, savedCoupon, updateCoupon } from './commands/write-coupon.ts'
import { couponsContract } from './contract.ts'
import { couponUses } from './queries/coupon-uses.ts'
import { couponState, getCoupon, manageCoupons } from './queries/manage-coupons.ts'

export const couponsRoutes = bind(couponsContract, {
  manageCoupons,
  getCoupon: withVersion(couponState, getCoupon),
  couponUses,
  createCoupon: { run: createCoupon, again: { same: savedCoupon, newer: updateCoupon } },
  updateCoupon,
  changeCoupon,
  deleteCoupon,
})
