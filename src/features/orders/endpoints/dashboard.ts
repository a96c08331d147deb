import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  checkCoupon: ['GET', '/course/:id/coupon', 'signed-in'],
  startPayment: ['POST', '/payment_create', 'signed-in'],
  planOrder: ['GET', '/memberships/:id/order', 'signed-in'],
  checkPlanCoupon: ['GET', '/memberships/:id/coupon', 'signed-in'],
  beginCheckout: ['POST', '/memberships/:id/checkout', 'signed-in'],
  orderPlan: ['POST', '/memberships/:id/order', 'signed-in'],
  paymentState: ['POST', '/payment_state', 'signed-in'],
  myOrders: ['GET', '/my-orders', 'signed-in'],
  getReceipt: ['GET', '/my-orders/:id/receipt', 'signed-in'],
  manageOrders: ['GET', '/admin/orders', 'admin'],
  manageOrder: ['GET', '/admin/orders/:id', 'admin'],
  refundOrder: ['POST', '/admin/orders/:id/refund', 'admin'],
  withdrawOrder: ['POST', '/admin/orders/:id/withdraw', 'admin'],
} as const satisfies Record<string, Endpoint>
