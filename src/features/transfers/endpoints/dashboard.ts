import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  listTransfers: ['GET', '/admin/transfers', 'admin'],
  confirmTransfer: ['POST', '/admin/transfers/:id/confirm', 'admin'],
  declineTransfer: ['POST', '/admin/transfers/:id/decline', 'admin'],
} as const satisfies Record<string, Endpoint>
