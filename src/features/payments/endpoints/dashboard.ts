import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  listCases: ['GET', '/admin/payments/cases', 'admin'],
  findReceiver: ['GET', '/admin/payments/cases/:id/receiver', 'admin'],
  grantCase: ['POST', '/admin/payments/cases/:id/grant', 'admin'],
  refundCase: ['POST', '/admin/payments/cases/:id/refund', 'admin'],
  closeCase: ['POST', '/admin/payments/cases/:id/close', 'admin'],
} as const satisfies Record<string, Endpoint>
