import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageIdentity: ['GET', '/admin/identity', 'admin'],
  updateIdentity: ['PUT', '/admin/identity', 'admin'],
} as const satisfies Record<string, Endpoint>
