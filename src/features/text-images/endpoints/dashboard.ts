import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  addTextImage: ['POST', '/admin/images', 'admin'],
} as const satisfies Record<string, Endpoint>
