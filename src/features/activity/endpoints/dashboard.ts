import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  listActivity: ['GET', '/admin/activity', 'admin'],
} as const satisfies Record<string, Endpoint>
