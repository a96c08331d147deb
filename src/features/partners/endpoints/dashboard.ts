import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  createPartner: ['POST', '/admin/partner', 'admin'],
  updatePartner: ['PUT', '/admin/partner/:id', 'admin'],
  deletePartner: ['DELETE', '/admin/partner/:id', 'admin'],
} as const satisfies Record<string, Endpoint>
