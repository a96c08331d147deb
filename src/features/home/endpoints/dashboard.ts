import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  saveStatistics: ['PUT', '/admin/statistics', 'admin'],
  restoreStatistics: ['DELETE', '/admin/statistics', 'admin'],
} as const satisfies Record<string, Endpoint>
