import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  readBooks: ['GET', '/admin/books', 'admin'],
} as const satisfies Record<string, Endpoint>
