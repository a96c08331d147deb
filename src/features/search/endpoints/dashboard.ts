import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  staffSearch: ['GET', '/admin/search', 'admin'],
} as const satisfies Record<string, Endpoint>
