import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageCoupons: ['GET', '/admin/coupons', 'admin'],
  getCoupon: ['GET', '/admin/coupons/:id', 'admin'],
  couponUses: ['GET', '/admin/coupons/:id/uses', 'admin'],
  createCoupon: ['POST', '/admin/coupons', 'admin'],
  updateCoupon: ['PUT', '/admin/coupons/:id', 'admin'],
  changeCoupon: ['PUT', '/admin/coupons/:id/state', 'admin'],
  deleteCoupon: ['DELETE', '/admin/coupons/:id', 'admin'],
} as const satisfies Record<string, Endpoint>
