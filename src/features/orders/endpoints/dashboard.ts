import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  myOrders: ['GET', '/my-orders', 'signed-in'],
  manageOrders: ['GET', '/admin/orders', 'admin'],
  manageOrder: ['GET', '/admin/orders/:id', 'admin'],
  refundOrder: ['POST', '/admin/orders/:id/refund', 'admin'],
  withdrawOrder: ['POST', '/admin/orders/:id/withdraw', 'admin'],
} as const satisfies Record<string, Endpoint>
