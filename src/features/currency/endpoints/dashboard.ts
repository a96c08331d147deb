import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageCurrency: ['GET', '/admin/currency', 'admin'],
  updateCurrency: ['PUT', '/admin/currency', 'admin'],
} as const satisfies Record<string, Endpoint>
